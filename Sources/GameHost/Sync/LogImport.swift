import CasinoKit

/// Takes lines of another device into the record. In a transaction; a line is looked at before anything is written of
/// it, and one that is here already changes nothing.
struct LogImport {
  let store: Store
  let profile: ProfileID
  let account: AccountID
  /// The writer of this file's own log.
  let own: WriterID
  /// The device whose lines they are.
  let device: DeviceID

  private var database: Database { store.database }

  /// Takes a line in.
  /// - Returns: what is wrong with it; nothing was changed then.
  func take(_ event: LogEvent) throws(StoreError) -> LineFault? {
    switch event {
    case .round(let round): try take(round)
    case .entry(let entry): try take(entry)
    case .purse(let purse): try take(purse)
    case .shoe(let shoe): try take(shoe)
    case .seed(let seed): try take(seed)
    }
  }

  /// Where a line's game is played, and from which stack.
  private func place(_ game: String, purse: String?) throws(StoreError) -> (game: GameID, account: AccountID) {
    if let purse { return try store.purse(of: game, origin: purse, profile: profile) }
    return (try store.game(game, profile: profile), account)
  }

  private func take(_ round: LoggedRound) throws(StoreError) -> LineFault? {
    let id = RoundID(number: device.row(round.row)), (game, account) = try place(round.game, purse: round.purse)
    if let other = try self.account(of: "rounds", id.number) { return other == account ? nil : .takenElsewhere }
    guard try !isKnown("entries", round.entries.map(\.row)) else { return .field("entries") }
    guard try canMove(round.net, account) else { return .field("net") }
    let shoe = round.shoe.map { ShoeID(number: device.row($0)) }
    if let shoe { guard try holds(shoe, game: game, account) else { return .unknownShoe } }
    try insert(round, id: id, shoe: shoe, game: game, account)
    try database.run(
      "UPDATE accounts SET balance = balance + ? WHERE id = ?", .integer(round.net.hundredths), SQLValue(account))
    let tally = RoundTally(round.entries.map(\.entry))
    guard !tally.outcomes.isEmpty else { return nil }
    let total = try store.add(
      tally, to: StatisticsPart(game: game, device: device),
      StatisticsRound(id: id, isVoided: round.isVoided, isAdvised: round.isAdvised, closedAt: round.closedAt))
    try database.run("UPDATE rounds SET total = ? WHERE id = ?", .integer(total.hundredths), SQLValue(id))
    return nil
  }

