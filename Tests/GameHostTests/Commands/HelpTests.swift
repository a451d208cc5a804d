import CasinoKit
import Testing

@testable import GameHost

@Suite struct HelpTests {
  static let topics: [CommandName?] = [nil] + CommandName.allCases

  @Test(arguments: topics) func isThePageOnFile(topic: CommandName?) throws {
    let name = topic.map { "help-\($0.rawValue)" } ?? "help"
    try expectScreen(HelpText(.host("en")).page(topic), name)
  }

  @Test(arguments: topics) func fitsATerminal(topic: CommandName?) {
    let page = HelpText(.host("en")).page(topic)
    #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.count <= 80 && !line.hasSuffix(" "), "\(line)")
    }
  }

  @Test(arguments: topics) func namesEveryOptionAndExitCode(topic: CommandName?) {
    let lines = HelpText(.host("en")).page(topic).split(separator: "\n").map { $0.split { $0 == " " || $0 == "," } }
    for option in OptionName.taken(by: topic) {
      #expect(lines.contains { $0.contains { $0 == option.rawValue } }, "\(option.rawValue)")
    }
    for code in ExitCode.allCases {
      #expect(lines.contains { $0.first == "\(code.rawValue)" }, "\(code)")
    }
  }

  @Test func statesTheLimitsThatHold() {
    let strings = Strings.host("en"), help = HelpText(strings)
    #expect(help.page(.play).contains("0 to \(UInt64.max)\n"))
    #expect(help.page(.play).contains("1 to \(strings.amount(PracticeOptions.stacks.upperBound)) chips"))
    #expect(help.page(.history).contains("1 to \(strings.number(HistoryOptions.limits.upperBound))"))
    #expect(help.page(.history).contains("without it \(HistoryOptions.tableLimit),"))
  }

  @Test(arguments: [["help", "play"], ["play", "--help"], ["play", "-h"], ["--help", "play"]])
  func isThereHoweverItIsAskedFor(words: [String]) throws {
    #expect(try casino(words) == CommandResult(output: HelpText(.host("en")).page(.play), errors: "", code: .done))
  }

  @Test(arguments: topics) func givesExamplesThatAreTaken(topic: CommandName?) throws {
    let lines = HelpText(.host("en")).page(topic).split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex(of: "Examples"))
    let examples = lines[(start + 1)...].prefix { $0.hasPrefix(" ") }.filter { $0.contains("  casino ") }
    #expect(!examples.isEmpty)
    for example in examples {
      let line = example.split(separator: " | ")[0].trimmingPrefix { $0 == " " }
      #expect(throws: Never.self) { try CommandParser.invocation(Array(GameHostTests.words(String(line)).dropFirst())) }
    }
  }
}
