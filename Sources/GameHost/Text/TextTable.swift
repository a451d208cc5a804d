import CasinoKit
import Glibc

/// A table told in plain text: what happens is said as a good dealer says it, and a command a line is taken.
final class TextTable {
  private(set) var session: TableSession
  private let greeting: [String]
  private let lines: LineSource
  private let output: CommandOutput
  private let isTerminal: Bool
  private let sounds: TableSounds?
  private let workshop: Workshop?
  /// What was said last, for `repeat`.
  private var lastSaid: [String] = []
  var strings: Strings { session.strings }
  var speaker: SceneSpeaker { SceneSpeaker(strings: strings) }

  /// Tells a table. A person who types gets a prompt sign and hears the sounds.
  init(_ seat: TableVisit.Seat, lines: LineSource, output: CommandOutput) {
    session = seat.session
    greeting = seat.greeting
    self.lines = lines
    self.output = output
    isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    sounds = isTerminal ? seat.sounds : nil
    workshop = seat.workshop
  }

  /// Plays until the player leaves.
  /// - Returns: how the player left.
  func run() throws -> TableLeave {
    defer { sounds?.stop() }
    try say([title] + hostLines([.practice, .balance, .shoe]) + greeting)
    try ask()
    while true {
      if isTerminal { try output.write("> ") }
      switch try nextLine() {
      case .text(let line) where isDown:
        if (try? TextCommand(line, AmountReader(strings))) == .quit { return try leave(.asked) }
        try say([strings.text("dev.waits")])
      case .text(let line):
        if let reason = try tolerating({ try take(line) }) { return try leave(reason) }
      case .tooLong: try say([strings.text("text.tooLong", .count(LineSource.greatest))])
      case .end: return try leave(.endOfInput)
      case .signal(let number): return try leave(.signal(number))
      case .aside: break
      }
    }
  }

  /// Whether the game is being written and its program failed.
  private var isDown: Bool { workshop.map { $0.session == nil } ?? false }

  /// The next line; what happens in the workshop meanwhile is told as it comes.
  private func nextLine() throws -> LineSource.Line {
    guard let workshop else { return lines.next() }
    while true {
      let line = lines.next(besides: workshop.descriptors, until: workshop.deadline)
      guard line == .aside else { return line }
      if try tell(workshop.news()) { return .aside }
    }
  }

  /// - Returns: whether anything was told.
  private func tell(_ news: [WorkshopNews]) throws -> Bool {
    var isTold = false
    for piece in news {
      // How far a build is stands on no screen here.
      if case .building(.some) = piece { continue }
      if isTerminal, !isTold { try output.write("\n") }
      isTold = true
      if case .opened(let seat) = piece { session = seat.session }
      try say(strings.lines(for: piece, game: title))
      if case .opened = piece { try ask() }
    }
    return isTold
  }

  /// Where the game is being written, its failure ends nothing: the next build plays on.
  private func tolerating(_ work: () throws -> TableLeave?) throws -> TableLeave? {
    guard let workshop else { return try work() }
    do { return try work() } catch let failure as ModuleFailure {
      workshop.fail()
      try say(strings.lines(for: .failed(session.failed(failure)), game: title))
      return nil
    }
  }

  /// - Returns: how the player leaves; nil where the player stays.
  private func take(_ line: String) throws -> TableLeave? {
    let command: TextCommand
    do throws(TextCommandError) { command = try TextCommand(line, AmountReader(strings)) } catch {
      try say([words(for: error)])
      return nil
    }
    if command != .ask(.repeat) { lastSaid = [] }
    switch command {
    case .nothing: try ask()
    case .quit: return .asked
    case .lobby: return .lobby
    case .ask(let question): try answer(question)
    case .bet(let name, let amount): try bet(name, amount)
    case .set(let key, let value): try set(key, value)
    case .purse(let wish): try move(wish)
    case .number(let number):
      if let action = NumberedActions(session.scene)[number] {
        if action.id == HostAction.leave { return .asked }
        try perform(action.id)
      } else {
        try say([strings.text("text.noNumber", .count(number))])
      }
    case .action(let word):
      let action = NumberedActions.action(for: word, in: session.scene.actions)
      if action?.id == HostAction.leave { return .asked }
      try act(word, action)
    }
    return nil
  }

  private func act(_ word: String, _ action: SceneAction?) throws {
    if let action { return try perform(action.id) }
    if let known = session.knownWord(word) { return try perform(known) }
    let words = session.words + TextCommand.Question.allCases.map(\.rawValue) + ["bet", "lobby", "quit"]
    let shown = Sanitizer.text(word, limit: 60)
    let nearest = Nearest.word(to: word, among: words)
    let hint = nearest.map { strings.text("text.didYouMean", .text($0)) } ?? strings.text("text.seeHelp")
    try refuse(strings.text("text.unknown", .text(shown)) + " " + hint)
  }

