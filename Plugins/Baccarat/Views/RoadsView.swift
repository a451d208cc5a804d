import CasinoKit

/// The five roads at the table: the two that everybody reads first, then the derived ones where there is room.
struct RoadsView: View {
  let roads: Roads
  let strings: Strings

  var body: some View {
    HStack(spacing: Design.Spacing.large) {
      MarkGridView(title: "road.beadPlate", roads.beadGrid(strings), label: strings.counts(of: roads))
      MarkGridView(title: "road.bigRoad", roads.bigGrid(strings), label: strings.lastRun(of: roads))
    }.priority(Design.firstRoads)
    HStack(spacing: Design.Spacing.large) {
      ForEach(DerivedRoad.allCases) { road in
        MarkGridView(title: "road.\(road)", roads.grid(road, strings), label: nil)
      }
    }.priority(Design.otherRoads)
  }
}

/// The five roads as a sheet, each told whole.
struct RoadsSheetView: View {
  let state: GameState<BaccaratGame>

  private var strings: Strings { state.strings }

  var body: some View {
    let roads = Roads(state.history)
    SheetContainerView(title: "action.roads") {
      Text("road.intro")
      MarkGridView(title: "road.beadPlate", roads.beadGrid(strings), label: strings.beads(of: roads))
      MarkGridView(title: "road.bigRoad", roads.bigGrid(strings), label: strings.runs(of: roads))
      ForEach(DerivedRoad.allCases) { road in
        MarkGridView(title: "road.\(road)", roads.grid(road, strings), label: strings.marks(of: road, in: roads))
      }
    }
  }
}
