import CasinoKit

/// What the words after `casino` ask for.
enum Command: Equatable {
  case lobby(LobbyOptions)
  case play(PlayOptions)
  case list(namesOnly: Bool)
  case info(GameReference, isAgreed: Bool)
  case history(HistoryOptions)
  case stats(StatsOptions)
  case verify(VerifyOptions)
  case odds(OddsOptions)
  case profiles(ProfilesAction)
  case doctor
  case icon(IconOptions)
  case sync(SyncAction)
  case purse(PurseOptions)
  case newGame(NewGameOptions)
  case dev(DevOptions)
  case build(path: String, isAgreed: Bool)
  case check(CheckOptions)
  case simulate(SimulateOptions)
  case merge(MergeOptions)
  case install(InstallOptions)
  case remove(game: String)
  case completion(CompletionShell)
  case help(CommandName?)
  case version
}

/// A command, and where its wallet and history are kept.
struct Invocation: Equatable {
  /// What to do.
  var command: Command
  /// The folder of `--data-dir`, as it was typed.
  var dataDirectory: String?
  /// The player of `--profile`.
  var profile: String?
  /// The language of `--lang`, such as `en` or `pt-BR`; nil for that of the environment.
  var language: String?
}

/// How a game is named on the command line.
enum GameReference: Equatable {
  /// A game of this machine, by its word.
  case named(String)
  /// A game's folder, program or bundle: the word has a slash in it, is `.` or `..`, or ends as bundles do.
  case path(String)

  /// The word as it was typed.
  var word: String {
    switch self {
    case .named(let word), .path(let word): word
    }
  }

  /// Reads a word.
  init(_ word: String) {
    let isPath = word.contains("/") || word == "." || word == ".." || word.hasSuffix(GameBundle.suffix)
    self = isPath ? .path(word) : .named(word)
  }
}

/// The options of `casino history`.
struct HistoryOptions: Equatable {
  /// The word of the game whose rounds are shown; nil for all games.
  var game: String?
  /// Whether a round is printed as a JSON object a line.
  var isJSON = false
  /// Whether rounds are printed as comma-separated values.
  var isCSV = false
  /// Whether shoes are shown, with their commitments and seeds, instead of rounds.
  var showsShoes = false
  /// The round that is shown again, step by step; nil where rounds are listed.
  var replay: ReplayOptions?
  /// The most rounds; nil where it was not given.
  var limit: Int?

  /// The most rounds of a table for people where no limit is given. JSON has them all then.
  static let tableLimit = 20
  /// The limits that are taken.
  static let limits = 1...1_000_000

  /// The most rounds to print; nil for all.
  var greatestCount: Int? { limit ?? (isJSON || isCSV ? nil : Self.tableLimit) }
}
