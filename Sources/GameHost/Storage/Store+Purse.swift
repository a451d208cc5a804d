import CasinoKit

extension Store {
  /// The kind of the two entries by which chips go between a wallet and a purse.
  static let purseKind = "purse"

  /// A game's purse; nil where it has none.
  func purse(of game: String, profile: ProfileID) throws(StoreError) -> Purse? {
    guard let account = try purseAccount(of: game, profile: profile) else { return nil }
    let movements = try database.rows(
      "SELECT amount FROM entries WHERE account = ? AND kind = ? ORDER BY at, id", SQLValue(account),
      .text(Self.purseKind)
    ) { Chips(hundredths: $0.integer(0)) }
    let origin = try self.origin(of: game)
    let isTrusted =
      try origin.map { origin throws(StoreError) in try isAgreed(.trust(game: game, origin), profile: profile) }
      ?? false
    return Purse(
      game: game, balance: try balance(of: account), own: Purse.own(after: movements), isTrusted: isTrusted)
  }

  /// All purses of a profile, in the order of their games.
  func purses(of profile: ProfileID) throws(StoreError) -> [Purse] {
    let games = try database.rows(
      """
      SELECT games.name FROM accounts JOIN games ON games.id = accounts.game
      WHERE accounts.profile = ? AND kind = 'purse' ORDER BY games.name
      """, SQLValue(profile)
    ) { $0.text(0) }
    var purses: [Purse] = []
    for game in games { if let purse = try purse(of: game, profile: profile) { purses.append(purse) } }
    return purses
  }

  /// Puts chips of the wallet into a game's purse.
  /// - Throws: `notEnoughChips` where the wallet does not cover them.
  func fillPurse(of game: String, _ amount: Chips, profile: ProfileID) throws(StoreError) {
    try database.transaction { () throws(StoreError) in
      let purse = try account(.purse, game: try self.game(game, profile: profile), profile: profile, start: .zero)
      let wallet = try walletAccount(of: profile), balance = try balance(of: wallet)
      guard amount > .zero else { throw .badPurseAmount(amount) }
      guard balance >= amount else { throw .notEnoughChips(balance: balance, needed: amount) }
      guard try self.balance(of: purse) + amount <= .greatest else { throw .tooManyChips }
      try transfer(amount, from: wallet, to: purse)
    }
  }

  /// Takes chips out of a game's purse.
  /// - Parameter amount: how many; nil is all that may leave it.
  /// - Returns: how many were taken.
  /// - Throws: `purseKeeps` where the player asks for winnings of a game that is not trusted.
  @discardableResult
  func emptyPurse(of game: String, _ amount: Chips? = nil, profile: ProfileID) throws(StoreError) -> Chips {
    try database.transaction { () throws(StoreError) in
      guard let purse = try self.purse(of: game, profile: profile),
        let account = try purseAccount(of: game, profile: profile)
      else { return .zero }
      let taken = amount ?? purse.takeable
      guard taken >= .zero else { throw .badPurseAmount(taken) }
      guard taken <= purse.balance else { throw .notEnoughChips(balance: purse.balance, needed: taken) }
      guard taken <= purse.takeable else { throw .purseKeeps(takeable: purse.takeable) }
      guard taken > .zero else { return .zero }
      let wallet = try walletAccount(of: profile)
      guard try balance(of: wallet) + taken <= .greatest else { throw .tooManyChips }
      try transfer(taken, from: account, to: wallet)
      return taken
    }
  }

  private func walletAccount(of profile: ProfileID) throws(StoreError) -> AccountID {
    try account(.wallet, game: nil, profile: profile, start: try startingBalance(of: profile))
  }

  private func purseAccount(of game: String, profile: ProfileID) throws(StoreError) -> AccountID? {
    try database.first(
      """
      SELECT accounts.id FROM accounts JOIN games ON games.id = accounts.game
      WHERE accounts.profile = ? AND kind = 'purse' AND games.name = ?
      """, SQLValue(profile), .text(game)
    ) { $0.id(0) }
  }

  /// Moves chips by two entries that name each other. The log tells of the pair once, by the wallet's entry. In a
  /// transaction.
  private func transfer(_ amount: Chips, from: AccountID, to: AccountID) throws(StoreError) {
    let first = try nextRow(of: "entries"), second = first + 1
    for (row, other, account, change) in [(first, second, from, -amount), (second, first, to, amount)] {
      try database.run(
        "INSERT INTO entries (id, account, kind, amount, at, wager) VALUES (?, ?, ?, ?, ?, ?)", .integer(row),
        SQLValue(account), .text(Self.purseKind), .integer(change.hundredths), time, .integer(other))
      try database.run(
        "UPDATE accounts SET balance = balance + ? WHERE id = ?", .integer(change.hundredths), SQLValue(account))
    }
    let isToPurse = try database.first("SELECT kind = 'purse' FROM accounts WHERE id = ?", SQLValue(to)) {
      $0.integer(0) == 1
    }
    try log(.entry, row: isToPurse == true ? first : second, of: from)
  }
}
