import CasinoKit

/// Reads the words after `casino`.
enum CommandParser {
  /// Reads the words into a command with typed options.
  /// - Throws: `UsageError` for the first word that is not taken.
  static func invocation(_ words: [String]) throws(UsageError) -> Invocation {
    if let command = helpRequest(words) { return Invocation(command: command, language: language(in: words)) }
    let arguments = try Arguments(words)
    return Invocation(
      command: arguments.has(.version) ? .version : try command(arguments),
      dataDirectory: try arguments.filled(.dataDir),
      profile: try arguments.profile(), language: try arguments.language())
  }

  /// The language that is asked for, whatever else is wrong with the words; nil where none is, or none that can be.
  static func language(in words: [String]) -> String? {
    let options = Array(words.prefix { $0 != "--" })
    let found = options.indices.compactMap { place -> String? in
      let option = OptionName.lang.rawValue
      if options[place] == option { return options.indices.contains(place + 1) ? options[place + 1] : nil }
      return options[place].hasPrefix("\(option)=") ? String(options[place].dropFirst(option.count + 1)) : nil
    }
    return found.last.flatMap { Language.tag($0) }
  }

  /// `--help` wins over everything else that was typed, mistakes included.
  private static func helpRequest(_ words: [String]) -> Command? {
    let options = words.prefix { $0 != "--" }
    guard options.contains(where: { OptionName(word: $0) == .help }) else { return nil }
    return .help(options.lazy.compactMap(CommandName.init(rawValue:)).first)
  }

  private static func command(_ arguments: Arguments) throws(UsageError) -> Command {
    switch arguments.command {
    case nil: .lobby(try lobbyOptions(arguments))
    case .play: .play(try playOptions(arguments, of: try arguments.game(.play)))
    case .dev:
      .dev(
        DevOptions(
          play: try playOptions(arguments, of: .path(try arguments.folder())),
          waitsForDebugger: arguments.has(.waitForDebugger)))
    case .build: .build(path: try arguments.folder(), isAgreed: arguments.has(.yes))
    case .install:
      .install(
        InstallOptions(
          path: try arguments.folder(), output: try arguments.filled(.output), isForced: arguments.has(.force),
          isAnswered: arguments.has(.yes)))
    case .remove: .remove(game: try arguments.game(.remove).word)
    case .completion: .completion(try arguments.shell())
    case .list: .list(namesOnly: arguments.has(.names))
    case .info: .info(try arguments.game(.info), isAgreed: arguments.has(.yes))
    case .history: .history(try historyOptions(arguments))
    case .stats:
      .stats(
        StatsOptions(
          game: arguments.operands.first, format: try arguments.statsFormat()))
    case .verify: .verify(VerifyOptions(game: arguments.operands.first, isJSON: arguments.has(.json)))
    case .odds:
      .odds(
        OddsOptions(
          game: try arguments.game(.odds), hand: try arguments.ranks(.hand),
          dealer: try arguments.ranks(.dealer).first, removed: try arguments.ranks(.removed),
          settings: try arguments.settings(), isCounting: arguments.has(.count), isJSON: arguments.has(.json),
          isAgreed: arguments.has(.yes)))
    case .profiles: .profiles(try arguments.profilesAction())
    case .sync: .sync(try syncAction(arguments))
    case .purse: .purse(try purseOptions(arguments))
    case .icon:
      .icon(
        IconOptions(
          game: try arguments.game(.icon), size: try arguments.size() ?? IconOptions.usualSize,
          output: try arguments.filled(.output),
          isForced: arguments.has(.force), isAgreed: arguments.has(.yes)))
    case .doctor: .doctor
    case .newGame:
      .newGame(
        NewGameOptions(
          name: arguments.operands.first ?? "", style: try arguments.choice(.style),
          directory: try arguments.filled(.directory), description: try arguments.filled(.description),
          isDryRun: arguments.has(.dryRun), isAnswered: arguments.has(.yes)))
    case .check:
      .check(
        CheckOptions(
          game: try arguments.game(.check), rounds: try arguments.rounds(), seed: try arguments.seed(),
          format: try arguments.checkFormat() ?? .text, rules: try arguments.rules(),
          showsNext: arguments.has(.next), isAgreed: arguments.has(.yes)))
    case .simulate: .simulate(try arguments.simulateOptions())
    case .merge: .merge(try arguments.mergeOptions())
    case .help: .help(try helpTopic(arguments.operands.first))
    }
  }

  private static func lobbyOptions(_ arguments: Arguments) throws(UsageError) -> LobbyOptions {
    LobbyOptions(
      interface: try arguments.choice(.ui), colors: try arguments.colors(), isASCII: arguments.has(.ascii),
      suits: try arguments.choice(.suits) ?? .words)
  }

  private static func historyOptions(_ arguments: Arguments) throws(UsageError) -> HistoryOptions {
    var options = HistoryOptions(
      game: arguments.operands.first, isJSON: arguments.has(.json), isCSV: arguments.has(.csv),
      showsShoes: arguments.has(.shoes), limit: try arguments.limit())
    guard let round = try arguments.round() else { return options }
    guard options.game != nil else { throw .missingGame(.history) }
    options.replay = ReplayOptions(
      round: round, interface: try arguments.choice(.ui), colors: try arguments.colors(),
      isASCII: arguments.has(.ascii))
    return options
  }

  private static func helpTopic(_ word: String?) throws(UsageError) -> CommandName? {
    guard let word else { return nil }
    guard let name = CommandName(rawValue: word) else { throw .unknownCommand(word) }
    return name
  }

  private static func syncAction(_ arguments: Arguments) throws(UsageError) -> SyncAction {
    let given = [OptionName.folder, .status, .off].filter(arguments.has)
    guard given.count < 2 else { throw .notTogether(given[0], given[1]) }
    if let folder = try arguments.filled(.folder) { return .link(folder: folder) }
    return given.isEmpty ? .now : given[0] == .status ? .status : .off
  }

  private static func purseOptions(_ arguments: Arguments) throws(UsageError) -> PurseOptions {
    let given = [OptionName.fill, .empty, .trust, .untrust].filter(arguments.has)
    guard given.count < 2 else { throw .notTogether(given[0], given[1]) }
    var options = PurseOptions(game: arguments.operands.first, isAgreed: arguments.has(.yes))
    if !given.isEmpty, options.game == nil { throw .missingGame(.purse) }
    switch given.first {
    case .fill:
      let text = arguments.value(.fill) ?? ""
      guard let amount = Chips(text), PracticeOptions.stacks.contains(amount) else { throw .badValue(.fill, text) }
      options.action = .fill(amount)
    case .empty: options.action = .empty
    case .trust: options.action = .trust
    case .untrust: options.action = .untrust
    default: break
    }
    return options
  }

  private static func playOptions(
    _ arguments: Arguments, of game: GameReference
  ) throws(UsageError) -> PlayOptions {
    var options = PlayOptions(game: game)
    options.interface = try arguments.choice(.ui)
    options.colors = try arguments.colors()
    options.isASCII = arguments.has(.ascii)
    options.suits = try arguments.choice(.suits) ?? options.suits
    options.settings = try arguments.settings()
    options.takesOver = arguments.has(.takeOver)
    options.isAgreed = arguments.has(.yes)
    options.clientSeed = try arguments.clientSeed()
    options.practice = PracticeOptions(
      seed: try arguments.seed(), cards: try arguments.cards(), stack: try arguments.stack(),
      isRestart: arguments.has(.restart))
    if case .named = options.game, options.practice.isRestart, !options.practice.isPractice {
      throw .restartWithoutPractice
    }
    return options
  }
}