  private func insert(
    _ round: LoggedRound, id: RoundID, shoe: ShoeID?, game: GameID, _ account: AccountID
  ) throws(StoreError) {
    let rules = try store.rules(round.rules, version: round.version, game: game)
    try database.run(
      """
      INSERT INTO rounds (id, game, number, account, rules, shoe, position, dealt, plays, hands, net, balance,
        opened_at, closed_at, advised, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, SQLValue(id), SQLValue(game), .integer(round.number), SQLValue(account), SQLValue(rules), SQLValue(shoe),
      SQLValue(round.position), round.dealt.isEmpty ? .null : .blob(round.dealt.map(\.index)),
      .text(JSONText.text(round.plays)), SQLValue(round.hands.map(JSONText.text)), .integer(round.net.hundredths),
      .integer(round.balance.hundredths), .integer(round.openedAt), .integer(round.closedAt),
      .integer(round.isAdvised ? 1 : 0), round.isVoided ? .text(Store.voided) : .null)
    for entry in round.entries {
      guard let row = try? LedgerRow(entry.entry) else { throw .badEntry(entry.entry) }
      try database.run(
        """
        INSERT INTO entries (id, account, round, kind, amount, bet, wager, hand, outcome)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """, .integer(device.row(entry.row)), SQLValue(account), SQLValue(id), .text(row.kind.rawValue),
        .integer(row.amount.hundredths), .text(row.bet), .integer(row.wager), SQLValue(row.hand),
        SQLValue(row.outcome))
    }
  }

  private func take(_ entry: LoggedEntry) throws(StoreError) -> LineFault? {
    let id = device.row(entry.row)
    if let other = try account(of: "entries", id) { return other == account ? nil : .takenElsewhere }
    guard try canMove(entry.amount, account) else { return .field("amount") }
    try database.run(
      "INSERT INTO entries (id, account, kind, amount, at) VALUES (?, ?, ?, ?, ?)", .integer(id), SQLValue(account),
      .text(entry.kind.rawValue), .integer(entry.amount.hundredths), .integer(entry.at))
    try database.run(
      "UPDATE accounts SET balance = balance + ? WHERE id = ?", .integer(entry.amount.hundredths), SQLValue(account))
    if entry.kind == .opening { try store.settleOpenings(of: account, writer: own) }
    return nil
  }

  private func take(_ purse: LoggedPurse) throws(StoreError) -> LineFault? {
    let mine = device.row(purse.row), other = device.row(purse.other)
    let account = try store.purse(of: purse.game, origin: purse.origin, profile: profile).account
    if let known = try self.account(of: "entries", mine) { return known == self.account ? nil : .takenElsewhere }
    guard try !isKnown("entries", [purse.other]) else { return .field("other") }
    guard try canMove(purse.amount, self.account), try canMove(-purse.amount, account) else { return .field("amount") }
    for (row, link, stack, amount) in [
      (mine, other, self.account, purse.amount), (other, mine, account, -purse.amount),
    ] {
      try database.run(
        "INSERT INTO entries (id, account, kind, amount, at, wager) VALUES (?, ?, ?, ?, ?, ?)", .integer(row),
        SQLValue(stack), .text(Store.purseKind), .integer(amount.hundredths), .integer(purse.at), .integer(link))
      try database.run(
        "UPDATE accounts SET balance = balance + ? WHERE id = ?", .integer(amount.hundredths), SQLValue(stack))
    }
    return nil
  }

  private func take(_ shoe: LoggedShoe) throws(StoreError) -> LineFault? {
    let id = ShoeID(number: device.row(shoe.row)), (game, account) = try place(shoe.game, purse: shoe.purse)
    if let holder = try holder(of: id) { return try holder == store.table(game, account) ? nil : .takenElsewhere }
    let predecessor = shoe.predecessor.map { ShoeID(number: device.row($0)) }
    if let predecessor { guard try holds(predecessor, game: game, account) else { return .unknownShoe } }
    let seed = try nextSeed(), table = try store.table(game, account)
    // Its seed is not known yet. It counts as used: it waits for no shoe of this device.
    try database.run(
      "INSERT INTO seeds (id, holder, server, commitment, created_at, used_at) VALUES (?, ?, x'', ?, ?, ?)",
      .integer(seed), SQLValue(table), .blob(shoe.commitment), .integer(shoe.at), .integer(shoe.at))
    try database.run(
      """
      INSERT INTO shoes (id, holder, seed, client_seed, nonce, decks, cut, predecessor, missing, burned,
        opened_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, SQLValue(id), SQLValue(table), .integer(seed), .text(shoe.clientSeed), .integer(shoe.nonce),
      .integer(shoe.decks), .integer(shoe.cut), SQLValue(predecessor),
      shoe.missing.isEmpty ? .null : .blob(shoe.missing.map(\.index)), .integer(shoe.burned), .integer(shoe.at))
    return nil
  }

  private func take(_ seed: LoggedSeed) throws(StoreError) -> LineFault? {
    let id = ShoeID(number: device.row(seed.shoe))
    let found = try database.first(
      """
      SELECT seeds.id, commitment, account, shoes.ended_at IS NULL FROM shoes JOIN seeds ON seeds.id = seed
      JOIN tables ON tables.id = shoes.holder WHERE shoes.id = ?
      """, SQLValue(id)
    ) {
      (
        seed: $0.integer(0), commitment: $0.bytes(1), account: AccountID(number: $0.integer(2)),
        isOpen: $0.integer(3) == 1
      )
    }
    guard let found else { return .unknownShoe }
    guard try isOwn(found.account) else { return .takenElsewhere }
    guard ServerSeed(bytes: seed.server).commitment == found.commitment else { return .wrongSeed }
    guard found.isOpen else { return nil }
    try database.run(
      "UPDATE seeds SET server = ?, revealed_at = ? WHERE id = ?", .blob(seed.server), .integer(seed.at),
      .integer(found.seed))
    try database.run(
      "UPDATE shoes SET ended_at = ?1, position = ?2, drawn = ?2, arranged = ?3 WHERE id = ?4", .integer(seed.at),
      .integer(seed.position), SQLValue(seed.arranged), SQLValue(id))
    return nil
  }
}

extension LogImport {
  /// Whose row it is; nil where there is none.
  private func account(of table: String, _ id: Int) throws(StoreError) -> AccountID? {
    try database.first("SELECT account FROM \(table) WHERE id = ?", .integer(id)) { $0.id(0) }
  }

  private func isKnown(_ table: String, _ rows: [Int]) throws(StoreError) -> Bool {
    for row in rows where try account(of: table, device.row(row)) != nil { return true }
    return false
  }

  private func holder(of shoe: ShoeID) throws(StoreError) -> TableID? {
    try database.first("SELECT holder FROM shoes WHERE id = ?", SQLValue(shoe)) { $0.id(0) }
  }

  private func holds(_ shoe: ShoeID, game: GameID, _ account: AccountID) throws(StoreError) -> Bool {
    guard let holder = try holder(of: shoe) else { return false }
    return try holder == store.table(game, account)
  }

  /// Whether an account is the wallet or one of its player's purses.
  private func isOwn(_ account: AccountID) throws(StoreError) -> Bool {
    try database.first(
      "SELECT 1 FROM accounts WHERE id = ?2 AND id IN \(Store.accountsOfWallet("?1"))", SQLValue(self.account),
      SQLValue(account)
    ) { _ in true } ?? false
  }

  /// Seeds have no numbers of their own in a log; each belongs to its shoe.
  private func nextSeed() throws(StoreError) -> Int {
    let rows = device.rows
    let last = try database.first(
      "SELECT max(id) FROM seeds WHERE id BETWEEN ? AND ?", .integer(rows.lowerBound), .integer(rows.upperBound)
    ) { $0.optionalInteger(0) }
    return (last ?? nil).map { $0 + 1 } ?? rows.lowerBound
  }

  /// Whether the balance stays a sum that can be counted with.
  private func canMove(_ amount: Chips, _ account: AccountID) throws(StoreError) -> Bool {
    let after = try store.balance(of: account) + amount
    return -Chips.greatestSum <= after && after <= Chips.greatestSum
  }
}
