import CasinoKit

/// A shoe as `casino history --shoes` shows it.
struct ShoeLine: Equatable, Sendable {
  /// A round that began with the shoe.
  struct Round: Equatable, Sendable {
    var number: Int
    var position: Int
    var dealt: [Card]
  }

  var id: ShoeID
  var game: String
  var decks: Int
  var commitment: [UInt8]
  /// The seed, once the shoe is over.
  var server: [UInt8]?
  var clientSeed: String
  var nonce: Int
  /// The cards that lay on the table when the shoe before ran out.
  var missing: [Card]
  var arranged: String?
  var isPractice: Bool
  var rounds: [Round] = []
}

extension Store {
  /// The shoes of a game, or of all games, newest first. The seed of a shoe that is dealt from is not told.
  func shoes(of game: String?, profile: ProfileID, limit: Int) throws(StoreError) -> [ShoeLine] {
    var shoes = try database.rows(
      """
      SELECT shoes.id, games.name, decks, commitment, CASE WHEN ended_at IS NULL THEN NULL ELSE server END, client_seed,
        nonce, missing, arranged, accounts.kind = 'practice'
      FROM shoes JOIN seeds ON seeds.id = seed JOIN tables ON tables.id = shoes.holder
      JOIN games ON games.id = tables.game JOIN accounts ON accounts.id = tables.account
      WHERE games.profile = ?1 AND (?2 IS NULL OR games.name = ?2) ORDER BY shoes.id DESC LIMIT ?3
      """, SQLValue(profile), SQLValue(game), .integer(limit)
    ) { row in
      ShoeLine(
        id: row.id(0), game: row.text(1), decks: row.integer(2), commitment: row.bytes(3),
        server: row.isNull(4) ? nil : row.bytes(4), clientSeed: row.text(5), nonce: row.integer(6),
        missing: Self.cards(row.bytes(7)), arranged: row.isNull(8) ? nil : row.text(8), isPractice: row.integer(9) == 1)
    }
    var places: [ShoeID: Int] = [:]
    for (place, shoe) in shoes.enumerated() { places[shoe.id] = place }
    try database.each(
      """
      SELECT shoe, number, position, dealt FROM rounds JOIN games ON games.id = rounds.game
      WHERE games.profile = ?1 AND (?2 IS NULL OR games.name = ?2) AND shoe >= ?3 AND closed_at IS NOT NULL
      ORDER BY rounds.id
      """, SQLValue(profile), SQLValue(game), .integer(shoes.last?.id.number ?? Int.max)
    ) { row throws(StoreError) in
      guard let place = places[row.id(0)] else { return }
      shoes[place].rounds.append(
        ShoeLine.Round(number: row.integer(1), position: row.integer(2), dealt: Self.cards(row.bytes(3))))
    }
    return shoes
  }

  private static func cards(_ bytes: [UInt8]) -> [Card] { bytes.filter { $0 < Deck.size }.map { Card(index: $0) } }
}
