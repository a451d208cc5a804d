import CasinoKit
import Foundation
import Testing

@testable import Blackjack

@Suite struct SettingsTests {
  /// The adviser is a wish of the player and no rule of the game.
  private static let ruleOptions = BlackjackSettings.options.filter { $0.key != "advice" }

  @Test func `The keys are those of the command`() {
    #expect(
      Self.ruleOptions.map(\.key).joined(separator: " ")
        == "decks soft17 pays double das hands split resplitAces hitSplitAces surrender hole penetration perfectPairs 21+3"
    )
  }

  @Test func `Initial values are the rules' own`() throws { #expect(try rules("") == BlackjackRules()) }

  @Test(arguments: ruleOptions.flatMap { option in option.values.map { (option.key, $0) } })
  func `Every value of every setting gives rules of its own`(key: String, value: String) throws {
    let changed = try rules("\(key)=\(value)")
    let initial = try #require(BlackjackSettings.options.first { $0.key == key }?.initial)
    let sameAsInitial = value == initial || (key == "penetration" && value == "0.75")
    #expect((changed == BlackjackRules()) == sameAsInitial)
  }

  @Test(arguments: [
    ("decks=6", 234), ("decks=8", 312), ("decks=2", 52), ("decks=1", 26), ("penetration=0.5", 156),
    ("penetration=0.9", 281), ("decks=1 penetration=0.75", 39),
  ])
  func `A new shoe is due once the share is dealt`(set: String, cut: Int) throws {
    #expect(try rules(set).shoe.cut == cut)
  }

  @Test(arguments: ["decks=3", "pays=2:1", "hands=5", "21+3=10", "penetration=0.95", "das=yes", "surrender=early"])
  func `Other values are refused`(set: String) {
    #expect(throws: SettingError.self) { try rules(set) }
  }

  @Test(arguments: ["", "pays=6:5 hole=none split=rank", "21+3=30/20/10/5 double=9-11 decks=1"])
  func `Rules are the same after they were stored`(set: String) throws {
    let rules = try rules(set)
    let stored = try JSONEncoder().encode(rules)
    #expect(try JSONDecoder().decode(BlackjackRules.self, from: stored) == rules)
  }

  @Test func `Moves have keys of their own, in the order of the buttons`() {
    #expect(String(BlackjackMove.allCases.map(\.key)) == "hsdpryne")
    #expect(
      BlackjackMove.allCases.map(\.name).joined(separator: " ")
        == "hit stand double split surrender insurance noInsurance evenMoney")
  }

  @Test func `Bets say where they stand and what they win at most`() {
    #expect(BlackjackBet.allCases.map(\.rawValue) == ["main", "insurance", "perfectPairs", "21+3"])
    #expect(BlackjackBet.allCases.map(\.kind) == [.main, .inPlay, .side, .side])
    #expect(BlackjackBet.allCases.map(\.needs) == [nil, .main, .main, .main])
    let pairs = PerfectPairs.allCases.flatMap { table in PerfectPairs.Kind.allCases.map(table.payout) }
    let poker = TwentyOnePlus3.allCases.flatMap { table in TwentyOnePlus3.Kind.allCases.map(table.payout) }
    #expect(BlackjackBet.perfectPairs.greatestPayout == Ratio(pairs.max() ?? 0))
    #expect(BlackjackBet.twentyOnePlus3.greatestPayout == Ratio(poker.max() ?? 0))
    #expect(BlackjackBet.main.greatestPayout == Ratio(3, 2) && BlackjackBet.insurance.greatestPayout == Ratio(2))
  }

  @Test func `Outcomes have the words of histories and a tone`() {
    let words = BlackjackResult.allCases.map { "\($0.rawValue) \($0.tone)" }
    #expect(
      words == ["playerWins win", "dealerWins lose", "push push", "blackjack win", "bust lose", "surrender lose"])
  }
}
