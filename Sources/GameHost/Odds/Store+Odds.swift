import CasinoKit

extension Store {
  /// The table of a game at which a round is under way: the wallet's or the purse's before the practice table.
  /// - Returns: nil where none is.
  func tableOfOpenRound(game: String, profile: ProfileID) throws(StoreError) -> TableRecord? {
    let rows = try ownDevice().rows
    let kinds = try database.rows(
      """
      SELECT accounts.kind FROM tables JOIN games ON games.id = tables.game JOIN accounts ON accounts.id = tables.account
      JOIN rounds ON rounds.id = tables.last_round
      WHERE games.name = ? AND games.profile = ? AND rounds.closed_at IS NULL AND rounds.id BETWEEN ? AND ?
      """, .text(game), SQLValue(profile), .integer(rows.lowerBound), .integer(rows.upperBound)
    ) { $0.text(0) }
    guard let kind = kinds.first(where: { $0 != TableRecord.Kind.practice.rawValue }) ?? kinds.first else { return nil }
    let isPractice = kind == TableRecord.Kind.practice.rawValue
    return try table(
      game: game, profile: profile, practice: isPractice ? PracticeOptions() : nil,
      isForeign: kind == TableRecord.Kind.purse.rawValue)
  }

  /// The cards of the finished rounds of the shoe that lies at a table, as their hands show them.
  func countedCards(at table: TableRecord) throws(StoreError) -> [Card] {
    (try roundsOfShoe(at: table) ?? []).flatMap { round in round.hands.values.flatMap(Self.cards) }
  }

  private static func cards(_ value: JSONValue) -> [Card] {
    switch value {
    case .text(let text): Card(text).map { [$0] } ?? []
    case .list(let values): values.flatMap(cards)
    default: []
    }
  }

  /// Marks the round under way at a table: the player was advised.
  func markAdvised(at table: TableRecord) throws(StoreError) {
    guard let round = try openRoundID(at: table.id) else { return }
    try database.run("UPDATE rounds SET advised = 1 WHERE id = ?", SQLValue(round))
  }
}
