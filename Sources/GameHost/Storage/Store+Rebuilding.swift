import CasinoKit

extension Store {
  /// Makes the sums of all wallets anew from rounds and entries. In a transaction.
  /// - Complexity: reads every round and every entry.
  func rebuildSums() throws(StoreError) {
    try database.script("DELETE FROM statistics; DELETE FROM outcomes")
    try forEachTally { tally, part, round throws(StoreError) in
      let total = try add(tally, to: part, round)
      try database.run("UPDATE rounds SET total = ? WHERE id = ?", .integer(total.hundredths), SQLValue(round.id))
    }
  }

  /// Adds up the entries of every finished wallet round in which chips moved, in the order of each device.
  func forEachTally(
    _ body: (RoundTally, StatisticsPart, StatisticsRound) throws(StoreError) -> Void
  ) throws(StoreError) {
    try database.each(
      """
      SELECT rounds.id, rounds.game, state IS 'voided', advised, closed_at FROM rounds JOIN accounts ON accounts.id = account
      WHERE accounts.kind != 'practice' AND closed_at IS NOT NULL ORDER BY rounds.id
      """
    ) { row throws(StoreError) in
      let round = StatisticsRound(
        id: row.id(0), isVoided: row.integer(2) == 1, isAdvised: row.integer(3) == 1, closedAt: row.integer(4))
      let tally = RoundTally(try entries(of: round.id))
      guard tally.staked != .zero else { return }
      try body(tally, StatisticsPart(game: row.id(1), device: round.id.device), round)
    }
  }
}
