import Testing

@testable import GameHost

/// Command lines that are refused: each with the sentence that is told and nothing done.
@Suite struct CommandRefusalTests {
  static let lines = [
    "plya", "fly", "hist", "\"\"", "play", "play \"\"", "info", "list blackjack", "play blackjack now", "help plya",
    "help play now", "--seeed 5", "play blackjack --sede 5", "play blackjack -seed 5", "play blackjack --zebra",
    "play blackjack -x", "list --json", "--seed 5", "history --seed 5", "play blackjack --restart",
    "play blackjack --restart=yes", "play blackjack --seed", "play blackjack --seed --restart",
    "play blackjack --seed -1", "play blackjack --seed +1", "play blackjack --seed 1.5", "play blackjack --seed 0x10",
    "play blackjack --seed 18446744073709551616", "play blackjack --seed=", "play blackjack --cards \"AS 1X KD\"",
    "play blackjack --cards \"\"", "play blackjack --cards \" , \"", "play blackjack --stack 0",
    "play blackjack --stack 0.99", "play blackjack --stack -5", "play blackjack --stack 100.005",
    "play blackjack --stack 10000000000.01", "play blackjack --stack many", "play blackjack --stack 1,000",
    "play blackjack --ui window", "play blackjack --color blue", "play blackjack --suits Words",
    "play blackjack --set decks", "play blackjack --set =6", "play blackjack --set decks=",
    "play blackjack --lang e", "play blackjack --lang de/DE", "play blackjack --profile ../ann",
    "play blackjack --profile -ann", "--data-dir=", "history --limit 0", "history --limit 1000001",
    "history --limit -3", "history --limit all", "history blackjack poker",
  ]

  @Test func areToldInOneSentence() throws {
    var page = ""
    for line in Self.lines {
      let result = try casino(words(line))
      #expect(result.output.isEmpty && result.code == .usage, "\(line)")
      #expect(result.errors.hasSuffix("\n") && result.errors.dropLast().allSatisfy { !$0.isNewline }, "\(line)")
      page += "$ casino \(line)\n\(result.errors)\n"
    }
    try expectScreen(page, "refusals")
  }

  @Test(arguments: ["\u{1B}[31mred", "a\nb", "\u{202E}gnp", "\u{9B}2J", "zero\u{200B}width"])
  func showWordsHarmlessly(word: String) throws {
    let errors = try casino(["play", "blackjack", "--seed", word]).errors
    #expect(errors.hasSuffix("\n"))
    #expect(errors.contains("\u{FFFD}"))
    for scalar in errors.unicodeScalars.dropLast() {
      #expect(![.control, .format].contains(scalar.properties.generalCategory), "U+\(scalar.value)")
    }
  }

  @Test func showLongWordsShortened() throws {
    let errors = try casino([String(repeating: "x", count: 100_000)]).errors
    #expect(errors.count < 500)
    #expect(errors.contains("xxx…'"))
  }
}
