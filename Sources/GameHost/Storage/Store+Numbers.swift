extension Store {
  /// How many rounds of a table's game are over, dropped ones included.
  func finishedRounds(at table: TableRecord) throws(StoreError) -> Int {
    let begun = try database.first("SELECT rounds FROM games WHERE id = ?", SQLValue(table.gameID)) { $0.integer(0) }
    return (begun ?? 0) - (try openRoundID(at: table.id) == nil ? 0 : 1)
  }
}

extension Store {
  /// The words of the games that were ever played, in their order.
  func gameNames(profile: ProfileID) throws(StoreError) -> [String] {
    try database.rows("SELECT name FROM games WHERE profile = ? ORDER BY name", SQLValue(profile)) { $0.text(0) }
  }

  /// The words of the games at whose tables, but for practice, a round is under way.
  func gamesWithOpenRounds(profile: ProfileID) throws(StoreError) -> [String] {
    try database.rows(
      """
      SELECT games.name FROM tables JOIN games ON games.id = tables.game
      JOIN accounts ON accounts.id = tables.account JOIN rounds ON rounds.id = tables.last_round
      WHERE accounts.kind != 'practice' AND games.profile = ? AND rounds.closed_at IS NULL ORDER BY games.name
      """, SQLValue(profile)
    ) { $0.text(0) }
  }
}
