import CasinoKit
import Glibc

/// The English sentences of the command line, all in one place.
enum CommandWords {
  /// What `casino --version` prints.
  static let version = "casino \(Casino.version) (CasinoKit \(Wire.kitVersion), protocol \(Wire.versions.upperBound))"

  static func sentence(for error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word):
      "There is no command \(quoted(word))\(suggestion(word, CommandName.allCases.map(\.rawValue), unless: commands))"
    case .unknownOption(let word, let command):
      "There is no option \(quoted(word))"
        + suggestion(word, options(command).map(\.rawValue), unless: "; see: \(help(command))")
    case .misplacedOption(let option, let command):
      "\(command.map { "casino \($0.rawValue)" } ?? "casino alone") takes no \(option.rawValue); it belongs to "
        + choices(CommandName.allCases.filter { $0.options.contains(option) }.map { "casino \($0.rawValue)" })
    case .missingValue(let option): "\(option.rawValue) needs \(allowed(option))"
    case .unwantedValue(let option): "\(option.rawValue) takes no value; leave out the = and what follows"
    case .badValue(let option, let value):
      "\(option.rawValue) does not take \(quoted(value)): it needs \(allowed(option))"
    case .missingGame(let command): "Say which game: casino \(command.rawValue) <game>; the games are in: casino list"
    case .unexpectedWord(let word, let command):
      "casino \(command.rawValue) does not know what to do with \(quoted(word)); see: \(help(command))"
    case .notTogether(let first, let second):
      "\(first.rawValue) and \(second.rawValue) do not go together; give one of them"
    case .restartWithoutPractice:
      "--restart begins a practice table anew, so it needs --seed, --cards or --stack beside it"
    }
  }

  /// What an option takes, as the end of a sentence with "needs".
  static func allowed(_ option: OptionName) -> String {
    switch option {
    case .ui: choices(PlayOptions.Interface.allCases.map(\.rawValue))
    case .seed: "a whole number from 0 to \(UInt64.max)"
    case .cards: "cards such as \"AS KD 10H\": rank A, 2 to 10, T, J, Q or K, and suit S, H, D or C"
    case .stack: "an amount of chips from 1 to \(Chips.greatest.readable), with at most two decimals"
    case .set: "key=value, such as decks=6; the keys of a game are in: casino info <game>"
    case .color: choices(["auto"] + ColorMode.allCases.map(\.rawValue))
    case .suits: choices(PlayOptions.Suits.allCases.map(\.rawValue))
    case .lang: "a language such as en, de or pt-BR"
    case .size: "a whole number from \(IconOptions.sizes.lowerBound) to \(IconOptions.sizes.upperBound)"
    case .limit: "a whole number from 1 to \(Chips(HistoryOptions.limits.upperBound).readable)"
    case .dataDir, .folder, .output: "a folder"
    case .profile: "a name of 1 to 32 letters A to Z, digits and hyphens, a hyphen not first"
    case .clientSeed: "up to 64 letters, digits and signs, without spaces and colons; empty for none"
    case .format: choices(StatsOptions.Format.allCases.map(\.rawValue))
    case .hand, .removed: "cards such as \"A 7\" or \"AS 7D\""
    case .dealer: "a card such as 9 or TS"
    case .replay: "the number of a round, as casino history has it"
    case .csv, .shoes, .status, .off, .force, .restart, .takeOver, .ascii, .json, .help, .version: "no value"
    }
  }

  static func sentence(for error: CommandError) -> String {
    switch error {
    case .unknownGame(let word, let known):
      "There is no game \(quoted(word)) on this machine"
        + suggestion(word, known, unless: known.isEmpty ? "" : "; there is \(known.joined(separator: ", "))")
    case .badSetting(let error, let game): sentence(for: error, game: game)
    case .noOdds(let game): "\(game) has no exact odds to tell"
    case .oddsRefused(let text): text
    case .notVerified: "Not everything is as it was kept; see above"
    case .notHealthy: "Something is wrong; see above"
    case .unknownRound(let game, let number):
      "There is no finished round \(number) of \(game); the rounds are in: casino history \(game)"
    case .versionGone(let game, let version):
      "The round was dealt by version \(version) of \(game), which is not on this machine"
    case .tableIsOpen(let game, let holder):
      "\(game) is open already \(place(holder)); leave it there, or take it over here: --take-over"
    case .tableIsKept(let game, let holder):
      "\(game) is open \(place(holder)) and was not given up in \(Int(TableLock.patience)) seconds; end that process"
    case .fileIsThere(let path): "There is a file \(quoted(path)) already; --force writes over it"
    case .fileRefused(let path, let code): "The file \(quoted(path)) cannot be written: \(reason(code))"
    case .noDataDirectory: "There is no home folder to keep the wallet in; name a folder with --data-dir"
    case .dataDirectoryRefused(let path, let code):
      "The data folder \(quoted(path)) cannot be used: \(reason(code)); name another with --data-dir"
    }
  }

  /// The question whether to take a table over.
  static func takeOver(game: String, _ holder: TableLock.Holder) -> String {
    "\(game) is open already \(place(holder)). Take it over here? [y/N] "
  }

  private static func place(_ holder: TableLock.Holder) -> String {
    let place = holder.place.hasPrefix("/") ? "at \(holder.place) " : ""
    return "\(place)(process \(holder.process), since \(holder.since) UTC)"
  }

  static func sentence(for error: GameLibraryError) -> String {
    switch error {
    case .unknown(let word, let known): sentence(for: .unknownGame(word, known: known))
    case .noProgram(let path):
      "There is no game at \(quoted(path)): a path leads to a game's executable, such as .build/release/Poker"
    case .badManifest(let path, let fault):
      "The game at \(quoted(path)) cannot be read (\(words(for: fault))); build it again"
    }
  }

  private static func words(for fault: ManifestFault) -> String {
    switch fault {
    case .unreadable: "it does not start, or its manifest is missing"
    case .tooSlow: "it did not print its manifest in time"
    case .tooLong: "its manifest is too long"
    case .malformed(let reason): "its manifest is no manifest: \(shown(reason))"
    case .badField(let field): "its manifest has a wrong \(shown(field))"
    }
  }

  static func sentence(for error: SettingError, game: String) -> String {
    switch error {
    case .unknownKey(let key, let known):
      "\(game) has no setting \(quoted(key))"
        + suggestion(key, known, unless: "; it has \(known.joined(separator: ", "))")
    case .badValue(let key, let value, let allowed):
      "The setting \(key) of \(game) does not take \(quoted(value)): it needs \(choices(allowed))"
    case .conflict(_, let keys):
      "These settings of \(game) do not go together: \(keys.joined(separator: ", ")); change one of them"
    }
  }

  static func sentence(for error: OutputError) -> String {
    switch error {
    case .readerGone: "The output was closed"
    case .refused(let code): "The output cannot be written: \(reason(code)); send it somewhere else"
    }
  }

  /// An error that no part of the host foresaw.
  static func unexpected(_ error: any Error) -> String {
    "Something went wrong that should not: \(shown(String(describing: error))); please report it"
  }

  /// A word as it was typed, in quotes, harmless to a terminal and not endless.
  static func quoted(_ word: String) -> String { "'\(shown(word))'" }

  /// The words of a choice: `a, b or c`.
  static func choices(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private static var commands: String { "; there is \(CommandName.allCases.map(\.rawValue).joined(separator: ", "))" }

  private static func help(_ command: CommandName?) -> String {
    ["casino", "help", command?.rawValue].compactMap(\.self).joined(separator: " ")
  }

  /// The options that may have been meant where one is mistyped.
  private static func options(_ command: CommandName?) -> [OptionName] {
    command.map(OptionName.taken) ?? OptionName.allCases
  }

  private static func suggestion(_ word: String, _ known: [String], unless other: String) -> String {
    Nearest.word(to: word, among: known).map { "; did you mean \(quoted($0))?" } ?? other
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }

  private static func shown(_ text: String) -> String {
    let plain = text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: Unicode.Scalar(0xFFFD) ?? scalar
      default: scalar
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: plain.prefix(200))
    return plain.count > 200 ? String(view) + "…" : String(view)
  }
}
