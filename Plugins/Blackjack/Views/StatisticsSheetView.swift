import CasinoKit

/// The figures of what was played.
struct StatisticsSheetView: View {
  let state: GameState<BlackjackGame>

  private var strings: Strings { state.strings }
  private var devices: CloudSyncManager<BlackjackData> { state.persistence }
  private var data: BlackjackData { devices.data }

  var body: some View {
    SheetContainerView(title: "action.statistics") {
      StatisticsView()
      if data.roundsPlayed > 0 {
        SheetSection(title: "data.title") {
          FactView(
            strings.text("data.blackjacks"),
            strings.text("data.inRounds", .text(number(data.blackjacks)), .text(number(data.roundsPlayed))))
          FactView(strings.text("data.bestStreak"), number(data.bestStreak))
          FactView(strings.text("data.busts"), number(data.busts))
          if !devices.others.isEmpty {
            FactView(strings.text("data.here"), number(devices.own.roundsPlayed))
          }
        }
      }
    }
  }

  private func number(_ count: Int) -> String { strings.amount(Chips(count)) }
}
