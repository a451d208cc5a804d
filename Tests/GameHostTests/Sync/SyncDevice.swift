import CasinoKit
import Foundation
import TestSupport

@testable import GameHost

/// A device with a store and a clock of its own, and a folder that it is linked to.
final class SyncDevice {
  static let plan = ShoePlan(decks: 1, cut: 26)

  let name: String
  let files: TestStore
  private(set) var store: Store
  let folder: URL

  init(_ name: String, _ folder: URL, at seconds: Double = 0) throws {
    self.name = name
    self.folder = folder
    files = try TestStore()
    files.time += seconds
    store = try files.open()
    try store.database.run("UPDATE devices SET name = ?", .text(name))
    try store.link(.standard, to: folder.path)
  }

  /// A device whose data folder is a copy of another's.
  init(_ name: String, copyOf other: SyncDevice, _ folder: URL) throws {
    self.name = name
    self.folder = folder
    files = try TestStore()
    try other.store.database.run("PRAGMA wal_checkpoint(TRUNCATE)")
    try FileManager.default.copyItem(at: other.files.file, to: files.file)
    files.time = other.files.time
    store = try files.open()
    try store.database.run("UPDATE links SET folder = ?", .text(folder.path))
  }

  var balance: Chips { get throws { try store.walletBalance() } }
  var writer: WriterID { get throws { try store.writer(of: .standard) } }
  /// The folder of its own log.
  var ownFolder: URL { get throws { folder.appending(path: "casino/default/\(try writer.name)") } }

  /// Plays a round for the wallet that wins or loses so much, with four cards of the table's shoe.
  /// - Parameter isForeign: whether it is played from the game's purse.
  func play(_ net: Chips, game: String = "blackjack", isForeign: Bool = false) throws {
    files.time += 1
    let table = try store.table(game: game, isForeign: isForeign), dealer = try Dealer(store: store, table: table)
    _ = try dealer.startRound(plan: Self.plan)
    for _ in 0..<4 { _ = try dealer.draw() }
    let stake = net < .zero ? -net : Chips(1)
    let returned = stake + net
    let outcome = net > .zero ? "win" : net == .zero ? "push" : "lose"
    try store.commit(.round(stake, outcome, returned: returned), at: table, dealer: dealer)
  }

  @discardableResult
  func sync(_ budget: SyncBudget = .unlimited) throws -> SyncReport {
    files.time += 1
    return try Synchroniser(store, profile: .standard).run(budget)
  }

  /// Opens the store anew, as the next start does.
  func startAgain() throws { store = try files.open() }

  /// What every device must agree on, one line each, with the writers in place of this file's numbers.
  func state() throws -> [String] {
    let own = try store.ownDevice().number, ownName = try writer.name
    var names: [Int: String] = [:]
    try store.database.each("SELECT id, uuid FROM devices") {
      names[$0.integer(0)] = $0.integer(0) == own ? ownName : Hexadecimal.text($0.bytes(1))
    }
    func row(_ id: Int?) -> String {
      guard let id else { return "-" }
      return "\(names[id >> DeviceID.bits]?.prefix(6) ?? "?")/\(RowID<Rows.Round>(number: id).own)"
    }
    let database = store.database
    var lines = ["balance \(try balance)"]
    lines += try database.rows(
      """
      SELECT entries.id, round, entries.kind, amount, at, bet, wager, hand, outcome FROM entries
      JOIN accounts ON accounts.id = account
      WHERE accounts.kind = 'wallet' OR accounts.kind = 'purse' AND entries.kind != 'opening'
      """
    ) { each in
      "entry \(row(each.integer(0))) \(row(each.optionalInteger(1))) "
        + (2...8).map { $0 == 6 && each.text(2) == "purse" ? row(each.optionalInteger($0)) : each.text($0) }
        .joined(separator: " ")
    }
    lines += try store.purses(of: .standard).map { "purse \($0.game) \($0.balance) \($0.own)" }
    lines += try database.rows(
      """
      SELECT rounds.id, shoe, games.name, number, net, rounds.balance, total, opened_at, closed_at, advised, state,
        plays, hands, rules.rules, hex(dealt), position
      FROM rounds JOIN games ON games.id = rounds.game JOIN rules ON rules.id = rounds.rules
      """
    ) { each in
      "round \(row(each.integer(0))) \(row(each.optionalInteger(1))) "
        + (2...15).map { each.text($0) }.joined(separator: " ")
    }
    lines += try database.rows(
      """
      SELECT shoes.id, hex(commitment), decks, cut, ended_at, CASE WHEN ended_at IS NULL THEN '' ELSE hex(server) END,
        CASE WHEN ended_at IS NULL THEN '' ELSE position END
      FROM shoes JOIN seeds ON seeds.id = seed
      """
    ) { each in "shoe \(row(each.integer(0))) " + (1...6).map { each.text($0) }.joined(separator: " ") }
    lines += try database.rows("SELECT game, owner, key, value, changed_at FROM settings") { each in
      "setting " + (0...4).map { each.text($0) }.joined(separator: " ")
    }
    for part in try store.statisticsParts() {
      let sums = try store.sums(of: part) ?? GameSums()
      lines.append(
        """
        sums \(try store.name(of: part.game)) \(names[part.device.number]?.prefix(6) ?? "?") \(sums.rounds) \(sums.won) \
        \(sums.lost) \(sums.staked) \(sums.returned) \(sums.biggest) \(sums.streak) \(sums.bestStreak) \
        \(sums.worstStreak) \(sums.lastAt)
        """)
    }
    lines += try database.rows(
      "SELECT games.name, device, data FROM game_data JOIN tables ON tables.id = holder JOIN games ON games.id = game"
    ) {
      "data \($0.text(0)) \(names[$0.integer(1)]?.prefix(6) ?? "?") \($0.text(2))"
    }
    return lines.sorted()
  }
}
