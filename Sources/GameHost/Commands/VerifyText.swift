import CasinoKit

/// What `casino verify` prints.
enum VerifyText {
  static func cards(_ rounds: Int) -> String { "Cards: \(Chips(rounds).readable) rounds checked" }
  static func results(_ rounds: Int) -> String { "Results: \(Chips(rounds).readable) rounds played again" }

  /// The two verdicts for people.
  static func page(_ cards: CardVerdict, _ results: [ResultVerdict]) -> String {
    (cardLines(cards) + results.flatMap(lines)).map { $0 + "\n" }.joined()
  }

  /// The two verdicts as one JSON object.
  static func json(_ cards: CardVerdict, _ results: [ResultVerdict]) -> String {
    let faults = cards.faults.map { JSONText.quoted("\($0.game): \(words($0.fault))") }
    let card = JSONText.object([
      ("verdict", JSONText.quoted(cards.faults.isEmpty ? "right" : "wrong")), ("shoes", String(cards.shoes)),
      ("openShoes", String(cards.openShoes)), ("rounds", String(cards.rounds)), ("faults", JSONText.list(faults)),
    ])
    let games = results.map { result in
      JSONText.object([
        ("game", JSONText.quoted(result.game)),
        ("verdict", JSONText.quoted(result.faults.isEmpty ? "right" : "wrong")), ("rounds", String(result.rounds)),
        (
          "notRechecked",
          JSONText.object(result.notRechecked.sorted { $0.key < $1.key }.map { ($0.key, String($0.value)) })
        ),
        ("voided", String(result.voided)),
        (
          "faults",
          JSONText.list(
            result.faults.map {
              JSONText.object([("round", String($0.round)), ("reason", JSONText.quoted($0.reason))])
            })
        ),
      ])
    }
    return JSONText.object([("cards", card), ("results", JSONText.list(games))]) + "\n"
  }

  private static func cardLines(_ verdict: CardVerdict) -> [String] {
    let checked = "\(count(verdict.rounds, "round")) of \(count(verdict.shoes, "finished shoe"))"
    let open = verdict.openShoes == 0 ? "" : " (\(count(verdict.openShoes, "shoe")) not finished yet)"
    guard !verdict.faults.isEmpty else { return ["Cards: right. \(checked)\(open)."] }
    return ["Cards: WRONG. \(checked)\(open)."] + listed(verdict.faults.map { "\($0.game): \(words($0.fault))" })
  }

  private static func lines(_ verdict: ResultVerdict) -> [String] {
    var lines = [
      "Results of \(verdict.game): \(verdict.faults.isEmpty ? "right" : "WRONG"). \(count(verdict.rounds, "round")) played again."
    ]
    lines += listed(verdict.faults.map { "round \($0.round): \($0.reason)" })
    for (version, number) in verdict.notRechecked.sorted(by: { $0.key < $1.key }) {
      lines.append("  \(count(number, "round")) not rechecked: version \(version) is not on this machine.")
    }
    if verdict.voided > 0 { lines.append("  \(count(verdict.voided, "round")) voided: the stakes went back.") }
    return lines
  }

  private static func words(_ fault: CardFault) -> String {
    switch fault {
    case .commitment(let shoe): "the seed of shoe \(shoe.own) is not the one that was committed to"
    case .shoe(let shoe): "shoe \(shoe.own) cannot be made from its record"
    case .position(let round, let expected, let found):
      "round \(round) begins at card \(found + 1) of its shoe instead of card \(expected + 1)"
    case .cards(let round, let expected, let found):
      "round \(round) dealt \(text(found)); in the shoe lay \(text(expected))"
    case .hand(let round, let card): "round \(round) has the \(card) in a hand, and did not deal it"
    }
  }

  private static func text(_ cards: [Card]) -> String { cards.map(\.description).joined(separator: " ") }

  private static func listed(_ faults: [String]) -> [String] {
    faults.prefix(20).map { "  \($0)" } + (faults.count > 20 ? ["  and \(faults.count - 20) more"] : [])
  }

  private static func count(_ number: Int, _ what: String) -> String {
    "\(Chips(number).readable) \(what)\(number == 1 ? "" : "s")"
  }
}
