import CasinoKit

/// The figures of what was played.
struct StatisticsSheetView: View {
  let state: GameState<NewGameGame>

  private var strings: Strings { state.strings }
  private var data: NewGameData { state.persistence.data }

  var body: some View {
    SheetContainerView(title: "action.statistics") {
      StatisticsView()
      if data.roundsPlayed > 0 {
        // NEXT: show what the game counts.
        SheetSection(title: "data.title") {
          fact("data.paid", data.paid)
          fact("data.great", data.great)
        }
      }
    }
  }

  private func fact(_ key: String, _ count: Int) -> some View {
    FactView(
      strings.text(key), strings.text("data.ofRounds", .text(number(count)), .text(number(data.roundsPlayed))))
  }

  private func number(_ count: Int) -> String { strings.amount(Chips(count)) }
}
