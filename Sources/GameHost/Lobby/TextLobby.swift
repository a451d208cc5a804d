import CasinoKit
import Glibc

/// The lobby told in plain text: the page, then a command a line.
struct TextLobby {
  /// Whether commands are taken after the page, where there are any.
  var takesCommands = true
  private var hall: LobbyHall
  private let lines: LineSource
  private let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  private var lastSaid: [String] = []
  private var lastCommand: [String]?
  private var strings: Strings { hall.strings }

  /// Opens the lobby.
  init(_ hall: LobbyHall, lines: LineSource) {
    self.hall = hall
    self.lines = lines
  }

  /// Shows the lobby until the player leaves or there is no more input.
  func run() throws -> TableLeave {
    var lobby = self
    return try lobby.runUntilLeft()
  }

  private mutating func runUntilLeft() throws -> TableLeave {
    try hall.context.output.write(LobbyText.page(try hall.lobby(), strings))
    guard takesCommands, !lines.isAtEndNow else { return .endOfInput }
    try say([""])
    try ask()
    while true {
      if isTerminal { try hall.context.output.write("> ") }
      switch lines.next() {
      case .text(let line): if let leave = try take(LobbyLine(line)) { return leave }
      case .tooLong: try say([strings.text("text.tooLong", .count(LineSource.greatest))])
      case .end: return .endOfInput
      case .signal(let number): return .signal(number)
      case .aside: continue
      }
    }
  }

  /// - Returns: how the player leaves; nil where the player stays.
  private mutating func take(_ line: LobbyLine) throws -> TableLeave? {
    if line != .ask(.repeat) { (lastSaid, lastCommand) = ([], nil) }
    switch line {
    case .nothing: break
    case .quit:
      try say([strings.text("lobby.text.left")])
      return .asked
    case .number(let number):
      guard hall.games.indices.contains(number - 1) else {
        try say([strings.text("text.noNumber", .count(number))])
        break
      }
      if let leave = try sitDown(hall.games[number - 1]) { return leave }
    case .play(let word):
      guard let game = hall.game(word) else {
        try say([unknown(word)])
        break
      }
      if let leave = try sitDown(game) { return leave }
    case .search(let text): try search(text)
    case .set(let key, let value): try say([try hall.change(key, to: value) ?? strings.text("host.noSetting")])
    case .ask(let question): try answer(question)
    case .command(let words): try run(words)
    }
    try ask()
    return nil
  }

  private mutating func sitDown(_ game: Game) throws -> TableLeave? {
    do {
      let lines = self.lines, output = hall.context.output
      let leave = try hall.visit(game).run { try TextTable($0, lines: lines, output: output).run() }
      switch leave {
      case .asked, .lobby:
        hall.speak()
        try say([strings.text("lobby.text.back")])
      case .endOfInput, .signal: return leave
      }
    } catch let failure as any CommandFailure {
      try say([failure.sentence(in: strings)])
    }
    return nil
  }

  private mutating func answer(_ question: LobbyLine.Question) throws {
    switch question {
    case .list: try say(try tableLines(content().tables))
    case .status: try say(LobbyText.page(try hall.lobby(), strings).split(separator: "\n").map(String.init))
    case .repeat:
      try hall.context.output.write(lastSaid.map { $0 + "\n" }.joined())
      if let lastCommand { try run(lastCommand) }
    case .balance: try say([strings.text("host.balance", .text(try content().balance))])
    case .settings: try say(try settingLines())
    case .rules, .bets: try say([strings.text("lobby.text.atTable")])
    case .help:
      try say(
        strings.text("lobby.text.help").split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }

  private mutating func search(_ text: String) throws {
    var state = LobbyState(try content().tables)
    _ = state.take(.character("/"), [], across: 1)
    for letter in text.prefix(40) { _ = state.take(.character(letter), [], across: 1) }
    let found = state.shown
    try say(found.isEmpty ? [strings.text("lobby.search.none")] : tableLines(found))
  }

  /// Runs a command of `casino` that shows something, for the same player.
  private mutating func run(_ words: [String]) throws {
    lastCommand = words
    do {
      var typed = try CommandParser.invocation(words)
      (typed.dataDirectory, typed.profile) = (hall.invocation.dataDirectory, hall.invocation.profile)
      typed.language = typed.language ?? strings.language
      try CommandRunner(context: hall.context).run(typed)
    } catch let failure as any CommandFailure {
      try say([failure.sentence(in: strings)])
    }
  }

  private func content() throws -> LobbyContent {
    LobbyContent(
      try hall.lobby(), strings, words: hall.words, clock: LobbyClock(strings: strings, now: Int(time(nil))))
  }

  private func tableLines(_ tables: [LobbyContent.Table]) -> [String] {
    let all = hall.games.map(\.manifest.info.id)
    return tables.map { table in
      let number = (all.firstIndex(of: table.id) ?? 0) + 1
      let line = strings.text(
        "lobby.text.table", .count(number), .text(table.name), .text(table.summary), .text(table.limits))
      guard let net = table.net, let rounds = table.rounds else { return line }
      return strings.text("lobby.text.played", .text(line), .text(rounds), .text(net.text))
    }
  }

  private func settingLines() throws -> [String] {
    let settings = try hall.settings()
    return HostSettings.options.map { option in
      strings.text(
        "lobby.text.setting", .text(option.key), .text(strings.text("setting.\(option.key)")),
        .text(HostSettings.read(settings.values[option.key], of: option.key, strings)),
        .text(option.values.joined(separator: strings.text("list.separator"))))
    }
  }

  private func unknown(_ word: String) -> String {
    let known = hall.games.flatMap { [$0.manifest.info.id, $0.manifest.title(in: strings.language).name] }
    let nearest = Nearest.word(to: word, among: known + LobbyLine.words)
    let hint = nearest.map { strings.text("text.didYouMean", .text($0)) } ?? strings.text("text.seeHelp")
    return strings.text("text.unknown", .text(Sanitizer.text(word, limit: 60))) + " " + hint
  }

  private mutating func ask() throws {
    let names = hall.games.enumerated().map { place, game in
      strings.text("lobby.text.choice", .count(place + 1), .text(game.manifest.title(in: strings.language).name))
    }
    try hall.context.output.writeLine(
      strings.text("lobby.text.ask", .text(names.joined(separator: strings.text("list.separator")))))
  }

  private mutating func say(_ said: [String]) throws {
    lastSaid += said
    try hall.context.output.write(said.map { $0 + "\n" }.joined())
  }
}
