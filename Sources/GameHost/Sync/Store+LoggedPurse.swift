import CasinoKit

extension Store {
  /// The accounts whose entries, rounds and shoes are told to other devices with those of a wallet: itself, and the
  /// purses of its player. To follow `IN`, with the wallet's row as `?N`.
  static func accountsOfWallet(_ parameter: String) -> String {
    """
    (SELECT id FROM accounts WHERE kind != 'practice' AND profile = (SELECT profile FROM accounts WHERE id = \(parameter)))
    """
  }

  /// The two entries of a movement between wallet and purse; nil where the row is the purse's or another wallet's.
  func loggedPurse(_ id: Int, of account: AccountID) throws(StoreError) -> LoggedPurse? {
    let found = try database.first(
      """
      SELECT mine.wager, games.name, mine.amount, mine.at FROM entries mine JOIN entries other ON other.id = mine.wager
      JOIN accounts ON accounts.id = other.account JOIN games ON games.id = accounts.game
      WHERE mine.id = ? AND mine.account = ? AND mine.kind = 'purse'
      """, .integer(id), SQLValue(account)
    ) { (other: $0.integer(0), game: $0.text(1), amount: Chips(hundredths: $0.integer(2)), at: $0.integer(3)) }
    guard let found, let (game, origin) = try purseName(found.game) else { return nil }
    return LoggedPurse(
      row: RowID<Rows.Round>(number: id).own, other: RowID<Rows.Round>(number: found.other).own, game: game,
      origin: origin, amount: found.amount, at: found.at)
  }

  /// The word and the origin of a purse's game, from the name of its row.
  func purseName(_ name: String) throws(StoreError) -> (game: String, origin: String)? {
    guard let origin = try origin(of: name)?.kept else { return nil }
    let word = name.split(separator: "~", maxSplits: 1).first.map(String.init) ?? name
    return (word, origin)
  }

  /// The purse of another device's line, opened where it never was. In a transaction.
  ///
  /// Where the word is another game's on this device, the purse gets a name of its own, so that neither game has
  /// anything of the other's.
  func purse(
    of word: String, origin: String, profile: ProfileID
  ) throws(StoreError) -> (game: GameID, account: AccountID) {
    var name = word
    if let known = try self.origin(of: word)?.kept, known != origin {
      name = "\(word)~\(origin.split(separator: ":").last?.prefix(16) ?? "")"
    }
    try database.run("INSERT OR IGNORE INTO origins VALUES (?, ?, ?)", .text(name), .text(origin), time)
    let game = try game(name, profile: profile)
    return (game, try account(.purse, game: game, profile: profile, start: .zero))
  }

  /// The origin of the purse that an account is, as its lines tell it; nil for the wallet.
  func purseOrigin(of account: AccountID) throws(StoreError) -> (game: String, origin: String)? {
    let name: String?? = try database.first(
      "SELECT games.name FROM accounts JOIN games ON games.id = accounts.game WHERE accounts.id = ? AND kind = 'purse'",
      SQLValue(account)
    ) { $0.text(0) }
    guard let name, let name else { return nil }
    return try purseName(name)
  }
}
