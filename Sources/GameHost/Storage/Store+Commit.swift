import CasinoKit

extension Store {
  /// Keeps what one intent came to, in one transaction that survives a power cut.
  /// - Parameter dealer: the table's dealer, whose place in the shoe is kept with it.
  /// - Returns: the balance afterwards.
  /// - Throws: `notEnoughChips`, `tooManyChips` or `badEntry` for the entries, `roundIsOpen` or `noOpenRound` for the
  ///   play, `playedElsewhere` when another program went on with the round or the shoe, or a fault of the file.
  ///   Nothing has changed then; the dealer goes back with `rollback()`.
  @discardableResult
  func commit(
    _ commit: RoundCommit, at table: TableRecord, dealer: Dealer? = nil
  ) throws(StoreError) -> Chips {
    let (balance, round) = try database.transaction { () throws(StoreError) in
      var round = table.round
      var balance = try self.balance(of: table)
      if let play = commit.play {
        (round, balance) = try keep(play, commit, at: table, dealer: dealer?.mark, balance: balance)
      } else if let entry = commit.entries.first {
        throw StoreError.badEntry(entry)
      }
      try save(commit.settings, in: .game(table.game), profile: table.profile)
      if let limits = commit.limits {
        try save(["limits": limits.rawValue], in: .table(table.game), profile: table.profile)
      }
      try save(commit.hints.mapValues(\.rawValue), in: .hints(table.game), profile: table.profile)
      if let data = commit.data { try save(data, at: table) }
      return (balance, round)
    }
    table.round = round
    if commit.play != nil { dealer?.didCommit() }
    return balance
  }

  private func keep(
    _ play: Play, _ commit: RoundCommit, at table: TableRecord, dealer mark: DealerMark?, balance: Chips
  ) throws(StoreError) -> (TableRecord.OpenRoundMark?, Chips) {
    let round =
      play.move == Play.deal
      ? try open(play, commit, at: table, mark) : try goOn(play, at: table)
    let after = try write(commit.entries, round: round.id, account: table.account, balance: balance)
    try database.run(
      "UPDATE rounds SET dealt = ifnull(?, dealt), net = net + ?, balance = ? WHERE id = ?",
      mark.map { .blob($0.cards.map(\.index)) } ?? .null, .integer((after - balance).hundredths),
      .integer(after.hundredths), SQLValue(round.id))
    if commit.isAdvised { try database.run("UPDATE rounds SET advised = 1 WHERE id = ?", SQLValue(round.id)) }
    if let mark { try keep(mark, at: table) }
    guard let hands = commit.hands else { return (round, after) }
    try close(round.id, hands: JSONText.text(.object(hands)), at: table)
    return (nil, after)
  }

  private func open(
    _ play: Play, _ commit: RoundCommit, at table: TableRecord, _ mark: DealerMark?
  ) throws(StoreError) -> TableRecord.OpenRoundMark {
    guard try openRoundID(at: table.id) == nil else { throw .roundIsOpen }
    let plays = PlaysText.adding(play, to: PlaysText.none)
    let number = try database.first(
      "UPDATE games SET rounds = rounds + 1 WHERE id = ? RETURNING rounds", SQLValue(table.gameID)
    ) { $0.integer(0) }
    try database.run(
      """
      INSERT INTO rounds (id, game, number, account, rules, shoe, position, plays, net, balance, opened_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?)
      """, .integer(try nextRow(of: "rounds")), SQLValue(table.gameID), SQLValue(number), SQLValue(table.account),
      SQLValue(try rules(commit.rules, version: commit.version, game: table.gameID)), SQLValue(mark?.firstShoe),
      SQLValue(mark?.firstPosition), .text(plays), time)
    let id = RoundID(number: database.lastRow)
    try database.run(
      "UPDATE tables SET last_round = ?, build = ? WHERE id = ?", SQLValue(id), SQLValue(table.build),
      SQLValue(table.id))
    return TableRecord.OpenRoundMark(id: id, plays: plays)
  }

  private func goOn(_ play: Play, at table: TableRecord) throws(StoreError) -> TableRecord.OpenRoundMark {
    guard var round = table.round else { throw .noOpenRound }
    let plays = PlaysText.adding(play, to: round.plays)
    try database.run(
      "UPDATE rounds SET plays = ? WHERE id = ? AND plays = ? AND closed_at IS NULL", .text(plays),
      SQLValue(round.id), .text(round.plays))
    guard database.changes == 1 else { throw .playedElsewhere }
    round.plays = plays
    return round
  }

  /// The row of rules; a new one where they were never played by. In a transaction.
  func rules(_ rules: JSONValue, version: String, game: GameID) throws(StoreError) -> RulesID {
    let text = JSONText.text(rules)
    let known: RulesID? = try database.first(
      "SELECT id FROM rules WHERE game = ? AND version = ? AND rules = ?", SQLValue(game), .text(version), .text(text)
    ) { $0.id(0) }
    if let known { return known }
    try database.run(
      "INSERT INTO rules (game, version, rules) VALUES (?, ?, ?)", SQLValue(game), .text(version), .text(text))
    return RulesID(number: database.lastRow)
  }

  /// Writes the entries in order. A stake must be covered where it stands: what was settled before it counts.
  func write(
    _ entries: [LedgerEntry], round: RoundID, account: AccountID, balance: Chips
  ) throws(StoreError) -> Chips {
    var balance = balance
    for entry in entries {
      let row = try LedgerRow(entry)
      balance = try row.applied(to: balance)
      try database.run(
        """
        INSERT INTO entries (id, account, round, kind, amount, bet, wager, hand, outcome)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """, .integer(try nextRow(of: "entries")), SQLValue(account), SQLValue(round), .text(row.kind.rawValue),
        .integer(row.amount.hundredths),
        .text(row.bet), .integer(row.wager), SQLValue(row.hand), SQLValue(row.outcome))
    }
    try database.run(
      "UPDATE accounts SET balance = ? WHERE id = ?", .integer(balance.hundredths), SQLValue(account))
    return balance
  }
}
