import CasinoKit

/// What `casino verify` prints.
struct VerifyText {
  private let strings: Strings

  /// Speaks the language of some words.
  init(_ strings: Strings) { self.strings = strings }

  /// The two verdicts for people.
  func page(_ cards: CardVerdict, _ results: [ResultVerdict]) -> String {
    (cardLines(cards) + results.flatMap(lines)).map { $0 + "\n" }.joined()
  }

  /// The two verdicts as one JSON object, which is the same in every language.
  static func json(_ cards: CardVerdict, _ results: [ResultVerdict]) -> String {
    let english = VerifyText(.host("en"))
    let card = JSONText.object([
      ("verdict", verdict(cards.faults.isEmpty)), ("shoes", String(cards.shoes)),
      ("openShoes", String(cards.openShoes)), ("rounds", String(cards.rounds)),
      ("faults", JSONText.list(cards.faults.map { JSONText.quoted(english.words(for: $0.fault, of: $0.game)) })),
    ])
    let games = results.map { result in
      let versions = result.notRechecked.sorted { $0.key < $1.key }.map { ($0.key, String($0.value)) }
      let faults = result.faults.map { fault in
        JSONText.object([
          ("round", String(fault.round)), ("reason", JSONText.quoted(english.words(for: fault.reason))),
        ])
      }
      return JSONText.object([
        ("game", JSONText.quoted(result.game)), ("verdict", verdict(result.faults.isEmpty)),
        ("rounds", String(result.rounds)), ("notRechecked", JSONText.object(versions)),
        ("voided", String(result.voided)), ("faults", JSONText.list(faults)),
      ])
    }
    return JSONText.object([("cards", card), ("results", JSONText.list(games))]) + "\n"
  }

  private static func verdict(_ isRight: Bool) -> String { JSONText.quoted(isRight ? "right" : "wrong") }

  private func cardLines(_ verdict: CardVerdict) -> [String] {
    let rounds = strings.counted("count.rounds", verdict.rounds)
    let shoes = strings.counted("verify.finishedShoes", verdict.shoes)
    let key = verdict.faults.isEmpty ? "verify.cards.right" : "verify.cards.wrong"
    let line =
      verdict.openShoes == 0
      ? strings.words(key, rounds, shoes)
      : strings.words(
        verdict.faults.isEmpty ? "verify.cards.right.open" : "verify.cards.wrong.open", rounds, shoes,
        strings.counted("count.shoes", verdict.openShoes))
    return [line] + listed(verdict.faults.map { words(for: $0.fault, of: $0.game) })
  }

  private func lines(_ verdict: ResultVerdict) -> [String] {
    let key = verdict.faults.isEmpty ? "verify.results.right" : "verify.results.wrong"
    var lines = [strings.words(key, verdict.game, strings.counted("count.rounds", verdict.rounds))]
    lines += listed(verdict.faults.map { strings.words("verify.fault.round", "\($0.round)", words(for: $0.reason)) })
    for (version, number) in verdict.notRechecked.sorted(by: { $0.key < $1.key }) {
      lines.append("  " + strings.counted("verify.notRechecked", number, version))
    }
    if verdict.voided > 0 { lines.append("  " + strings.counted("verify.voided", verdict.voided)) }
    return lines
  }

  private func words(for fault: CardFault, of game: String) -> String {
    strings.words("verify.fault.game", game, words(for: fault))
  }

  private func words(for fault: CardFault) -> String {
    switch fault {
    case .commitment(let shoe): strings.words("verify.commitment", "\(shoe.own)")
    case .shoe(let shoe): strings.words("verify.shoe", "\(shoe.own)")
    case .position(let round, let expected, let found):
      strings.words("verify.begins", "\(round)", "\(found + 1)", "\(expected + 1)")
    case .cards(let round, let expected, let found):
      strings.words("verify.dealt", "\(round)", text(found), text(expected))
    case .hand(let round, let card): strings.words("verify.hand", "\(round)", card.description)
    }
  }

  private func words(for fault: ResultFault) -> String {
    switch fault {
    case .chips: strings.text("verify.result.chips")
    case .hands: strings.text("verify.result.hands")
    case .game(let reason): reason
    }
  }

  private func text(_ cards: [Card]) -> String { cards.map(\.description).joined(separator: " ") }

  private func listed(_ faults: [String]) -> [String] {
    let rest = faults.count > 20 ? [strings.words("verify.more", strings.number(faults.count - 20))] : []
    return (faults.prefix(20) + rest).map { "  \($0)" }
  }
}
