import CasinoKit
import FoundationEssentials

/// What `casino history --shoes` prints: the commitment to every shoe and, once it is over, its seed.
enum ShoeText {
  /// The shoes for people.
  static func page(_ shoes: [ShoeLine], _ strings: Strings) -> String {
    guard !shoes.isEmpty else { return strings.text("history.noShoes") + "\n" }
    return shoes.flatMap { [title($0, strings)] + facts($0, strings) }.map { $0 + "\n" }.joined()
  }

  private static func facts(_ shoe: ShoeLine, _ strings: Strings) -> [String] {
    let seed = shoe.server.map(Hexadecimal.text) ?? strings.text("history.notRevealed")
    var rows = [
      [strings.text("history.commitment"), Hexadecimal.text(shoe.commitment)],
      [strings.text("history.serverSeed"), seed],
    ]
    if !shoe.clientSeed.isEmpty { rows.append([strings.text("history.clientSeed"), shoe.clientSeed]) }
    let width = rows.map { $0[0].columns }.max() ?? 0
    return rows.map { "  \($0[0])\(String(repeating: " ", count: width - $0[0].columns)) \($0[1])" }
  }

  private static func title(_ shoe: ShoeLine, _ strings: Strings) -> String {
    let shoeNumber = "\(shoe.id.own)", rounds = shoe.rounds.map { String($0.number) }
    let line =
      switch (rounds.first, rounds.last) {
      case (let first?, let last?) where first == last:
        strings.words("history.shoe.round", shoeNumber, shoe.game, first)
      case (let first?, let last?): strings.words("history.shoe.rounds", shoeNumber, shoe.game, first, last)
      default: strings.words("history.shoe", shoeNumber, shoe.game)
      }
    return shoe.isPractice ? strings.words("history.shoe.practice", line) : line
  }

  /// The shoes as JSON, one object a line, as `docs/verify_shoe.py` takes them.
  static func lines(_ shoes: [ShoeLine]) -> String {
    shoes.map { shoe in
      JSONText.object([
        ("shoe", String(shoe.id.own)), ("game", JSONText.quoted(shoe.game)), ("decks", String(shoe.decks)),
        ("commitment", JSONText.quoted(Hexadecimal.text(shoe.commitment))),
        ("serverSeed", shoe.server.map { JSONText.quoted(Hexadecimal.text($0)) } ?? "null"),
        ("clientSeed", JSONText.quoted(shoe.clientSeed)), ("nonce", String(shoe.nonce)),
        ("missing", cards(shoe.missing)), ("arranged", shoe.arranged.map(JSONText.quoted) ?? "null"),
        ("practice", shoe.isPractice ? "true" : "false"),
        ("rounds", JSONText.list(shoe.rounds.map(round))),
      ]) + "\n"
    }.joined()
  }

  private static func round(_ round: ShoeLine.Round) -> String {
    JSONText.object([
      ("round", String(round.number)), ("position", String(round.position)), ("cards", cards(round.dealt)),
    ])
  }

  private static func cards(_ cards: [Card]) -> String { JSONText.list(cards.map { JSONText.quoted($0.description) }) }
}
