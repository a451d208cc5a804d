import CasinoKit

/// The one place that puts errors of the command line into words.
extension Strings {
  /// What `casino --version` prints.
  var versionLine: String { words("version", Casino.version, Wire.kitVersion, "\(Wire.versions.upperBound)") }

  /// Why the words after `casino` are not taken, and what is.
  func sentence(for error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word): return unknown(command: word)
    case .unknownOption(let word, let command): return unknown(option: word, command)
    case .misplacedOption(let option, let command):
      let places = CommandName.allCases.filter { $0.options.contains(option) }.map { "casino \($0.rawValue)" }
      guard let command else { return words("error.misplacedOption.alone", option.rawValue, choices(places)) }
      return words("error.misplacedOption", command.rawValue, option.rawValue, choices(places))
    case .missingValue(let option): return words("error.missingValue", option.rawValue, allowed(option))
    case .unwantedValue(let option): return words("error.unwantedValue", option.rawValue)
    case .badValue(let option, let value):
      return words("error.badValue", option.rawValue, quoted(value), allowed(option))
    case .badChoice(let option, let value, let allowed):
      return words("error.badValue", option.rawValue, quoted(value), choices(allowed))
    case .missingGame(let command): return words("error.missingGame", command.rawValue)
    case .missingFiles: return text("error.missingFiles")
    case .unknownShell(let word):
      let shells = CompletionShell.allCases.map(\.rawValue)
      guard !word.isEmpty else { return words("error.missingShell", choices(shells)) }
      return words("error.unknownShell", quoted(word), choices(shells))
    case .unexpectedWord(let word, let command):
      return words("error.unexpectedWord", command.rawValue, quoted(word), help(command))
    case .notTogether(let first, let second): return words("error.notTogether", first.rawValue, second.rawValue)
    case .restartWithoutPractice: return text("error.restartAlone")
    }
  }

  /// What an option takes, as the end of a sentence with "needs".
  func allowed(_ option: OptionName) -> String {
    switch option {
    case .ui: choices(PlayOptions.Interface.allCases.map(\.rawValue))
    case .seed: words("error.allowed.number", "0", "\(UInt64.max)")
    case .cards: text("error.allowed.cards")
    case .stack, .fill: words("error.allowed.stack", amount(.greatest))
    case .set: text("error.allowed.set")
    case .color: choices(["auto"] + ColorMode.allCases.map(\.rawValue))
    case .suits: choices(PlayOptions.Suits.allCases.map(\.rawValue))
    case .lang: text("error.allowed.lang")
    case .size: words("error.allowed.number", "\(IconOptions.sizes.lowerBound)", number(IconOptions.sizes.upperBound))
    case .limit: words("error.allowed.number", "1", number(HistoryOptions.limits.upperBound))
    case .dataDir, .folder, .output, .directory: text("error.allowed.folder")
    case .style: choices(GameStyle.allCases.map(\.rawValue))
    case .description: words("error.allowed.description", number(GamePlan.greatestDescription))
    case .profile: text("error.allowed.profile")
    case .clientSeed: text("error.allowed.clientSeed")
    case .format: choices(StatsOptions.Format.allCases.map(\.rawValue))
    case .hand, .removed: text("error.allowed.hand")
    case .dealer: text("error.allowed.dealer")
    case .replay: text("error.allowed.replay")
    case .rounds: words("error.allowed.number", "1", number(CheckOptions.allowedRounds.upperBound))
    case .strategy: text("error.allowed.strategy")
    case .bet: words("error.allowed.bet", amount(SimulateOptions.greatestStake))
    case .penetration: range(SimulateOptions.penetrations)
    case .jobs: range(SimulateOptions.allowedJobs)
    case .shard: text("error.allowed.shard")
    case .rule: choices(CheckRule.groups + CheckRule.allCases.map(\.rawValue))
    case .names, .csv, .shoes, .status, .off, .force, .restart, .takeOver, .waitForDebugger, .empty, .trust, .untrust,
      .ascii, .json, .count, .dryRun, .yes, .next, .help, .version, .sideBets, .freshShoe:
      text("error.allowed.none")
    }
  }

  private func range(_ numbers: ClosedRange<Int>) -> String {
    words("error.allowed.number", number(numbers.lowerBound), number(numbers.upperBound))
  }

  /// Why a command that was understood cannot be done.
  func sentence(for error: CommandError) -> String {
    switch error {
    case .unknownGame(let word, let known): unknown(game: word, known)
    case .badSetting(let error, let game): sentence(for: error, game: game)
    case .noOdds(let game): words("error.noOdds", game)
    case .oddsRefused(let text): text
    case .notVerified: text("error.notVerified")
    case .notHealthy: text("error.notHealthy")
    case .notChecked(let count): text("error.notChecked", .count(count))
    case .noSimulation(let game): words("error.noSimulation", game)
    case .strategyRefused(let word, let game, .unknownStrategy(let known)):
      words("error.unknownStrategy", game, quoted(word), choices(known))
    case .strategyRefused(let word, let game, .unreadableChart): words("error.unreadableChart", game, quoted(word))
    case .unknownBet(let word, let game, let known): words("error.unknownBet", game, quoted(word), choices(known))
    case .noSheet(let path): words("error.noSheet", quoted(path))
    case .notMerged(let path, .otherRun): words("error.otherRun", quoted(path))
    case .notMerged(let path, .twice(let block)): words("error.mergedTwice", quoted(path), "\(block)")
    case .unknownRound(let game, let number): words("error.unknownRound", "\(number)", game)
    case .versionGone(let game, let version): words("error.versionGone", version, game)
    case .tableIsOpen(let game, let holder): words("error.tableIsOpen", game, place(holder))
    case .tableIsKept(let game, let holder):
      text("error.tableIsKept", .count(Int(TableLock.patience)), .text(game), .text(place(holder)))
    case .fileIsThere(let path): words("error.fileIsThere", quoted(path))
    case .fileRefused(let path, let code): words("error.fileRefused", quoted(path), reason(code))
    case .playsWithWallet(let game): words("error.playsWithWallet", game)
    case .playsForPractice(let game): words("error.playsForPractice", game)
    case .trustNotAgreed(let game): words("error.trustNotAgreed", game)
    case .buildNotAgreed(let path): words("error.buildNotAgreed", quoted(path))
    case .noDataDirectory: text("error.directory.none")
    case .dataDirectoryRefused(let path, let code): words("error.dataDirectory", quoted(path), reason(code))
    }
  }

  /// The question whether to take a table over.
  func takeOver(game: String, _ holder: TableLock.Holder) -> String {
    words("text.takeOver", game, place(holder)) + " "
  }

  /// Whether an answer to a question means yes: it begins with a letter of this language, or the English one.
  func isYes(_ answer: String) -> Bool {
    answer.lowercased().first.map { text("text.yes").contains($0) || $0 == "y" } ?? false
  }

  private func place(_ holder: TableLock.Holder) -> String {
    let process = "\(holder.process)"
    guard holder.place.hasPrefix("/") else { return words("error.holder", process, holder.since) }
    return words("error.holder.at", holder.place, process, holder.since)
  }

  /// Why output was not written.
  func sentence(for error: OutputError) -> String {
    switch error {
    case .readerGone: text("error.output.closed")
    case .refused(let code): words("error.output", reason(code))
    }
  }

  /// An error that no part of the host foresaw.
  func unexpected(_ error: any Error) -> String {
    words("error.unexpected", TypedWord.shown(String(describing: error)))
  }

  private func help(_ command: CommandName?) -> String {
    ["casino", "help", command?.rawValue].compactMap(\.self).joined(separator: " ")
  }
}

