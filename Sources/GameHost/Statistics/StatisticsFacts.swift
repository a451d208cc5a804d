import CasinoKit

/// What was played, in words: the same facts for the sheet at the table, the command and the page.
struct StatisticsFacts {
  /// A name and its value.
  struct Fact: Equatable {
    var name: String
    var value: String
    var tone: Tone?
  }

  private let report: StatisticsReport
  private let strings: Strings

  /// Words for a report.
  /// - Parameter strings: the host's words, over those of the game where the report is of one.
  init(_ report: StatisticsReport, _ strings: Strings) {
    self.report = report
    self.strings = strings
  }

  /// The sums.
  var sums: [Fact] {
    let sums = report.sums
    var facts = [
      fact("rounds", strings.amount(Chips(sums.rounds))),
      fact("ended", strings.text("stats.ended.value", .count(sums.won), .count(sums.lost), .count(sums.pushed))),
      fact("staked", strings.amount(sums.staked)),
      fact("net", change(sums.net), Tone(net: sums.net)),
      fact("return", report.returnShare.map(strings.percent) ?? Self.none),
      fact("biggest", sums.biggest == .zero ? Self.none : change(sums.biggest)),
      fact("bestStreak", strings.amount(Chips(sums.bestStreak))),
      fact("worstStreak", strings.amount(Chips(-sums.worstStreak))),
    ]
    if sums.advised > 0 { facts.append(fact("advised", strings.amount(Chips(sums.advised)))) }
    if sums.voided > 0 { facts.append(fact("voided", strings.amount(Chips(sums.voided)))) }
    return facts
  }

  /// How bets ended, a line for each bet and outcome.
  var outcomes: [Fact] {
    report.outcomes.map { line in
      Fact(
        name: "\(word("bet.\(line.bet)", line.bet)), \(word("outcome.\(line.outcome)", line.outcome))",
        value: strings.text(
          "stats.outcome", .text(strings.amount(Chips(line.sum.count))),
          .text(change(line.sum.returned - line.sum.staked))),
        tone: Tone(net: line.sum.returned - line.sum.staked))
    }
  }

  /// What stands where there is nothing to say.
  static let none = "–"

  /// An amount with its sign.
  func change(_ amount: Chips) -> String { strings.change(amount) }

  private func word(_ key: String, _ otherwise: String) -> String { strings.firstKnown([key]) ?? otherwise }

  private func fact(_ key: String, _ value: String, _ tone: Tone? = nil) -> Fact {
    Fact(name: strings.text("stats.\(key)"), value: value, tone: tone)
  }
}

extension StatisticsFacts {
  /// The facts as parts of a sheet.
  var sections: [SceneNode] {
    func section(_ key: String, _ facts: [Fact]) -> SceneNode {
      SceneNode(
        .section, id: "statistics.\(key)", text: strings.text("stats.section.\(key)"),
        children: facts.enumerated().map { place, fact in
          SceneNode(
            .fact, id: "statistics.\(key).\(place)", text: fact.name, label: strings.fact(fact.name, fact.value),
            detail: fact.value, tone: fact.tone)
        })
    }
    let parts = [section("sums", sums)]
    return report.outcomes.isEmpty ? parts : parts + [section("outcomes", outcomes)]
  }
}
