import Foundation
import Testing

/// Odds from the command line, and the adviser at the table.
@Suite struct OddsAndAdviceTests {
  @Test func baccaratsBetsAreThoseThatArePublished() throws {
    let run = try CasinoProgram().run("odds", "baccarat")
    #expect(run.status == 0, "\(run.errors)")
    for figures in ["44.6247 %", "45.8597 %", "9.5156 %", "14.3596 %"] { #expect(run.output.contains(figures)) }
    let depleted = try CasinoProgram().run("odds", "baccarat", "--removed", "AS")
    #expect(depleted.output.contains("415 cards"))
  }

  @Test(arguments: [
    (["odds", "baccarat", "--hand", "A7"], "There is nothing to decide in baccarat"),
    (["odds", "blackjack", "--hand", "A7"], "the dealer's card"),
    (["odds", "blackjack", "--hand", "A7", "--dealer", "Z"], "--dealer does not take 'Z'"),
    (["odds", "baccarat", "--set", "decks=9"], "decks"),
  ]) func whatCannotBeAnsweredIsRefused(words: [String], told: String) throws {
    let run = try CasinoProgram().run(words, input: "")
    #expect(run.status == 2 && run.errors.contains(told), "\(run.errors)")
  }

  /// One deck is worked out in seconds even by a build for debugging.
  @Test func adviceIsGivenWhereItIsWantedAndMarksItsRounds() throws {
    let casino = try CasinoProgram()
    let round = ["bet 10", "deal", "no insurance", "stand", "stand"]
    let input = (round + ["set advice=on"] + round).map { $0 + "\n" }.joined()
    let run = try casino.run(["play", "blackjack", "--ui", "text", "--set", "decks=1"], input: input)
    #expect(run.status == 0, "\(run.errors)")
    let parts = run.output.components(separatedBy: "Advice: on.")
    #expect(parts.count == 2 && !parts[0].contains("Best:"))
    let sums = try JSONSerialization.jsonObject(with: Data(try casino.run("stats", "--json").output.utf8))
    let advised = (sums as? [String: Any])?["advised"] as? Int
    // A natural leaves nothing to advise on.
    #expect(advised == (parts[1].contains("Best:") ? 1 : 0))
    #expect(try casino.run("doctor").status == 0)
  }
}
