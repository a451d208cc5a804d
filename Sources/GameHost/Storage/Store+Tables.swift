import CasinoKit

extension Store {
  /// Lays the table of a game: the wallet's, the purse's of a foreign game, or the game's practice table.
  ///
  /// A practice stack goes on where it was. Another `stack` than the one that it started with begins a new one,
  /// unless a round is under way; `restart` begins stack and shoe anew and drops a round that is under way.
  func table(
    game: String, profile: ProfileID = .standard, practice: PracticeOptions? = nil, isForeign: Bool = false
  ) throws(StoreError) -> TableRecord {
    let kind: TableRecord.Kind = practice != nil ? .practice : isForeign ? .purse : .wallet
    return try database.transaction { () throws(StoreError) in
      let gameID = try self.game(game, profile: profile)
      let wish = try startingBalance(of: profile)
      let account = try account(
        kind, game: kind == .wallet ? nil : gameID, profile: profile,
        start: kind == .purse ? .zero : practice?.stack ?? wish)
      let id = try table(gameID, account)
      let isWaiting =
        try practice.map { options throws(StoreError) in try prepare(id, account, options, profile) } ?? false
      return TableRecord(
        id: id, game: game, gameID: gameID, profile: profile, account: account,
        kind: kind, practice: practice, balance: try balance(of: account),
        stackWaits: isWaiting)
    }
  }

  /// Begins a new stack in place of what is left: for "reset" and "play again". It holds what `--stack` named, else
  /// what the player wants of new stacks.
  /// - Parameter confirmed: whether the player gives up what is left.
  /// - Throws: `StoreError.stackNotSpent` when chips for the lowest stake of all limits are left, open stakes
  ///   included, and the player did not confirm.
  @discardableResult
  func openNewStack(at table: TableRecord, confirmed: Bool = false) throws(StoreError) -> Chips {
    try database.transaction { () throws(StoreError) in
      let balance = try balance(of: table)
      let left = balance + (try openStakes(of: table.account))
      let lowest = TableLimits.allCases.map { min($0.main.lowerBound, $0.side.lowerBound) }.min() ?? .zero
      guard confirmed || left < lowest else { throw .stackNotSpent(left) }
      let start = try table.practice?.stack == nil ? startingBalance(of: table.profile) : nil
      return try beginStack(of: table.account, start: start)
    }
  }

  /// What lies on the tables of open rounds, not settled.
  func openStakes(of account: AccountID) throws(StoreError) -> Chips {
    let sum = try database.first(
      """
      SELECT ifnull(-sum(stake.amount), 0) FROM rounds JOIN entries stake ON stake.round = rounds.id
      WHERE rounds.closed_at IS NULL AND rounds.account = ? AND stake.kind = 'stake' AND NOT EXISTS (
        SELECT 1 FROM entries settled WHERE settled.round = rounds.id AND settled.kind = 'settle'
        AND settled.bet = stake.bet AND settled.wager = stake.wager)
      """, SQLValue(account)
    ) { $0.integer(0) }
    return Chips(hundredths: sum ?? 0)
  }

  /// The row of a stack; opens it where there is none. In a transaction.
  func account(
    _ kind: TableRecord.Kind, game: GameID?, profile: ProfileID, start: Chips
  ) throws(StoreError) -> AccountID {
    let known: AccountID? = try database.first(
      "SELECT id FROM accounts WHERE profile = ? AND kind = ? AND game IS ?", SQLValue(profile), .text(kind.rawValue),
      SQLValue(game)
    ) { $0.id(0) }
    if let known { return known }
    try database.run(
      "INSERT INTO accounts (profile, kind, game, start, balance) VALUES (?, ?, ?, ?, 0)", SQLValue(profile),
      .text(kind.rawValue), SQLValue(game), .integer(start.hundredths))
    let account = AccountID(number: database.lastRow)
    try move(start, kind: "opening", account: account, isLogged: kind != .purse)
    return account
  }

  /// The row of a game; a new one where it was never played. In a transaction.
  func game(_ name: String, profile: ProfileID) throws(StoreError) -> GameID {
    try database.run("INSERT OR IGNORE INTO games (profile, name) VALUES (?, ?)", SQLValue(profile), .text(name))
    let id: GameID? = try database.first(
      "SELECT id FROM games WHERE profile = ? AND name = ?", SQLValue(profile), .text(name)
    ) { $0.id(0) }
    guard let id else { throw .unreadable("game \(name)") }
    return id
  }

  /// The row of a game's table; a new one where there is none. In a transaction.
  func table(_ game: GameID, _ account: AccountID) throws(StoreError) -> TableID {
    try database.run("INSERT OR IGNORE INTO tables (game, account) VALUES (?, ?)", SQLValue(game), SQLValue(account))
    let id: TableID? = try database.first(
      "SELECT id FROM tables WHERE game = ? AND account = ?", SQLValue(game), SQLValue(account)
    ) { $0.id(0) }
    guard let id else { throw .unreadable("game \(game.number): table") }
    return id
  }

  /// Does what the options ask for.
  /// - Returns: whether a new stack must wait.
  private func prepare(
    _ table: TableID, _ account: AccountID, _ options: PracticeOptions, _ profile: ProfileID
  ) throws(StoreError) -> Bool {
    if options.isRestart {
      try dropOpenRound(at: table)
      let wish = try startingBalance(of: profile)
      try beginStack(of: account, start: options.stack ?? wish)
      try clearShoes(at: table)
      return false
    }
    let start = try database.first("SELECT start FROM accounts WHERE id = ?", SQLValue(account)) {
      Chips(hundredths: $0.integer(0))
    }
    guard let stack = options.stack, stack != start else { return false }
    guard try openRoundID(at: table) == nil else { return true }
    try beginStack(of: account, start: stack)
    return false
  }

  @discardableResult
  private func beginStack(of account: AccountID, start: Chips?) throws(StoreError) -> Chips {
    if let start {
      try database.run(
        "UPDATE accounts SET start = ? WHERE id = ?", .integer(start.hundredths), SQLValue(account))
    }
    let missing = try database.first("SELECT start - balance FROM accounts WHERE id = ?", SQLValue(account)) {
      Chips(hundredths: $0.integer(0))
    }
    try move(missing ?? .zero, kind: "reset", account: account)
    return try balance(of: account)
  }

  private func dropOpenRound(at table: TableID) throws(StoreError) {
    try database.run(
      """
      UPDATE rounds SET state = 'dropped', closed_at = ?
      WHERE closed_at IS NULL AND id = (SELECT last_round FROM tables WHERE id = ?)
      """, time, SQLValue(table))
  }
}
