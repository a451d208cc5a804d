import CasinoKit

/// The figures of what was played.
struct StatisticsSheetView: View {
  let state: GameState<CasinoWarGame>

  private var strings: Strings { state.strings }
  private var data: CasinoWarData { state.persistence.data }

  var body: some View {
    SheetContainerView(title: "action.statistics") {
      StatisticsView()
      if data.roundsPlayed > 0 {
        SheetSection(title: "data.title") {
          fact("data.wars", data.wars)
          fact("data.won", data.won)
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
