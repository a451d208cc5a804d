import CasinoKit

extension TableSession {
  /// The most rounds that the rail beside a wide table shows.
  static let railRounds = 12

  /// What the rails beside a wide table show: limits and shoe at the left, the last rounds at the right.
  func railContent() throws -> RailContent {
    var rail = RailContent()
    let rounds = try bank.lastRounds(Self.railRounds)
    rail.right = [
      RailContent.Section(
        title: strings.text("rail.rounds"),
        lines: rounds.map { round in
          RailContent.Line(
            name: strings.text("rail.round", .count(round.number)), value: strings.change(round.net),
            tone: Tone(net: round.net))
        })
    ]
    rail.bankroll = rounds.reversed().map(\.balance)
    func line(_ key: String, _ value: String) -> RailContent.Line {
      RailContent.Line(name: strings.text(key), value: value)
    }
    let values = self.values
    rail.left = [
      RailContent.Section(
        title: strings.text("section.limits"),
        lines: [
          line("limits.main", strings.range(values.limits.main)),
          line("limits.side", strings.range(values.limits.side)),
        ]),
      RailContent.Section(
        title: strings.text("rail.shoe"),
        lines: [
          line("rail.left", strings.amount(Chips(values.cardsRemaining))),
          line("rail.of", strings.amount(Chips(values.cardCount))),
          line("rail.seed", values.commitment.map { String($0.prefix(8)) + "…" } ?? "-"),
        ]),
    ]
    return rail
  }
}
