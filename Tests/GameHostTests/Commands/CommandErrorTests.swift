import CasinoKit
import Glibc
import Testing

@testable import GameHost

@Suite struct CommandErrorTests {
  @Test(
    arguments: [
      (
        .unknownGame("blackjak", known: ["baccarat", "blackjack"]), .usage,
        "There is no game 'blackjak' on this machine; did you mean 'blackjack'?"
      ),
      (
        .unknownGame("poker", known: ["baccarat", "blackjack"]), .usage,
        "There is no game 'poker' on this machine; there is baccarat, blackjack"
      ),
      (
        .badSetting(.unknownKey("deck", known: ["decks", "soft17"]), game: "blackjack"), .usage,
        "blackjack has no setting 'deck'; did you mean 'decks'?"
      ),
      (
        .badSetting(.badValue(key: "decks", value: "9", allowed: ["1", "2", "6"]), game: "blackjack"), .usage,
        "The setting decks of blackjack does not take '9': it needs 1, 2 or 6"
      ),
      (
        .badSetting(.conflict("holeAndSurrender", keys: ["hole", "surrender"]), game: "blackjack"), .usage,
        "These settings of blackjack do not go together: hole, surrender; change one of them"
      ),
      (
        .dataDirectoryRefused(path: "/data", code: EACCES), .failed,
        "The data folder '/data' cannot be used: Permission denied; name another with --data-dir"
      ),
      (
        .noDataDirectory, .failed, "There is no home folder to keep the wallet in; name a folder with --data-dir"
      ),
    ] as [(CommandError, ExitCode, String)])
  func sayWhatToDo(error: CommandError, code: ExitCode, sentence: String) {
    #expect(error.exitCode == code)
    #expect(error.sentence(in: .host("en")) == sentence)
  }
}
