import CasinoKit
import FoundationEssentials

extension Store {
  /// The round that is under way at a table, with the entries that it made; nil where none is. From now on the
  /// table's commits go on with it.
  func openRound(at table: TableRecord) throws(StoreError) -> RoundRecord? {
    guard let id = try openRoundID(at: table.id) else {
      table.round = nil
      return nil
    }
    let found = try rounds("WHERE rounds.id = ?1", SQLValue(id), nil, nil)
    guard let (round, plays) = found.first else { throw .unreadable("round \(id.number)") }
    table.round = TableRecord.OpenRoundMark(id: id, plays: plays)
    return round
  }

  /// The finished rounds of a game on one device, newest first.
  /// - Parameters:
  ///   - limit: how many at most.
  ///   - before: only rounds with a smaller number.
  ///   - device: nil for this one.
  func rounds(
    game: String, profile: ProfileID = .standard, limit: Int, before: Int? = nil, device: DeviceID? = nil
  ) throws(StoreError) -> [RoundRecord] {
    let own = try ownDevice(), device = device ?? own
    let game: GameID? = try database.first(
      "SELECT id FROM games WHERE profile = ? AND name = ?", SQLValue(profile), .text(game)
    ) { $0.id(0) }
    guard let game else { return [] }
    let isAlone = try devices().count == 1
    let found = try rounds(
      """
      WHERE \(isAlone ? "rounds.game = ?1" : try range(of: game, before: before, on: device))
        AND closed_at IS NOT NULL AND state IS NOT 'dropped' AND number < ?2
      ORDER BY \(isAlone ? "number" : "rounds.id") DESC LIMIT ?3
      """, SQLValue(game), .integer(before ?? Int.max), .integer(limit)
    )
    .map(\.round)
    guard device != own else { return found }
    let name = try name(of: device)
    return found.map { round in
      var round = round
      round.device = name
      return round
    }
  }

  /// The rows of a device among which the rounds of a game before one are: they count up with the rounds. The plus keeps
  /// SQLite from an index in which the rounds of all devices lie.
  private func range(of game: GameID, before: Int?, on device: DeviceID) throws(StoreError) -> String {
    let rows = device.rows
    let last = try database.first(
      "SELECT id FROM rounds WHERE game = ? AND number = ? AND id BETWEEN ? AND ?", SQLValue(game), SQLValue(before),
      .integer(rows.lowerBound), .integer(rows.upperBound)
    ) { $0.integer(0) }
    return "rounds.id BETWEEN \(rows.lowerBound) AND \(last ?? rows.upperBound) AND +rounds.game = ?1"
  }

  /// The devices whose rounds may be here: this one first.
  func devices() throws(StoreError) -> [DeviceID] {
    let own = try ownDevice()
    return [own] + (try database.rows("SELECT id FROM devices ORDER BY id") { $0.id(0) }).filter { $0 != own }
  }

  /// The opening stakes of the last round at a table in which chips were staked.
  func lastStakes(at table: TableRecord) throws(StoreError) -> [String: Chips] {
    let rows = try ownDevice().rows
    let plays = try database.first(
      """
      SELECT plays FROM rounds WHERE game = ? AND account = ? AND id BETWEEN ? AND ? AND plays NOT LIKE '[{}%'
      ORDER BY number DESC LIMIT 1
      """, SQLValue(table.gameID), SQLValue(table.account), .integer(rows.lowerBound), .integer(rows.upperBound)
    ) { $0.text(0) }
    return try plays.map(PlaysText.plays)?.first?.stakes ?? [:]
  }

