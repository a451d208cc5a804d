import CasinoKit

/// The five roads at the table: the two that everybody reads first, then the derived ones where there is room.
struct RoadsView: View {
  let state: GameState<BaccaratGame>

  var body: some View {
    let strings = state.strings, grids = RoadGrids.of(state)
    HStack(spacing: Design.Spacing.large) {
      MarkGridView(title: "road.beadPlate", grids.bead, label: strings.counts(of: grids.roads))
      MarkGridView(title: "road.bigRoad", grids.big, label: strings.lastRun(of: grids.roads))
    }.priority(Design.firstRoads)
    HStack(spacing: Design.Spacing.large) {
      ForEach(zip(DerivedRoad.allCases, grids.derived)) { road, grid in
        MarkGridView(title: "road.\(road)", grid, label: nil)
      }
    }.priority(Design.otherRoads)
  }
}

/// The five roads as a sheet, each told whole.
struct RoadsSheetView: View {
  let state: GameState<BaccaratGame>

  private var strings: Strings { state.strings }

  var body: some View {
    let grids = RoadGrids.of(state), roads = grids.roads
    SheetContainerView(title: "action.roads") {
      Text("road.intro")
      MarkGridView(title: "road.beadPlate", grids.bead, label: strings.beads(of: roads))
      MarkGridView(title: "road.bigRoad", grids.big, label: strings.runs(of: roads))
      ForEach(zip(DerivedRoad.allCases, grids.derived)) { road, grid in
        MarkGridView(title: "road.\(road)", grid, label: strings.marks(of: road, in: roads))
      }
    }
  }
}
