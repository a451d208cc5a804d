import Foundation
import TestSupport
import Testing

/// Faults of other programs around settings, by their numbers.
@Suite struct SettingsFaultTests {
  /// BL-157: decks and soft 17 change while a hand with a bet of 100 is under way.
  @Test func rulesChangedInAHandWaitForTheNext() throws {
    let casino = try CasinoProgram()
    let run = try casino.play(
      "blackjack", "--cards", "TS 9D 5H 8C 2S", typing: "bet 100", "deal", "set decks=2", "set soft17=hit", "hit",
      "stand", "bet 100", "deal", "no insurance", "stand", "stand", "quit")
    #expect(run.output.contains("Decks: 2 from the next round; this hand goes on as it was dealt."))
    #expect(run.output.contains("You draw two of spades: 17."))
    let rounds = try casino.history()
    let rules = rounds.reversed().map { $0["rules"] as? [String: Any] ?? [:] }
    #expect(rules.first?["decks"] as? Int == 6 && rules.first?["soft17"] as? String == "stand")
    #expect(rounds.last?["bets"] as? [String: String] == ["main": "100.00"])
    guard rules.count > 1 else { return }
    #expect(rules[1]["decks"] as? Int == 2 && rules[1]["soft17"] as? String == "hit")
  }

  /// BL-159: an option is switched on, the table left, sat down at again, started anew.
  @Test(arguments: [true, false])
  func whatTheMenuShowsIsWhatTheGameDoes(isOn: Bool) throws {
    let casino = try CasinoProgram(), value = isOn ? "on" : "off"
    let options = ["--set", "decks=1", "--cards", "TS 9D 5H 8C 2S"]
    func sit(_ lines: [String]) throws -> String {
      let input = (lines + ["quit"]).map { $0 + "\n" }.joined()
      return try casino.run(["play", "blackjack", "--ui", "text"] + options, input: input).output
    }
    let first = try sit(["set advice=on", "set advice=\(value)", "settings", "bet 10", "deal", "stand"])
    let second = try sit(["settings", "bet 10", "deal", "stand"])
    for told in [first, second] {
      #expect(told.contains("Advice: \(value). set advice=on|off"))
      #expect(told.contains("Best:") == isOn)
    }
  }

  /// BL-109: the key that closes a hint is no move, nor does it leave the table.
  @Test(arguments: ["s", "d", "q"])
  func aKeyThatClosesAHintDoesNothingElse(_ key: String) throws {
    var casino = try CasinoProgram()
    casino.environment["CASINO_HINTS"] = "off"
    _ = try casino.play("blackjack", "--cards", "TS 9D 5H 8C 2S", typing: "set speed=instant", "bet 100", "deal")
    let table = try PseudoTerminal(
      """
      "$casino" play blackjack --data-dir '\(casino.folder.path)' --stack 10000; echo "left $?"
      """, environment: ["HOME=\(casino.folder.path)", "COLORTERM=truecolor", "CASINO_HINTS=on"])
    try table.read(until: "Takes one more card")
    table.type(key)
    // Were the hint still there, this would close it; had the hand moved, there would be no hand to leave.
    table.type("q")
    try table.read(until: "Your hand stays open")
    try table.read(until: "left 0")
    #expect(try casino.history().isEmpty)
    let again = try casino.play("blackjack", "--stack", "10000", typing: "status", "quit")
    #expect(again.output.contains("You have ten of spades, five of hearts: 15."))
  }
}
