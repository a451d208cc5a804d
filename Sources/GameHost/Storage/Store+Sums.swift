import CasinoKit

/// Whose sums they are: a game's on one device, so that those of several devices can be put side by side.
struct StatisticsPart: Hashable {
  var game: GameID
  var device: DeviceID
}

/// What the statistics need to know of a round besides its chips.
struct StatisticsRound {
  var id: RoundID
  var isVoided: Bool
  var isAdvised: Bool
  var closedAt: Int
}

extension Store {
  /// Adds a round of a wallet to the sums. In a transaction.
  /// - Returns: all nets of the game on the device, this round included.
  @discardableResult
  func add(
    _ tally: RoundTally, to part: StatisticsPart, _ round: StatisticsRound
  ) throws(StoreError) -> Chips {
    var sums = try sums(of: part) ?? GameSums()
    sums.add(tally, round)
    try write(sums, of: part)
    guard !round.isVoided else { return sums.net }
    for (key, sum) in tally.outcomes {
      try database.run(
        """
        INSERT INTO outcomes VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count,
        staked = staked + excluded.staked, returned = returned + excluded.returned
        """, SQLValue(part.game), SQLValue(part.device), .text(key.bet), .text(key.outcome), .integer(sum.count),
        .integer(sum.staked.hundredths), .integer(sum.returned.hundredths))
    }
    return sums.net
  }

  /// The sums of a game on a device.
  func sums(of part: StatisticsPart) throws(StoreError) -> GameSums? {
    try database.first(
      "SELECT * FROM statistics WHERE game = ? AND device = ?", SQLValue(part.game), SQLValue(part.device),
      read: GameSums.init)
  }

  private func write(_ sums: GameSums, of part: StatisticsPart) throws(StoreError) {
    try database.run(
      "INSERT OR REPLACE INTO statistics VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", SQLValue(part.game),
      SQLValue(part.device), .integer(sums.rounds), .integer(sums.won), .integer(sums.lost), .integer(sums.voided),
      .integer(sums.advised), .integer(sums.staked.hundredths), .integer(sums.returned.hundredths),
      .integer(sums.biggest.hundredths), SQLValue(sums.biggestRound), .integer(sums.streak),
      .integer(sums.bestStreak), .integer(sums.worstStreak), .integer(sums.lastAt))
  }
}

extension Store {
  /// The games and devices of which there are sums.
  /// - Parameter profile: whose; nil for all.
  func statisticsParts(profile: ProfileID? = nil) throws(StoreError) -> [StatisticsPart] {
    try database.rows(
      "SELECT game, device FROM statistics JOIN games ON games.id = game WHERE profile = ?1 OR ?1 IS NULL ORDER BY 1, 2",
      SQLValue(profile)
    ) { StatisticsPart(game: $0.id(0), device: $0.id(1)) }
  }

  /// How the bets of a game ended on a device.
  func outcomes(of part: StatisticsPart) throws(StoreError) -> [RoundTally.Key: RoundTally.Sum] {
    let rows = try database.rows(
      "SELECT bet, outcome, count, staked, returned FROM outcomes WHERE game = ? AND device = ?", SQLValue(part.game),
      SQLValue(part.device)
    ) { row in
      (
        RoundTally.Key(bet: row.text(0), outcome: row.text(1)),
        RoundTally.Sum(
          count: row.integer(2), staked: Chips(hundredths: row.integer(3)),
          returned: Chips(hundredths: row.integer(4)))
      )
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }
}
