import CasinoKit
import Testing

@testable import GameHost

struct ModuleFailureWordsTests {
  @Test(arguments: [
    (
      ModuleFailure.trapped(signal: 4, reason: "Hand.swift:1: Fatal error: x"),
      "crashed (trap): Hand.swift:1: Fatal error: x"
    ),
    (.trapped(signal: 9, reason: nil), "crashed (killed)"),
    (.exited(code: 0), "left in the middle of the game (exit code 0)"),
    (.hung(seconds: 5, during: .answering), "did not answer for 5 seconds while answering the player"),
    (.protocolMismatch(host: 1...2, module: 7...9), "speaks protocol 7 to 9, this casino 1 to 2: upgrade casino"),
    (.protocolMismatch(host: 3...4, module: 1...1), "speaks protocol 1, this casino 3 to 4: upgrade the game"),
    (.cannotStart(path: "/x", errno: 2), "cannot be started: No such file or directory: /x"),
    (.settledTwice(bet: "main", number: 0), "used main 0 again after it was settled"),
    (.priceNotShown(action: "double", shown: 100, taken: 200), "took 200 for double, which was shown as 100"),
    (.cardNotDrawn(Card(.ace, of: .spades)), "used AS, which was not drawn in this round"),
  ])
  func itSaysWhatHappened(failure: ModuleFailure, happened: String) {
    #expect(
      Strings.host("en").sentences(for: failure, game: "Poker", log: "/data/logs/poker.log") == """
        Poker \(happened).
        Your chips and the round are safe; start the game again to go on.
        What the game printed is in /data/logs/poker.log.
        """)
  }
}