  private func bet(_ name: String?, _ amount: Chips) throws {
    guard let name else { return try perform("bet.\(session.firstBet)", amount: amount) }
    let known = session.game.manifest.bets.map(\.id)
    guard let bet = known.first(where: { $0.lowercased() == name }) ?? betTitled(name) else {
      return try say([strings.text(of: IllegalMove.unknownBet(Sanitizer.text(name, limit: 60), known: known))])
    }
    let taken = session.scene.actions.first { $0.id == bet && $0.amounts != nil }
    try perform(taken?.id ?? "bet.\(bet)", amount: amount)
  }

  /// The bet whose name, as it stands on the felt or on a button, was typed.
  private func betTitled(_ name: String) -> String? {
    let plain = NumberedActions.letters(name), known = session.game.manifest.bets.map(\.id)
    let action = session.scene.actions.first { $0.amounts != nil && NumberedActions.letters($0.title) == plain }
    return action.flatMap { action in known.first { action.id == $0 || action.id == "bet.\($0)" } }
  }

  private func move(_ wish: PurseWish) throws {
    switch wish {
    case .fill(let amount): try perform(PurseNote.action, amount: amount, value: "fill")
    case .empty(let amount): try perform(PurseNote.action, amount: amount, value: "empty")
    case .nothing: try perform(PurseNote.action, value: "=")
    }
  }

  /// Changes a setting: the sheet is opened for it and closed again, and only the change is told.
  private func set(_ key: String, _ value: String) throws {
    _ = try session.perform(TableSheet.settings.name)
    let host = HostSettings.prefix + key
    let isHost = session.scene.actions.contains { $0.id == host }
    let outcome = try session.perform(isHost ? host : "setting.\(key)", value: value)
    _ = try session.perform("close")
    switch outcome {
    case .refused(let reason): try say([reason])
    case .done(let steps): try say(steps.flatMap(\.say))
    }
    try ask()
  }

  /// Does an action and tells what came of it. A sheet that opens is read out and closed again.
  private func perform(_ action: String, amount: Chips? = nil, value: String? = nil) throws {
    let before = session.scene
    switch try session.perform(action, amount: amount, value: value) {
    case .refused(let reason): try refuse(reason)
    case .done(let steps):
      sounds?.play(StepSounds(together: StepSounds.each(steps, after: before)), settings)
      if let sheet = session.scene.sheet {
        try say(speaker.lines(of: sheet))
        _ = try session.perform("close")
      } else {
        try say(steps.flatMap(\.say))
      }
      if steps.contains(where: { $0.events.contains(where: \.isEndOfRound) }) { try say(hostLines([.balance])) }
    }
    try ask()
  }

  private func refuse(_ reason: String) throws {
    sounds?.play(.error, settings)
    try say([reason])
  }

  private var settings: SettingValues { session.values.settings.values }

  private func answer(_ question: TextCommand.Question) throws {
    switch question {
    case .repeat: return try output.write(lastSaid.map { $0 + "\n" }.joined())
    case .status: try say(speaker.status(session.scene))
    case .balance: try say(hostLines([.practice, .balance]))
    case .bets: try say(speaker.bets(session.scene))
    case .odds: try say(oddsLines())
    case .rules, .settings, .statistics: return try perform(question.rawValue)
    case .help:
      try say(strings.text("text.help").split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
    try ask()
  }

  /// Says what is asked of the player, and what can be done.
  private func ask() throws {
    try tellHint()
    let end = session.scene.nodes.first { $0.role == .gameOver }
    let prompt = end?.label ?? session.scene.nodes.first { $0.role == .talk }?.text ?? ""
    let actions = NumberedActions(session.scene)
    let line = actions.actions.isEmpty ? prompt : strings.text("text.ask", .text(prompt), .text(actions.line(strings)))
    try say([line].filter { !$0.isEmpty })
  }

  /// Tells a hint that belongs to the decision: whoever reads needs no time to hesitate. Told, it is closed.
  private func tellHint() throws {
    let steps = try session.wake()
    guard session.hint != nil else { return }
    try say(steps.flatMap(\.say))
    _ = try session.perform(ContextualTooltip.dismissal)
  }

  private func leave(_ reason: TableLeave) throws -> TableLeave {
    if isTerminal, reason != .asked, reason != .lobby { try output.write("\n") }
    try say([strings.text(session.hasOpenRound ? "text.leftOpen" : "text.left")] + hostLines([.balance]))
    return reason
  }

  private func say(_ said: [String]) throws {
    guard !said.isEmpty else { return }
    lastSaid += said
    try output.write(said.map { $0 + "\n" }.joined())
  }

  private var title: String { session.game.manifest.title(in: strings.language).name }

  private func hostLines(_ fields: [HostField]) -> [String] {
    fields.compactMap { field in
      let node = session.values.filled(SceneNode(.host, host: field), strings)
      return node.label ?? node.text
    }
  }

  private func words(for error: TextCommandError) -> String {
    switch error {
    case .incompleteBet: strings.text("text.incompleteBet")
    case .noAmount(let word): strings.text("text.noAmount", .text(Sanitizer.text(word, limit: 60)))
    case .incompletePurse: strings.text("text.incompletePurse")
    case .incompleteSetting: strings.text("text.incompleteSetting")
    }
  }
}

extension GameEvent {
  /// Whether the event ends a round.
  fileprivate var isEndOfRound: Bool { if case .roundSettled = self { true } else { false } }
}
