import CasinoKit
import Testing

@testable import GameHost

/// `--lang` is taken by every command, and what is wrong with a command line is told in its language.
@Suite struct CommandLanguageTests {
  @Test(arguments: [nil] + CommandName.allCases)
  func everyCommandTakesALanguage(command: CommandName?) {
    #expect(OptionName.taken(by: command).contains(.lang))
  }

  @Test(
    arguments: [
      ("--lang de plya", "de"), ("plya --lang=pt_br", "pt-BR"), ("play --seed x --lang ja", "ja"),
      ("--lang de help --lang fr", "fr"), ("play blackjack", nil), ("--lang", nil), ("--lang q plya", nil),
      ("history -- --lang de", nil), ("--language de", nil),
    ] as [(String, String?)])
  func isFoundInWordsThatAreNotTaken(line: String, language: String?) {
    #expect(CommandParser.language(in: words(line)) == language)
  }

  @Test(arguments: ["help --lang de", "--lang de --help", "-h --lang=de", "play --seed x --help --lang de"])
  func helpKnowsItsLanguage(line: String) throws {
    let invocation = try CommandParser.invocation(words(line))
    #expect(invocation.language == "de")
    guard case .help = invocation.command else {
      Issue.record("no help")
      return
    }
  }

  @Test(arguments: ["tlh", "xx-YY", "zh-Hant"])
  func aLanguageWithoutTextsIsAnsweredInEnglish(tag: String) throws {
    let expected = CommandResult(
      output: "", errors: "casino: There is no command 'plya'; did you mean 'play'?\n", code: .usage)
    #expect(try casino(["--lang", tag, "plya"]) == expected)
    #expect(try casino(["--lang", tag, "help"]) == casino(["help"]))
  }

  @Test func theEnvironmentNamesTheLanguageWhereNoOptionDoes() {
    let context = CommandContext(output: .standard, errors: .error, environment: ["LANG": "fr_FR.UTF-8"])
    #expect(context.strings(Invocation(command: .list(namesOnly: false))).language == "fr-FR")
    #expect(context.strings(Invocation(command: .list(namesOnly: false), language: "es")).language == "es")
  }
}
