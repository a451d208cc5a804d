import CasinoKit
import Foundation

@testable import GameHost

/// A store in a temporary folder, with a clock that stands still until a test moves it. Opening it twice is what a
/// second program does, and what a new start does after the first was killed.
final class TestStore {
  let folder: URL
  var time = Date(timeIntervalSince1970: 1_769_890_500)

  init() throws {
    let name = "casino-test-\(UUID().uuidString)"
    folder = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var file: URL { folder.appending(path: StoreFile.name) }

  func open() throws(StoreError) -> Store { try Store.open(in: folder) { self.time } }
}

extension RoundCommit {
  /// A round that one bet and one settlement make: deal, and all is over.
  static func round(_ stake: Chips, _ outcome: String, returned: Chips, bet: String = "main") -> RoundCommit {
    var commit = deal(stake, bet: bet)
    commit.entries.append(.settle(bet: bet, wager: 0, hand: 0, outcome: outcome, returned: returned))
    commit.hands = [:]
    return commit
  }

  /// A deal that leaves a decision to the player.
  static func deal(_ stake: Chips, bet: String = "main") -> RoundCommit {
    RoundCommit(
      version: "1.0.0", rules: .object(["decks": .integer(6)]), play: Play(Play.deal, stakes: [bet: stake]),
      entries: [.stake(bet: bet, wager: 0, amount: stake)])
  }

  /// A move that settles the main bet and ends the round.
  static func end(_ outcome: String, returned: Chips, move: String = "stand") -> RoundCommit {
    RoundCommit(
      play: Play(move), entries: [.settle(bet: "main", wager: 0, hand: 0, outcome: outcome, returned: returned)],
      hands: [:])
  }
}

extension Store {
  /// What a table's ledger adds up to.
  func sumOfEntries(at table: TableRecord) throws -> Chips {
    let sum = try database.first("SELECT sum(amount) FROM entries WHERE account = ?", SQLValue(table.account)) {
      $0.integer(0)
    }
    return Chips(hundredths: sum ?? 0)
  }

  /// A number that a query gives.
  func number(_ sql: String) throws -> Int { try database.first(sql) { $0.integer(0) } ?? 0 }
}
