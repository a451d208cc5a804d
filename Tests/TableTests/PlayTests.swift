import Foundation
import Testing

@Suite struct PlayTests {
  @Test func aHandIsToldPlayedAndRecorded() throws {
    let casino = try CasinoProgram()
    let run = try casino.play("blackjack", "--cards", "TS 9D 9H 8C", typing: "bet 100", "deal", "stand", "quit")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("Dealer shows nine of diamonds.\nYou have ten of spades, nine of hearts: 19.\n"))
    #expect(run.output.contains("Dealer turns over eight of clubs: 17.\nYou win 100.\nBalance 10,100.\n"))

    let rounds = try casino.history()
    #expect(rounds.count == 1)
    let round = try #require(rounds.first)
    #expect(round["round"] as? Int == 1)
    #expect(round["game"] as? String == "blackjack")
    #expect(round["bets"] as? [String: String] == ["main": "100.00"])
    #expect(round["moves"] as? [String] == ["stand"])
    #expect(round["net"] as? String == "100.00")
    #expect(round["balance"] as? String == "10100.00")
    #expect(round["practice"] as? Bool == true)
    let result = try #require((round["results"] as? [[String: Any]])?.first)
    #expect(result["outcome"] as? String == "playerWins")
    #expect(result["stake"] as? String == "100.00")
    #expect(result["returned"] as? String == "200.00")
    let hands = try #require(round["hands"] as? [String: Any])
    #expect(hands["player"] as? [[String]] == [["TS", "9H"]])
    #expect(hands["dealer"] as? [String] == ["9D", "8C"])
  }

  @Test func badBetsAndWordsAreRefusedWithTheReason() throws {
    let casino = try CasinoProgram()
    let run = try casino.play(typing: "bet -5", "bet 999999999", "fly", "deal", "bet 7.555", "bet", "quit")
    #expect(run.status == 0)
    #expect(run.output.components(separatedBy: "Main bet takes 1 to 1,000 at this table.").count == 3)
    #expect(run.output.contains("\"fly\" is no command here."))
    #expect(run.output.contains("There is no bet on the table. Place one first."))
    #expect(run.output.contains("\"7.555\" is no amount of chips"))
    #expect(run.output.contains("A bet needs an amount"))
    #expect(try casino.history().isEmpty)
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGHUP, SIGINT])
  func anOpenHandIsThereAgainAfter(_ signal: Int32) throws {
    let casino = try CasinoProgram()
    let words = ["play", "blackjack", "--ui", "text", "--cards", "TS 9D 5H 8C 2S"]
    let running = try casino.start(words)
    try running.type("bet 100")
    try running.type("deal")
    #expect(running.read(until: "1 Hit").contains("You have ten of spades, five of hearts: 15."))
    running.kill(signal)
    #expect(running.status == 128 + signal)

    let again = try casino.play("blackjack", "--stack", "10000", typing: "hit", "stand", "quit")
    #expect(
      again.output.contains(
        "Your hand is still open.\nDealer shows nine of diamonds.\nYou have ten of spades, five of hearts: 15.\n"))
    #expect(again.output.contains("You draw two of spades: 17."))
    #expect(try casino.history().first?["moves"] as? [String] == ["hit", "stand"])
  }

  @Test func endOfInputLeavesTheHandOpen() throws {
    let casino = try CasinoProgram()
    let run = try casino.play("blackjack", "--cards", "TS 9D 5H 8C", typing: "bet 100", "deal")
    #expect(run.status == 0)
    #expect(run.output.contains("Your hand stays open"))
    #expect(try casino.history().isEmpty)
  }

  @Test func practiceStaysApartFromTheWallet() throws {
    let casino = try CasinoProgram()
    _ = try casino.play("blackjack", "--cards", "TS 9D 9H 8C", "--stack", "500", typing: "bet 100", "deal", "stand")
    let practice = try casino.play("blackjack", "--stack", "500", typing: "balance")
    #expect(practice.output.contains("Practice table"))
    #expect(practice.output.contains("Balance 600."))
    let wallet = try casino.play(typing: "balance")
    #expect(!wallet.output.contains("Practice table"))
    #expect(wallet.output.contains("Balance 10,000."))
  }

  @Test func questionsAreAnsweredAtEveryPrompt() throws {
    let casino = try CasinoProgram()
    let questions = ["status", "repeat", "balance", "bets", "rules", "settings", "help"]
    for before in [[], ["bet 100"], ["bet 100", "deal"], ["bet 100", "deal", "stand"]] {
      for question in questions {
        let run = try casino.run(
          ["play", "blackjack", "--ui", "text", "--cards", "TS 9D 9H 8C", "--restart"],
          input: (before + [question, "quit"]).map { $0 + "\n" }.joined())
        #expect(run.status == 0, "\(before) \(question): \(run.errors)")
        #expect(!run.output.contains("is no command"), "\(before) \(question)")
      }
    }
  }

  @Test func theHoleCardIsNowhereBeforeItIsTurned() throws {
    let casino = try CasinoProgram()
    let run = try casino.run(
      ["play", "blackjack", "--ui", "json", "--cards", "TS 9D 9H 8C"],
      input: #"{"action":"bet.main","amount":"100.00"}"# + "\n" + #"{"action":"deal"}"# + "\n")
    #expect(run.output.contains("9D"))
    #expect(!run.output.contains("8C") && !run.output.contains("8♣"))
    let text = try casino.play("blackjack", "--stack", "10000", typing: "status", "bets", "repeat", "help")
    #expect(!text.output.contains("eight of clubs"))
    let log = try String(contentsOf: casino.folder.url("logs/blackjack.log"), encoding: .utf8)
    #expect(!log.contains("8C"))
  }
}
