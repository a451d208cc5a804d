import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// The program killed at any moment: the next start has everything that was told.
@Suite struct KillTests {
  /// BL-080, BL-084, from the first start on: whatever was told is kept, and nothing is lost or paid twice. Some tables
  /// are begun anew, so that the making of the record is killed, too.
  @Test(arguments: 0..<6) func killedAtAnyMomentNothingIsLostOrPaidTwice(_ table: Int) throws {
    let turns = LongRun.isWanted ? 1_700 : 50
    var random = SystemRandomNumberGenerator()
    var casino = try CasinoProgram(), rounds = 0
    for turn in 0..<turns {
      if turn % 25 == 0 { casino = try CasinoProgram() }
      let running = try casino.start(["play", "blackjack", "--ui", "json"])
      let actions = [#""bet.main","amount":"10.00""#, #""deal""#, #""noInsurance""#, #""stand""#]
      let lines = actions.map { "{\"action\":\($0)}" }
      for _ in 0..<6 { for line in lines { try? running.type(line) } }
      // With its input at the end the program leaves by itself, so that no read waits for ever.
      try? running.input.fileHandleForWriting.close()
      // A third of the kills come while the program starts, the others after some of its output.
      if turn % 3 > 0 { running.read(bytes: Int.random(in: 1...20_000, using: &random)) }
      running.kill(SIGKILL)
      rounds += try expectSoundWallet(casino)
    }
    let again = try casino.play(typing: "balance")
    #expect(again.status == 0 && again.output.contains("Balance"), "\(again.errors)")
    #expect(try casino.run("verify").status == 0)
    #expect(rounds > turns / 3)
  }

  /// BL-085.
  @Test func settingsAreKeptWhenTheyAreChanged() throws {
    let casino = try CasinoProgram()
    let running = try casino.start(["play", "blackjack", "--ui", "text"])
    try running.type("set soft17=hit")
    try running.type("set das=off")
    #expect(running.read(until: "Double after split: off.").contains("Dealer on soft 17: hits."))
    running.kill(SIGKILL)
    let sheet = try casino.play(typing: "settings").output
    #expect(sheet.contains("Dealer on soft 17: hits.") && sheet.contains("Double after split: off."))
  }

  /// BL-087: a table is open once. The second start says where it is open, and takes it over where it is asked to; the
  /// last one out does not write back what it once read.
  @Test func aTableIsOpenOnceAndCanBeTakenOver() throws {
    let casino = try CasinoProgram()
    let first = try casino.start(["play", "blackjack", "--ui", "text", "--stack", "1000"])
    try first.type("set das=off")
    _ = first.read(until: "Double after split: off.")
    let refused = try casino.play("blackjack", "--stack", "1000", typing: "balance")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("open already (process \(first.process.processIdentifier), since"))
    let second = try casino.play(
      "blackjack", "--stack", "1000", "--take-over", "--cards", "TS 9D 9H 8C", typing: "bet 100", "deal", "stand",
      "settings")
    #expect(second.output.contains("Double after split: off."))
    _ = first.read(until: "never")
    first.process.waitUntilExit()
    #expect(first.status == 128 + SIGTERM)
    let after = try casino.play("blackjack", "--stack", "1000", typing: "balance", "settings").output
    #expect(after.contains("Balance 1,100."))
    #expect(after.contains("Double after split: off."))
  }

  /// A lock is the system's: whoever is killed leaves none behind. Another profile and a practice table are other tables.
  @Test func aKilledProgramLeavesItsTable() throws {
    let casino = try CasinoProgram()
    let first = try casino.start(["play", "blackjack", "--ui", "text"])
    _ = first.read(until: "Place your bet")
    #expect(try casino.play("blackjack", "--stack", "500", typing: "balance").status == 0)
    #expect(try casino.run("profiles", "create", "anna").status == 0)
    #expect(try casino.play("blackjack", "--profile", "anna", typing: "balance").status == 0)
    first.kill(SIGKILL)
    #expect(try casino.play(typing: "balance").status == 0)
  }

  /// BL-072.
  @Test func allInAndWonIsThereAfterARestart() throws {
    let casino = try CasinoProgram()
    let run = try casino.play(
      "blackjack", "--stack", "500", "--cards", "TS 9D 9H 8C", typing: "all in", "deal", "stand", "status")
    #expect(run.output.contains("Balance 1,000."))
    #expect(try casino.play("blackjack", "--stack", "500", typing: "balance").output.contains("Balance 1,000."))
  }

  /// BL-147.
  @Test func aSeedGoesOnAfterARestart() throws {
    let rounds = ["bet 10", "deal", "no insurance", "stand"]
    func hands(_ casino: CasinoProgram) throws -> [String] {
      try casino.history().reversed().map { round in
        let hands = round["hands"] as? [String: Any]
        return "\(hands?["player"] ?? "") \(hands?["dealer"] ?? "")"
      }
    }
    let once = try CasinoProgram(), twice = try CasinoProgram()
    let words = ["play", "blackjack", "--ui", "text", "--seed", "42"]
    func input(_ count: Int) -> String { Array(repeating: rounds, count: count).joined().map { $0 + "\n" }.joined() }
    _ = try once.run(words, input: input(6))
    _ = try twice.run(words, input: input(3))
    _ = try twice.run(words, input: input(3))
    let all = try hands(once)
    #expect(all.count == 6)
    #expect(try hands(twice) == all)
    #expect(Set(all).count == 6)
  }

  /// The balance is the sum of the entries, every round that is over is settled, and an open one has its stake on the
  /// table: what the next start finds.
  /// - Returns: how many rounds are over.
  private func expectSoundWallet(_ casino: CasinoProgram) throws -> Int {
    let file = casino.folder.url(StoreFile.name)
    guard FileManager.default.fileExists(atPath: file.path) else { return 0 }
    let store = try Store.open(in: casino.folder.url) { Date() }
    let faults = try Audit(store).faults()
    #expect(faults.isEmpty, "\(faults)")
    let table = try store.table(game: "blackjack")
    let rounds = try store.rounds(game: "blackjack", limit: 1_000), open = try store.openRound(at: table)
    let net = rounds.map(\.net).total
    #expect(table.balance == 10_000 + net - (open == nil ? 0 : 10))
    if let last = rounds.first, open == nil { #expect(last.balance == table.balance) }
    for round in rounds { #expect(!round.results.isEmpty && round.hands != nil) }
    return rounds.count
  }
}
