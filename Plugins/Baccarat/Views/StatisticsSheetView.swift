import CasinoKit

/// The figures of what was played.
struct StatisticsSheetView: View {
  var body: some View {
    SheetContainerView(title: "action.statistics") { StatisticsView() }
  }
}
