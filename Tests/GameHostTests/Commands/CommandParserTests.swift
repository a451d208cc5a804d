import CasinoKit
import Testing

@testable import GameHost

@Suite struct CommandParserTests {
  @Test(
    arguments: [
      ("", .lobby(LobbyOptions())),
      ("play blackjack", .play(PlayOptions(game: .named("blackjack")))),
      ("play ./Poker", .play(PlayOptions(game: .path("./Poker")))),
      ("play .", .play(PlayOptions(game: .path(".")))),
      ("list", .list(namesOnly: false)),
      ("check blackjack", .check(CheckOptions(game: .named("blackjack")))),
      (
        "check ./War --rounds 50 --seed 7 --rule engine.chips,setup --format json --next",
        .check(
          CheckOptions(
            game: .path("./War"), rounds: 50, seed: 7, format: .json,
            rules: [.setupManifest, .setupShape, .setupDesign, .setupCatalogue, .engineChips],
            showsNext: true))
      ),
      (
        "simulate baccarat --rounds 100 --set decks=6",
        .simulate(
          SimulateOptions(
            game: .named("baccarat"), rounds: 100, settings: [PlayOptions.Setting(key: "decks", value: "6")]))
      ),
      ("info blackjack", .info(.named("blackjack"), isAgreed: false)),
      ("history", .history(HistoryOptions())),
      ("history blackjack --json --limit 5", .history(HistoryOptions(game: "blackjack", isJSON: true, limit: 5))),
      ("history --limit=1000000", .history(HistoryOptions(limit: 1_000_000))),
      ("help", .help(nil)),
      ("help play", .help(.play)),
      ("--help", .help(nil)),
      ("-h", .help(nil)),
      ("play --help", .help(.play)),
      ("play blackjack --seed nonsense -h", .help(.play)),
      ("--help history", .help(.history)),
      ("--version", .version),
      ("play blackjack --version", .version),
      ("play -- -blackjack", .play(PlayOptions(game: .named("-blackjack")))),
      ("history -- --help", .history(HistoryOptions(game: "--help"))),
      ("-- list", .list(namesOnly: false)),
    ] as [(String, Command)])
  func reads(line: String, command: Command) throws {
    #expect(try CommandParser.invocation(words(line)) == Invocation(command: command))
  }

  @Test(arguments: [
    "--data-dir D --profile ann play blackjack", "play --data-dir D blackjack --profile ann",
    "play blackjack --data-dir=D --profile=ann", "--data-dir C play blackjack --profile ann --data-dir D",
  ])
  func takesTheDataFolderAnywhere(line: String) throws {
    let invocation = try CommandParser.invocation(words(line))
    let play = Command.play(PlayOptions(game: .named("blackjack")))
    #expect(invocation == Invocation(command: play, dataDirectory: "D", profile: "ann"))
  }

  @Test func readsEveryOptionOfATable() throws {
    let line = """
      --seed 18446744073709551615 play blackjack --ui=json --cards "AS kd,10H" --stack 7.5 --restart \
      --set decks=1 --set 21+3=on --set decks=6 --suits symbols --lang pt_br
      """
    var expected = PlayOptions(game: .named("blackjack"))
    expected.interface = .json
    expected.practice = PracticeOptions(
      seed: .max, cards: [Card(.ace, of: .spades), Card(.king, of: .diamonds), Card(.ten, of: .hearts)],
      stack: Chips(hundredths: 750), isRestart: true)
    expected.settings = [
      .init(key: "decks", value: "1"), .init(key: "21+3", value: "on"), .init(key: "decks", value: "6"),
    ]
    expected.suits = .symbols
    #expect(try CommandParser.invocation(words(line)) == Invocation(command: .play(expected), language: "pt-BR"))
  }

  @Test(arguments: [
    ("--seed 0", true), ("--cards AS", true), ("--stack 10000000000", true), ("--set decks=1", false),
  ])
  func knowsAPracticeTable(options: String, isPractice: Bool) throws {
    guard case .play(let play) = try CommandParser.invocation(words("play blackjack \(options)")).command else {
      Issue.record("no play")
      return
    }
    #expect(play.practice.isPractice == isPractice)
  }

  @Test func aGameFromItsFolderMayBeginAnew() throws {
    guard case .play(let play) = try CommandParser.invocation(words("play ./Poker --restart")).command else {
      Issue.record("no play")
      return
    }
    #expect(play.practice.isRestart)
  }

  @Test(arguments: OptionName.allCases.filter(\.takesValue))
  func missesAValue(option: OptionName) {
    for end in ["", " --json", " --"] {
      #expect(throws: UsageError.missingValue(option)) { try CommandParser.invocation(words(option.rawValue + end)) }
    }
  }

  @Test(arguments: OptionName.allCases.filter { !$0.takesValue && $0 != .help })
  func takesNoValue(option: OptionName) {
    #expect(throws: UsageError.unwantedValue(option)) { try CommandParser.invocation(["\(option.rawValue)=yes"]) }
  }
}
