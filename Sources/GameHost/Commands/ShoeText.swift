import CasinoKit
import FoundationEssentials

/// What `casino history --shoes` prints: the commitment to every shoe and, once it is over, its seed.
enum ShoeText {
  /// The shoes for people.
  static func page(_ shoes: [ShoeLine]) -> String {
    guard !shoes.isEmpty else { return ListingWords.noShoes + "\n" }
    return shoes.flatMap { shoe in
      [
        ListingWords.shoe(shoe),
        "  \(ListingWords.commitment) \(Hexadecimal.text(shoe.commitment))",
        "  \(ListingWords.serverSeed) \(shoe.server.map(Hexadecimal.text) ?? ListingWords.notRevealed)",
      ] + (shoe.clientSeed.isEmpty ? [] : ["  \(ListingWords.clientSeed) \(shoe.clientSeed)"])
    }.map { $0 + "\n" }.joined()
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
