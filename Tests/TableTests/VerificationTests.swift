import Foundation
import TestSupport
import Testing

@testable import GameHost

/// Cards and results that can be checked: by the program, and by another that shares nothing with it.
@Suite struct VerificationTests {
  /// Rules that differ wherever a round's course can.
  static let tables = [
    [], ["decks=1", "soft17=hit", "pays=6:5", "split=rank", "21+3=100/40/30/10/5", "penetration=0.75"],
    ["hole=none", "decks=2", "hands=3", "double=9-11", "perfectPairs=30/10/5"],
    ["surrender=late", "resplitAces=on", "hitSplitAces=on", "decks=1", "penetration=0.75", "21+3=30/20/10/5"],
  ]

  @Test(arguments: tables)
  func everyRoundCanBeRecomputedWithoutTheProgram(_ settings: [String]) throws {
    let casino = try CasinoProgram()
    try play(120, casino, settings, seed: UInt64(settings.count + 1))
    let verdict = try casino.run("verify")
    #expect(verdict.status == 0 && verdict.output.contains("Cards: right."), "\(verdict.output)")
    #expect(verdict.output.contains("Results of blackjack: right. 120 rounds played again."))
    #expect(try casino.run("doctor").status == 0)
    let shoes = casino.folder.url("shoes.jsonl"), rounds = casino.folder.url("rounds.jsonl")
    try Data(try casino.run("history", "blackjack", "--shoes", "--json").output.utf8).write(to: shoes)
    try Data(try casino.run("history", "blackjack", "--json").output.utf8).write(to: rounds)
    let checker = Process(), output = Pipe()
    checker.executableURL = URL(filePath: "/usr/bin/env")
    checker.arguments = [
      "python3", "-B", Checkout.root.appending(path: "docs/verify_blackjack.py").path, shoes.path, rounds.path,
    ]
    checker.standardOutput = output
    try checker.run()
    let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    checker.waitUntilExit()
    #expect(checker.terminationStatus == 0, "\(told)")
    let count = try #require(told.split(separator: " ").first.flatMap { Int($0) })
    #expect(count > 60, "\(told)")
  }

  struct Change: CustomTestStringConvertible {
    var statement: String
    var told: String
    var testDescription: String { statement }
  }

  /// One thing changed in the record, and what is said of it.
  static let changes = [
    // The first card may be any, so it is changed to another of two.
    Change(
      statement: """
        UPDATE rounds SET dealt = CASE substr(dealt, 1, 1) WHEN x'00' THEN x'01' ELSE x'00' END || substr(dealt, 2)
        WHERE number = 7
        """, told: "round 7 dealt"),
    Change(statement: "UPDATE rounds SET position = position + 1 WHERE number = 7", told: "round 7 begins at card"),
    Change(
      statement: """
        UPDATE seeds SET server = zeroblob(32)
        WHERE id = (SELECT seed FROM shoes JOIN rounds ON shoes.id = shoe WHERE number = 7)
        """, told: "not the one that was committed to"),
    Change(
      statement: """
        UPDATE entries SET amount = amount + 100 WHERE id = (SELECT max(id) FROM entries
        WHERE kind = 'settle' AND round = (SELECT id FROM rounds WHERE number = 7))
        """, told: "round 7: its chips moved otherwise"),
    Change(
      statement: "UPDATE rounds SET hands = replace(hands, '[[', '[[\"AS\",\"AS\",') WHERE number = 7",
      told: "round 7 has the"),
    Change(
      statement: "UPDATE rounds SET plays = replace(plays, '10.00', '20.00') WHERE number = 7",
      told: "round 7: its chips moved otherwise"),
  ]

  @Test(arguments: changes)
  func aChangedRecordIsNamed(_ change: Change) throws {
    let casino = try CasinoProgram()
    try play(40, casino, ["decks=1"], seed: 9)
    let database = try Database(path: casino.folder.url("casino.db").path)
    try database.script(change.statement)
    let verdict = try casino.run("verify", "blackjack")
    #expect(verdict.status == 1 && verdict.output.contains("WRONG"))
    #expect(verdict.output.contains(change.told), "\(verdict.output)")
  }

  /// BL-151: going back and forward in a replay shows the same cards, since no card is drawn anew.
  @Test func aReplayTellsTheRoundAsItWas() throws {
    let casino = try CasinoProgram()
    let played = try casino.play(
      "blackjack", "--cards", "8S 6H 8C TD 3S TH 5D 7C", typing: "bet 10", "deal", "split", "double", "stand")
    let replay = try casino.run("history", "blackjack", "--replay", "1", "--ui", "text")
    #expect(replay.status == 0, "\(replay.errors)")
    for line in replay.lines {
      let told = line.drop { $0 != " " }.dropFirst()
      #expect(played.output.contains(told), "\(line)")
    }
    #expect(replay.output.contains("Dealer turns over ten of diamonds"))
    #expect(try casino.run("history", "blackjack", "--replay", "2").status == 2)
  }

  /// Plays rounds in which every kind of move is tried, whether it is offered or not.
  private func play(_ count: Int, _ casino: CasinoProgram, _ settings: [String], seed: UInt64) throws {
    var random = Steps(state: seed)
    var lines: [String] = []
    let moves = ["hit", "split", "double", "stand", "surrender", "hit", "split"]
    for _ in 0..<count {
      lines += ["bet 10", "bet 21+3 1", "bet perfectpairs 1", "deal"]
      lines.append(random.next() % 2 == 0 ? "insurance" : "no insurance")
      lines.append("even money")
      for _ in 0..<6 { lines.append(moves[Int(random.next() % UInt64(moves.count))]) }
      lines += Array(repeating: "stand", count: 4)
    }
    let words = ["play", "blackjack", "--ui", "text"] + settings.flatMap { ["--set", $0] }
    let run = try casino.run(words, input: lines.map { $0 + "\n" }.joined())
    #expect(run.status == 0, "\(run.errors)")
  }

  /// A short sequence of numbers that is the same everywhere.
  private struct Steps {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
