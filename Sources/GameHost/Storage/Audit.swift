import CasinoKit

/// Something in the record that cannot be.
enum AuditFault: Equatable, Sendable {
  /// SQLite finds the file damaged: what it says.
  case file(String)
  /// A row points to one that is not there.
  case lostRow(table: String)
  /// A stack's balance is not the sum of its entries.
  case balance(profile: String, stack: String, kept: Chips, sum: Chips)
  /// Chips that went between a wallet and a purse are not the same on both sides.
  case transfer(profile: String, stack: String, amount: Chips)
  /// A round's net is not the sum of its entries.
  case net(game: String, round: Int, kept: Chips, sum: Chips)
  /// A round is over, and a wager of it is not settled.
  case unsettled(game: String, round: Int, bet: String)
  /// The statistics of a game are not those of its rounds.
  case statistics(game: String)
}

/// Proves the record: the file is sound, every balance is the sum of its entries, every round is settled, and the
/// statistics are those of the rounds.
/// - Complexity: reads every row.
struct Audit {
  private let store: Store
  private var database: Database { store.database }

  init(_ store: Store) { self.store = store }

  /// What is wrong; empty where everything is right.
  func faults() throws(StoreError) -> [AuditFault] {
    let file = try self.file()
    // The sums of a file whose pages are damaged say nothing.
    guard file.isEmpty else { return file }
    return try rows() + balances() + transfers() + nets() + sums()
  }

  private func file() throws(StoreError) -> [AuditFault] {
    try database.rows("PRAGMA integrity_check(20)") { $0.text(0) }.filter { $0 != "ok" }.map(AuditFault.file)
  }

  private func rows() throws(StoreError) -> [AuditFault] {
    try database.rows("SELECT DISTINCT \"table\" FROM pragma_foreign_key_check") { .lostRow(table: $0.text(0)) }
  }

  private func balances() throws(StoreError) -> [AuditFault] {
    try database.rows(
      """
      SELECT profiles.name, ifnull(games.name, ''), balance, total FROM accounts
      JOIN profiles ON profiles.id = accounts.profile LEFT JOIN games ON games.id = accounts.game
      LEFT JOIN (SELECT account, sum(amount) AS total FROM entries GROUP BY account) ON account = accounts.id
      WHERE balance IS NOT total
      """
    ) {
      .balance(
        profile: $0.text(0), stack: $0.text(1), kept: Chips(hundredths: $0.integer(2)),
        sum: Chips(hundredths: $0.integer(3)))
    }
  }

  /// Every movement between a wallet and a purse has its counterpart, and no other kind of stack takes part.
  private func transfers() throws(StoreError) -> [AuditFault] {
    try database.rows(
      """
      SELECT profiles.name, ifnull(games.name, ''), mine.amount FROM entries mine
      JOIN accounts ON accounts.id = mine.account JOIN profiles ON profiles.id = accounts.profile
      LEFT JOIN games ON games.id = accounts.game LEFT JOIN entries other ON other.id = mine.wager
      LEFT JOIN accounts theirs ON theirs.id = other.account
      WHERE mine.kind = 'purse' AND (other.kind IS NOT 'purse' OR other.wager IS NOT mine.id
        OR other.amount IS NOT -mine.amount OR theirs.profile IS NOT accounts.profile
        OR (accounts.kind = 'wallet') IS NOT (theirs.kind = 'purse')) LIMIT 100
      """
    ) { .transfer(profile: $0.text(0), stack: $0.text(1), amount: Chips(hundredths: $0.integer(2))) }
  }

  private func nets() throws(StoreError) -> [AuditFault] {
    try database.rows(
      """
      SELECT games.name, number, net, sum(amount) FROM rounds JOIN games ON games.id = rounds.game
      LEFT JOIN entries ON entries.round = rounds.id GROUP BY rounds.id HAVING net != ifnull(sum(amount), 0) LIMIT 100
      """
    ) {
      .net(
        game: $0.text(0), round: $0.integer(1), kept: Chips(hundredths: $0.integer(2)),
        sum: Chips(hundredths: $0.integer(3)))
    }
  }

  private func sums() throws(StoreError) -> [AuditFault] {
    var faults: [AuditFault] = [], tallied: [StatisticsPart: TalliedSums] = [:]
    try store.forEachTally { tally, part, round throws(StoreError) in
      tallied[part, default: TalliedSums()].add(tally, round)
      guard let wager = tally.open.keys.min() else { return }
      let (game, number) = try store.name(of: round.id)
      faults.append(.unsettled(game: game, round: number, bet: wager.bet))
    }
    let kept = try store.statisticsParts()
    for part in Set(tallied.keys).union(kept).sorted(by: { $0.game.number < $1.game.number }) {
      let sums = try store.sums(of: part), outcomes = try store.outcomes(of: part)
      let isRight = sums == tallied[part]?.sums && outcomes == tallied[part]?.outcomes
      if !isRight { faults.append(.statistics(game: try store.name(of: part.game))) }
    }
    return faults
  }
}

/// Sums that are made from rounds again.
private struct TalliedSums {
  var sums = GameSums()
  var outcomes: [RoundTally.Key: RoundTally.Sum] = [:]

  mutating func add(_ tally: RoundTally, _ round: StatisticsRound) {
    sums.add(tally, round)
    guard !round.isVoided else { return }
    outcomes.merge(tally.outcomes) { left, right in
      var sum = left
      sum += right
      return sum
    }
  }
}

extension Store {
  /// The word of a round's game, and the round's number.
  func name(of round: RoundID) throws(StoreError) -> (game: String, number: Int) {
    let name = try database.first(
      "SELECT games.name, number FROM rounds JOIN games ON games.id = rounds.game WHERE rounds.id = ?", SQLValue(round)
    ) { ($0.text(0), $0.integer(1)) }
    guard let name else { throw .unreadable("round \(round.number)") }
    return name
  }

  /// A game's word.
  func name(of game: GameID) throws(StoreError) -> String {
    try database.first("SELECT name FROM games WHERE id = ?", SQLValue(game)) { $0.text(0) } ?? ""
  }
}