  /// The finished rounds of the shoe that lies at a table, oldest first; nil before the first shoe.
  /// - Complexity: reads the rounds of the shoe, however many there were before.
  func roundsOfShoe(at table: TableRecord) throws(StoreError) -> [PastRound]? {
    guard let shoe = try tableState(table.id).shoe else { return nil }
    let page = 64, rows = try ownDevice().rows
    var found: [PastRound] = [], before = Int.max
    while true {
      let last = try database.rows(
        """
        SELECT number, shoe, hands, hands IS NOT NULL FROM rounds
        WHERE game = ? AND account = ? AND number < ? AND id BETWEEN ? AND ? ORDER BY number DESC LIMIT \(page)
        """, SQLValue(table.gameID), SQLValue(table.account), .integer(before), .integer(rows.lowerBound),
        .integer(rows.upperBound)
      ) { (number: $0.integer(0), shoe: $0.optionalID(1) as ShoeID?, hands: $0.text(2), isOver: $0.integer(3) == 1) }
      for round in last {
        guard round.shoe == shoe else { return found.reversed() }
        guard round.isOver, case .object(let hands) = try JSONText.value(round.hands) else { continue }
        found.append(PastRound(hands: hands))
      }
      guard let next = last.last?.number, last.count == page else { return found.reversed() }
      before = next
    }
  }

  /// The row of the round that is under way at a table.
  func openRoundID(at table: TableID) throws(StoreError) -> RoundID? {
    try database.first(
      "SELECT id FROM rounds WHERE id = (SELECT last_round FROM tables WHERE id = ?) AND closed_at IS NULL",
      SQLValue(table)
    ) { $0.id(0) }
  }

  /// The movements of chips of a round, in order.
  func entries(of round: RoundID) throws(StoreError) -> [LedgerEntry] {
    try database.rows(
      "SELECT kind, amount, bet, wager, hand, outcome FROM entries WHERE round = ? ORDER BY id", SQLValue(round)
    ) { row throws(StoreError) in
      guard let kind = LedgerRow.Kind(rawValue: row.text(0)) else { throw .unreadable("round \(round.number): entry") }
      return LedgerRow(
        kind: kind, amount: Chips(hundredths: row.integer(1)), bet: row.text(2), wager: row.integer(3),
        hand: row.optionalInteger(4), outcome: row.isNull(5) ? nil : row.text(5)
      ).entry
    }
  }

  private func rounds(
    _ condition: String, _ first: SQLValue, _ second: SQLValue, _ third: SQLValue
  ) throws(StoreError) -> [(round: RoundRecord, plays: String)] {
    let rows = try database.rows(
      """
      SELECT rounds.id, number, games.name, rules.version, rules.rules, plays, hands, net, rounds.balance,
        accounts.kind = 'practice', shoe, position, dealt, opened_at, closed_at, advised, ?2, ?3
      FROM rounds JOIN games ON games.id = rounds.game JOIN rules ON rules.id = rounds.rules
      JOIN accounts ON accounts.id = rounds.account \(condition)
      """, first, second, third
    ) { row throws(StoreError) in (round: try Self.round(row), plays: row.text(5)) }
    var complete = rows
    for index in complete.indices { complete[index].round.entries = try entries(of: complete[index].round.id) }
    return complete
  }

  private static func round(_ row: Statement) throws(StoreError) -> RoundRecord {
    var hands: [String: JSONValue]?
    if !row.isNull(6), case .object(let fields) = try JSONText.value(row.text(6)) { hands = fields }
    return RoundRecord(
      id: row.id(0), number: row.integer(1), game: row.text(2), version: row.text(3),
      rules: try JSONText.value(row.text(4)), plays: try PlaysText.plays(row.text(5)), entries: [], hands: hands,
      net: Chips(hundredths: row.integer(7)), balance: Chips(hundredths: row.integer(8)),
      isPractice: row.integer(9) == 1, shoe: row.optionalID(10), position: row.integer(11),
      dealt: row.bytes(12).map { Card(index: $0) },
      openedAt: date(row.integer(13)), closedAt: row.optionalInteger(14).map(date), isAdvised: row.integer(15) == 1)
  }

  private static func date(_ seconds: Int) -> Date { Date(timeIntervalSince1970: Double(seconds)) }
}
