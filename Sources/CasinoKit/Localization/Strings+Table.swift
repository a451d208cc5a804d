extension Strings {
  /// What is said of a hand that lies there: `say.<owner>.has` with cards and total, or `say.<owner>.shows` with the
  /// cards while one lies face down or there is no total. Nothing is said of an empty hand.
  public func sentence(of hand: TableHand) -> String? {
    let seen = hand.cards.compactMap(\.self)
    guard !seen.isEmpty else { return nil }
    if let total = hand.total, seen.count == hand.cards.count {
      return text("say.\(hand.id.owner).has", .text(names(of: seen)), .text(self.total(total)))
    }
    return text("say.\(hand.id.owner).shows", .text(names(of: seen)))
  }

  /// What is said of a hand, with its number where its owner has several.
  public func sentence(of hand: TableHand, among hands: [TableHand]) -> String? {
    sentence(of: hand).map { numbered($0, hand.id, among: hands) }
  }

  /// A line about a hand, with its number where its owner has several.
  public func numbered(_ line: String, _ id: HandID, among hands: [TableHand]) -> String {
    guard let index = id.index, hands.count(where: { $0.id.owner == id.owner }) > 1 else { return line }
    return text("say.hand", .count(index + 1), .text(line))
  }

  /// What is said of a settled wager: `say.<bet>.<outcome>` or `say.<outcome>`, with what was won or lost, then the
  /// stake; and the hand's number where there are several.
  public func sentence(of result: BetResult, several: Bool) -> String {
    let net = result.net < .zero ? -result.net : result.net
    let arguments: [StringArgument] = [
      .text(amount(net)), .text(amount(result.stake)), .text(text("bet.\(result.bet)")),
    ]
    let specific = "say.\(result.bet).\(result.outcome)"
    let line = text(isKnown(specific) ? specific : "say.\(result.outcome)", arguments)
    return several && !isKnown(specific) ? text("say.hand", .count(result.hand + 1), .text(line)) : line
  }

  /// What is said of a whole round: `say.net.win`, `.lose` or `.push`.
  public func net(_ net: Chips) -> String {
    text("say.net.\(Tone(net: net).rawValue)", .text(amount(net < .zero ? -net : net)))
  }

  /// A range of amounts: `1 to 500`.
  public func range(_ range: ClosedRange<Chips>) -> String {
    text("number.range", .text(amount(range.lowerBound)), .text(amount(range.upperBound)))
  }

  /// A setting's value as it is read: `setting.<key>.<value>`, `setting.<value>`, or the value itself.
  public func value(_ value: String, ofSetting key: String) -> String {
    firstKnown(["setting.\(key).\(value)", "setting.\(value)"]) ?? value
  }

  /// A name and its value, as a line: `Decks: 6`.
  public func fact(_ name: String, _ value: String) -> String { text("fact", .text(name), .text(value)) }

  /// A text as a sentence: one that ends with a word gets a full stop.
  public func sentence(_ line: String) -> String {
    guard let last = line.last, last.isLetter || last.isNumber || "%)）".contains(last) else { return line }
    return text("sentence", .text(line))
  }

  /// The text of the first of some keys that is known.
  public func firstKnown(_ keys: [String]) -> String? { keys.first(where: isKnown).map { text($0) } }
}

extension Strings {
  /// A share as it is read: `7.39 %`, with two decimals.
  public func percent(_ share: Double) -> String {
    let hundredths = Int((share * 10_000).rounded())
    return text("number.percent", .text(amount(Chips(hundredths: hundredths), decimals: true)))
  }

  /// A payout as it is read: `3 to 2`.
  public func odds(_ ratio: Ratio) -> String {
    text("number.odds", .text(String(ratio.numerator)), .text(String(ratio.denominator)))
  }
}