/// What was not found, with the nearest that there is.
extension Strings {
  /// That a game does not take a setting.
  func sentence(for error: SettingError, game: String) -> String {
    switch error {
    case .unknownKey(let key, let known):
      guard let near = Nearest.word(to: key, among: known) else {
        return words("error.unknownSetting", game, quoted(key), list(known))
      }
      return words("error.unknownSetting.near", game, quoted(key), quoted(near))
    case .badValue(let key, let value, let allowed):
      return words("error.badSetting", key, game, quoted(value), choices(allowed))
    case .conflict(_, let keys): return words("error.conflict", game, list(keys))
    }
  }

  fileprivate func unknown(command word: String) -> String {
    let commands = CommandName.allCases.map(\.rawValue)
    guard let near = Nearest.word(to: word, among: commands) else {
      return words("error.unknownCommand", quoted(word), list(commands))
    }
    return words("error.unknownCommand.near", quoted(word), quoted(near))
  }

  fileprivate func unknown(option word: String, _ command: CommandName?) -> String {
    let options = command.map(OptionName.taken) ?? OptionName.allCases
    guard let near = Nearest.word(to: word, among: options.map(\.rawValue)) else {
      return words("error.unknownOption", quoted(word), help(command))
    }
    return words("error.unknownOption.near", quoted(word), quoted(near))
  }

  fileprivate func unknown(game word: String, _ known: [String]) -> String {
    if let near = Nearest.word(to: word, among: known) {
      return words("error.unknownGame.near", quoted(word), quoted(near))
    }
    return known.isEmpty
      ? words("error.unknownGame.none", quoted(word)) : words("error.unknownGame", quoted(word), list(known))
  }
}
