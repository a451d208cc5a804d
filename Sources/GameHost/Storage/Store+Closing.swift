import CasinoKit

extension Store {
  /// The outcome of a wager whose round could not be finished.
  static let voided = "voided"

  /// Ends a round: it gets into the statistics and the log. In a transaction.
  /// - Parameter hands: the hands at the end; nil where it could not be finished.
  func close(_ round: RoundID, hands: String?, at table: TableRecord) throws(StoreError) {
    let tally = RoundTally(try entries(of: round))
    // Read once: the statistics know the same second as the round.
    let end = seconds
    let total =
      table.kind != .practice && !tally.outcomes.isEmpty
      ? try add(tally, of: round, isVoided: hands == nil, at: end, table) : nil
    try database.run(
      "UPDATE rounds SET closed_at = ?, hands = ?, total = ifnull(?, total), state = ? WHERE id = ?", .integer(end),
      SQLValue(hands), SQLValue(total?.hundredths), hands == nil ? .text(Self.voided) : .null, SQLValue(round))
    try database.run("UPDATE tables SET build = NULL WHERE id = ?", SQLValue(table.id))
    try log(.round, row: round.number, of: table.account)
  }

  /// Gives the stakes of the round under way back, where no program can finish it. What is settled stays settled.
  /// - Returns: what went back; nil where no round is under way.
  func voidOpenRound(at table: TableRecord) throws(StoreError) -> Chips? {
    let back = try database.transaction { () throws(StoreError) -> Chips? in
      guard let round = try openRoundID(at: table.id) else { return nil }
      let open = RoundTally(try entries(of: round)).open.sorted { $0.key < $1.key }
      let returns = open.map { wager, stake in
        LedgerEntry.settle(bet: wager.bet, wager: wager.number, hand: 0, outcome: Self.voided, returned: stake)
      }
      let before = try balance(of: table)
      let after = try write(returns, round: round, account: table.account, balance: before)
      try database.run(
        "UPDATE rounds SET net = net + ?, balance = ? WHERE id = ?", .integer((after - before).hundredths),
        .integer(after.hundredths), SQLValue(round))
      try close(round, hands: nil, at: table)
      return after - before
    }
    table.round = nil
    return back
  }

  /// The kept program that dealt the round under way at a table.
  func build(at table: TableRecord) throws(StoreError) -> String? {
    try database.first("SELECT build FROM tables WHERE id = ?", SQLValue(table.id)) { $0.isNull(0) ? nil : $0.text(0) }
      ?? nil
  }

  /// Notes that another program goes on with the round that is under way at a table.
  func handOver(_ table: TableRecord) throws(StoreError) {
    try database.transaction { () throws(StoreError) in
      try database.run(
        "UPDATE tables SET build = ? WHERE id = ? AND build IS NOT NULL", table.build.map { .text($0) } ?? .null,
        SQLValue(table.id))
    }
  }

  /// The kept programs that dealt rounds which are under way.
  func buildsOfOpenRounds() throws(StoreError) -> Set<String> {
    Set(try database.rows("SELECT build FROM tables WHERE build IS NOT NULL") { $0.text(0) })
  }

  private func add(
    _ tally: RoundTally, of round: RoundID, isVoided: Bool, at end: Int, _ table: TableRecord
  ) throws(StoreError) -> Chips {
    let advised = try database.first("SELECT advised FROM rounds WHERE id = ?", SQLValue(round)) { $0.integer(0) == 1 }
    let part = StatisticsPart(game: table.gameID, device: round.device)
    return try add(
      tally, to: part, StatisticsRound(id: round, isVoided: isVoided, isAdvised: advised == true, closedAt: end))
  }
}
