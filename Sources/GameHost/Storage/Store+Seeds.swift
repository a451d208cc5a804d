import CasinoKit

extension Store {
  /// What lies at a table.
  struct TableState {
    var shoe: ShoeID?
    /// The seed of `--seed`.
    var fixedSeed: SeedID?
    var hasWaitingSeed: Bool
  }

  /// The commitment to a seed.
  func commitment(of seed: SeedID) throws(StoreError) -> [UInt8]? {
    try database.first("SELECT commitment FROM seeds WHERE id = ?", SQLValue(seed)) { $0.bytes(0) }
  }

  /// The commitment to the seed of the table's next shoe.
  func nextCommitment(at table: TableRecord) throws(StoreError) -> [UInt8]? {
    if let fixed = try tableState(table.id).fixedSeed { return try commitment(of: fixed) }
    return try waitingSeed(at: table.id).flatMap { seed throws(StoreError) in try commitment(of: seed) }
  }

  /// The server seed of the table's last shoe that is over; nil before there is one.
  func lastSeed(at table: TableRecord) throws(StoreError) -> [UInt8]? {
    try database.first(
      """
      SELECT server FROM shoes JOIN seeds ON seeds.id = seed
      WHERE shoes.holder = ? AND ended_at IS NOT NULL AND shoes.id BETWEEN ? AND ? ORDER BY shoes.id DESC LIMIT 1
      """, SQLValue(table.id), .integer(try ownDevice().rows.lowerBound), .integer(try ownDevice().rows.upperBound)
    ) { $0.bytes(0) }
  }

  /// Reads what lies at a table.
  func tableState(_ table: TableID) throws(StoreError) -> TableState {
    let state = try database.first("SELECT shoe, fixed_seed FROM tables WHERE id = ?", SQLValue(table)) {
      TableState(shoe: $0.optionalID(0), fixedSeed: $0.optionalID(1), hasWaitingSeed: false)
    }
    guard var state else { throw .unreadable("table \(table.number)") }
    state.hasWaitingSeed = try waitingSeed(at: table) != nil
    return state
  }

  /// Whether a seed must be made or changed before the next shoe.
  func needsChange(_ state: TableState, at table: TableRecord) throws(StoreError) -> Bool {
    if let wanted = table.practice?.seed {
      guard try openRoundID(at: table.id) == nil else { return false }
      return try server(of: state.fixedSeed) != ServerSeed(practice: wanted).bytes
    }
    return state.fixedSeed == nil && !state.hasWaitingSeed
  }

  /// Makes or changes the seed of the next shoe. In a transaction.
  func changeSeed(_ state: TableState, at table: TableRecord) throws(StoreError) {
    guard let number = table.practice?.seed else {
      try insertSeed(.random(), at: table.id)
      return
    }
    try clearShoes(at: table.id)
    let seed = try insertSeed(ServerSeed(practice: number), at: table.id)
    try database.run("UPDATE seeds SET used_at = ?1, revealed_at = ?1 WHERE id = ?2", time, SQLValue(seed))
    try database.run("UPDATE tables SET fixed_seed = ? WHERE id = ?", SQLValue(seed), SQLValue(table.id))
  }

  /// The seed and the nonce of a new shoe: the table's own seed and its next nonce, or else the waiting seed, which
  /// another then follows. In a transaction.
  func takeSeed(at table: TableRecord) throws(StoreError) -> (seed: SeedID, nonce: Int) {
    if let fixed = try tableState(table.id).fixedSeed {
      let next = try database.first(
        "UPDATE tables SET next_nonce = next_nonce + 1 WHERE id = ? RETURNING next_nonce", SQLValue(table.id)
      ) { $0.integer(0) }
      return (fixed, (next ?? 1) - 1)
    }
    let waiting = try waitingSeed(at: table.id)
    let seed: SeedID
    if let waiting { seed = waiting } else { seed = try insertSeed(.random(), at: table.id) }
    try database.run("UPDATE seeds SET used_at = ? WHERE id = ?", time, SQLValue(seed))
    try insertSeed(.random(), at: table.id)
    return (seed, 0)
  }

  private func waitingSeed(at table: TableID) throws(StoreError) -> SeedID? {
    try database.first(
      "SELECT id FROM seeds WHERE holder = ? AND used_at IS NULL ORDER BY id LIMIT 1", SQLValue(table)
    ) { $0.id(0) }
  }

  private func server(of seed: SeedID?) throws(StoreError) -> [UInt8]? {
    try database.first("SELECT server FROM seeds WHERE id = ?", SQLValue(seed)) { $0.bytes(0) }
  }

  @discardableResult
  private func insertSeed(_ seed: ServerSeed, at table: TableID) throws(StoreError) -> SeedID {
    try database.run(
      "INSERT INTO seeds (id, holder, server, commitment, created_at) VALUES (?, ?, ?, ?, ?)",
      .integer(try nextRow(of: "seeds")), SQLValue(table), .blob(seed.bytes), .blob(seed.commitment), time)
    return SeedID(number: database.lastRow)
  }
}
