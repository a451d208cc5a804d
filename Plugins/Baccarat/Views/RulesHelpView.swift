import CasinoKit

/// The rules in force, and what every bet pays and costs.
struct RulesHelpView: View {
  let state: GameState<BaccaratGame>

  private var strings: Strings { state.strings }
  private var rules: BaccaratRules { state.rules }

  var body: some View {
    SheetContainerView(title: "rules.title") {
      SheetSection(title: "rules.aim") {
        Text("rules.aim.text")
        Text("rules.coup.text")
        Text("rules.rounding")
      }
      SheetSection(title: "rules.drawing") {
        Text("rules.drawing.natural")
        Text("rules.drawing.player")
        Text("rules.drawing.banker")
        ForEach(BankerLine.all) { line in
          FactView(strings.text("rules.bankerTotal", .text(line.totals)), strings.text(line.key, .text(line.thirds)))
        }
      }
      SheetSection(title: "rules.table") {
        TableRulesView(state)
        Text("rules.shoe")
      }
      ForEach(BaccaratBet.allCases.filter(rules.offers)) { bet in
        SheetSection(title: "bet.\(bet.rawValue)") { lines(bet) }
      }
      HostValue(.fairness)
    }
  }

  @ViewBuilder private func lines(_ bet: BaccaratBet) -> some View {
    if let text = strings.firstKnown(["rules.\(bet.rawValue).\(rules.commission.rawValue)", "rules.\(bet.rawValue)"]) {
      Text(verbatim: text)
    }
    if let odds = HouseOdds.full(decks: rules.decks) {
      ForEach(PayTable.wins(bet, by: rules)) { wins in
        FactView(
          strings.text("rules.pays", .text(strings.odds(wins))),
          strings.percent(odds.chance { Payout(of: bet, in: $0, by: rules) == .win(wins) }))
      }
      FactView(strings.text("rules.edge"), strings.percent(odds.edge(of: bet, by: rules)))
    }
  }
}

/// A line of the chart by which the Banker draws, read off the rules themselves.
struct BankerLine {
  /// The Banker's totals that the line is for: `0 to 2`, or `3`.
  var totals: String
  /// The third cards on which the Banker draws, from nothing to nine.
  var draws: [Int]

  /// The key of the sentence.
  var key: String {
    draws.count == 10 ? "rules.draws.always" : draws.isEmpty ? "rules.draws.never" : "rules.draws.on"
  }
  /// The third cards as they are read.
  var thirds: String { draws.map(String.init).joined(separator: " ") }

  /// All lines; totals that draw alike stand together.
  static let all: [BankerLine] = {
    var lines: [(first: Int, last: Int, draws: [Int])] = []
    for total in 0...7 {
      let draws = (0...9).filter { Drawing.bankerDraws(total, third: $0) }
      if lines.last?.draws == draws { lines[lines.count - 1].last = total } else { lines.append((total, total, draws)) }
    }
    return lines.map {
      BankerLine(totals: $0.first == $0.last ? "\($0.first)" : "\($0.first)–\($0.last)", draws: $0.draws)
    }
  }()
}
