import CasinoKit

extension Store {
  /// The shoe that lies at a table, and a seed waiting for the next; a practice table changes to the seed that was
  /// asked for unless a round is under way.
  func takeUpShoe(at table: TableRecord) throws(StoreError) -> ShoeRecord? {
    let state = try tableState(table.id)
    if try needsChange(state, at: table) {
      try database.transaction { () throws(StoreError) in try changeSeed(state, at: table) }
    }
    return try tableState(table.id).shoe.map(shoe)
  }

  /// A shoe by its row.
  func shoe(_ id: ShoeID) throws(StoreError) -> ShoeRecord {
    let shoe = try database.first(
      """
      SELECT shoes.id, seed, server, client_seed, nonce, decks, cut, missing, arranged, position, extra_rounds, burned
      FROM shoes JOIN seeds ON seeds.id = shoes.seed WHERE shoes.id = ?
      """, SQLValue(id), read: Self.shoe)
    guard let shoe else { throw .unreadable("shoe \(id.number)") }
    return shoe
  }

  /// Ends the table's shoe, reveals its seed and lays a new one, for whose successor a seed then waits.
  func openShoe(_ plan: ShoePlan, at table: TableRecord, clientSeed: String) throws(StoreError) -> ShoeRecord {
    try database.transaction { () throws(StoreError) in
      try endShoes(at: table.id, but: nil)
      let id = try insertShoe(decks: plan.decks, cut: plan.cut, at: table, clientSeed: clientSeed)
      try database.run("UPDATE tables SET shoe = ? WHERE id = ?", SQLValue(id), SQLValue(table.id))
      let laid = try shoe(id)
      guard plan.burns, let first = laid.cards.first else { return laid }
      try database.run(
        "UPDATE shoes SET burned = ?1, position = ?1 WHERE id = ?2", .integer(Burned(first).cards), SQLValue(id))
      return try shoe(id)
    }
  }

  /// The shoe that follows one which ran out while these cards lay on the table. It is made once: drawn again after
  /// a rollback or a restart, it is the same.
  func successor(
    of shoe: ShoeRecord, without missing: [Card], at table: TableRecord, clientSeed: String
  ) throws(StoreError) -> ShoeRecord {
    if let known = try successor(of: shoe.id, without: missing) { return try self.shoe(known) }
    return try database.transaction { () throws(StoreError) in
      let id = try insertShoe(decks: shoe.decks, cut: shoe.cut, at: table, clientSeed: clientSeed)
      try database.run(
        "UPDATE shoes SET predecessor = ?, missing = ? WHERE id = ?", SQLValue(shoe.id),
        .blob(missing.map(\.index)), SQLValue(id))
      return try self.shoe(id)
    }
  }

  /// Writes down where a shoe is before its card is told.
  func journal(_ position: Int, of shoe: ShoeID) throws(StoreError) {
    try database.write(.normal)
    try database.run("UPDATE shoes SET drawn = ? WHERE id = ?", .integer(position), SQLValue(shoe))
  }

  /// Keeps what was put on top of a shoe.
  func save(_ arrangements: [Arrangement], of shoe: ShoeID) throws(StoreError) {
    let text = arrangements.map(\.description).joined(separator: ";")
    try database.transaction { () throws(StoreError) in
      try database.run("UPDATE shoes SET arranged = ? WHERE id = ?", .text(text), SQLValue(shoe))
    }
  }

  /// Keeps the dealer's place with a commit. In a transaction.
  func keep(_ mark: DealerMark, at table: TableRecord) throws(StoreError) {
    let isHere = try database.first(
      "SELECT position = ? FROM shoes JOIN tables ON tables.shoe = shoes.id WHERE tables.id = ? AND shoes.id = ?",
      .integer(mark.positionBefore), SQLValue(table.id), SQLValue(mark.shoeBefore)
    ) { $0.integer(0) == 1 }
    guard isHere == true else { throw .playedElsewhere }
    try database.run(
      "UPDATE shoes SET position = ?, extra_rounds = ? WHERE id = ?", .integer(mark.position),
      .integer(mark.extraRounds), SQLValue(mark.shoe))
    guard mark.shoe != mark.shoeBefore else { return }
    try database.run(
      "UPDATE shoes SET position = decks * \(Deck.size) - ifnull(length(missing), 0) WHERE id = ?",
      SQLValue(mark.shoeBefore))
    try database.run("UPDATE tables SET shoe = ? WHERE id = ?", SQLValue(mark.shoe), SQLValue(table.id))
    try endShoes(at: table.id, but: mark.shoe)
  }

  /// Takes shoe and seed from a table, for a new beginning. In a transaction.
  func clearShoes(at table: TableID) throws(StoreError) {
    try endShoes(at: table, but: nil)
    try database.run(
      "UPDATE tables SET shoe = NULL, fixed_seed = NULL, next_nonce = 0 WHERE id = ?", SQLValue(table))
  }

  private func insertShoe(
    decks: Int, cut: Int, at table: TableRecord, clientSeed: String
  ) throws(StoreError) -> ShoeID {
    let (seed, nonce) = try takeSeed(at: table)
    try database.run(
      """
      INSERT INTO shoes (id, holder, seed, client_seed, nonce, decks, cut, opened_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """, .integer(try nextRow(of: "shoes")), SQLValue(table.id), SQLValue(seed), .text(clientSeed), .integer(nonce),
      .integer(decks), .integer(cut),
      time)
    let id = ShoeID(number: database.lastRow)
    try log(.shoeLaid, row: id.number, of: table.account)
    return id
  }

  /// Ends the table's shoes, but for one, and reveals their seeds.
  private func endShoes(at table: TableID, but kept: ShoeID?) throws(StoreError) {
    let rows = try ownDevice().rows
    let ended: [(shoe: ShoeID, seed: SeedID, account: AccountID)] = try database.rows(
      """
      SELECT shoes.id, seed, account FROM shoes JOIN tables ON tables.id = holder
      WHERE holder = ? AND ended_at IS NULL AND shoes.id IS NOT ? AND shoes.id BETWEEN ? AND ?
      """, SQLValue(table), SQLValue(kept), .integer(rows.lowerBound), .integer(rows.upperBound)
    ) { ($0.id(0), $0.id(1), $0.id(2)) }
    for (shoe, seed, account) in ended {
      try database.run(
        "UPDATE seeds SET revealed_at = ? WHERE id = ? AND revealed_at IS NULL", time, SQLValue(seed))
      try database.run("UPDATE shoes SET ended_at = ? WHERE id = ?", time, SQLValue(shoe))
      try log(.shoeEnded, row: shoe.number, of: account)
    }
  }

  private static func shoe(_ row: Statement) throws(StoreError) -> ShoeRecord {
    let server = row.bytes(2), missing = row.bytes(7)
    let words = row.text(8).split(separator: ";")
    let arrangements = words.compactMap { Arrangement($0) }
    guard server.count == 32, missing.allSatisfy({ $0 < Deck.size }), arrangements.count == words.count else {
      throw .unreadable("shoe \(row.integer(0))")
    }
    do throws(ShoeError) {
      return try ShoeRecord(
        id: row.id(0), seed: row.id(1),
        shoeSeed: ServerSeed(bytes: server).shoeSeed(client: row.text(3), nonce: row.integer(4)),
        decks: row.integer(5), cut: row.integer(6), missing: missing.map { Card(index: $0) },
        arrangements: arrangements, position: row.integer(9), extraRounds: row.integer(10), burned: row.integer(11))
    } catch {
      throw .unreadable("shoe \(row.integer(0))")
    }
  }
}
