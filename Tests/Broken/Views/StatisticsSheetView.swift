import CasinoKit

/// The figures of what was played.
struct StatisticsSheetView: View {
  let state: GameState<BrokenGame>

  private var data: BrokenData { state.persistence.data }
  private var rounds: Int { Defect.dataNotKept.isHere ? Mischief.roundsSeen : data.roundsPlayed }

  var body: some View {
    SheetContainerView(title: "action.statistics") {
      if !Defect.statisticsEmpty.isHere { StatisticsView() }
      if rounds > 0 {
        SheetSection(title: "data.title") {
          Text("data.raises", .count(data.raises))
        }
      }
    }
  }
}
