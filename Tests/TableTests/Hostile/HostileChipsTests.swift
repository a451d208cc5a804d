import Foundation
import TestSupport
import Testing

/// What a hostile game does with chips and cards: it is told, and nothing of it is kept.
@Suite(.enabled(if: HostilePlayer.hasSandbox, "bubblewrap is missing"))
struct HostileChipsTests {
  struct Case: CustomTestStringConvertible {
    var trick: String
    var told: String
    var testDescription: String { trick }
  }

  static let cases = [
    Case(trick: "aboveGreatest", told: "returns at most"),
    Case(trick: "settlesTwice", told: "again after it was settled"),
    Case(trick: "withoutStake", told: "never staked"),
    Case(trick: "negativeStake", told: "moved an amount of -10,000"),
    Case(trick: "negativeReturn", told: "moved an amount of -50"),
    Case(trick: "overflowingReturn", told: "no message"),
    Case(trick: "stakesNothing", told: "moved an amount of 0"),
    Case(trick: "smallerPrice", told: "which was shown as 100"),
    Case(trick: "unknownBet", told: "bonus"),
    Case(trick: "cardNeverDrawn", told: "was not drawn"),
    Case(trick: "cardsWithoutDrawing", told: "was not drawn"),
    Case(trick: "secondRound", told: "open"),
    Case(trick: "commitAtStart", told: "ready"),
    Case(trick: "commitByBet", told: "which was shown as"),
    Case(trick: "millionNodes", told: "line"),
  ]

  @Test(arguments: cases, HostilePlayer.all)
  func itIsToldAndNothingIsKept(_ hostile: Case, _ player: HostilePlayer) throws {
    let casino = try player.program()
    let run = try casino.run("play", try casino.hostile(hostile.trick), "--ui", "text", input: "bet 100\ndeal\n")
    #expect(run.status == 3, "\(run.output) \(run.errors)")
    #expect(run.errors.contains(hostile.told), "\(run.errors)")
    #expect(run.errors.contains("Your chips and the round are safe"))
    #expect(!run.output.contains("wins") && !run.output.contains("loses"), "nothing is shown that is not kept")
    let after = try casino.run("play", try casino.hostile("good"), "--ui", "text", input: "balance\n")
    #expect(after.output.contains("Balance 10,000."), "\(after.output) \(after.errors)")
    #expect(try casino.run("doctor").status == 0)
  }

  /// The first of two commits was asked for and counts; the second ends the game.
  @Test(arguments: HostilePlayer.all)
  func aCommitThatNobodyAskedForDoesNotCount(_ player: HostilePlayer) throws {
    let casino = try player.program()
    let run = try casino.run(
      "play", try casino.hostile("commitTwice"), "--ui", "text", input: "bet 100\ndeal\nbet 100\nquit\n")
    #expect(run.status == 3, "\(run.output) \(run.errors)")
    #expect(try casino.history("hostile").count == 1)
  }

  /// A game by its path that calls itself Blackjack gets nothing of Blackjack's.
  @Test(arguments: HostilePlayer.all)
  func aNameThatIsTakenBringsNothing(_ player: HostilePlayer) throws {
    let casino = try player.program()
    let own = try casino.play(typing: "bet 100", "deal")
    #expect(own.status == 0)
    let before = try casino.run("history", "blackjack").output
    let run = try casino.run("play", try casino.hostile("takesName"), "--ui", "text", input: "bet 100\ndeal\nquit\n")
    #expect(run.output.contains("Practice table"))
    let after = try casino.play(typing: "status", "quit")
    #expect(after.status == 0, "\(after.errors)")
    #expect(try casino.run("verify").status == 0)
    #expect(try casino.run("history", "blackjack").output == before)
    #expect(try casino.history("blackjack~path").count == 1)
  }
}
