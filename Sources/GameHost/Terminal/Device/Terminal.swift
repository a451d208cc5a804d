import Glibc

/// The terminal that a table is drawn on: its modes, and how it is left as it was found.
final class Terminal {
  /// What is asked of the terminal.
  struct Options {
    /// Whether the mouse comes to the table.
    var isMouseOn = true
    /// The file that gets what is printed to standard error meanwhile; nil for none.
    var log: String?
    /// The terminal's kind, `TERM`.
    var name = ""
  }

  /// Where keys come from.
  let input: Int32
  /// Where frames go; it does not block.
  let output: TerminalOutput
  /// The questions that the terminal was asked.
  var queries = TerminalQueries()
  /// Whether the terminal is in the table's modes.
  private(set) var isEntered = false

  private let options: Options
  private var modes: TerminalModes
  private let now: () -> Duration
  private var saved: LineSettings?
  private var noise: Noise?
  private var hasAsked = false

  /// Takes a terminal, which stays as it is until `enter()`.
  /// - Parameter now: the time since some fixed moment.
  init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, options: Options = Options(),
    now: @escaping () -> Duration = RunningTime.now
  ) {
    self.input = input
    self.output = TerminalOutput(output)
    self.options = options
    self.now = now
    modes = TerminalModes(isMouseOn: options.isMouseOn, isConsole: options.name == "linux")
  }

  deinit { leave() }

  /// How many cells there are now.
  var size: TerminalSize { TerminalSize(of: output.descriptor) ?? TerminalSize(of: input) ?? .usual }

  /// Makes the terminal ready for a table: a blank screen of which nothing is known. It may be called again, to set
  /// modes that another program has changed.
  /// - Throws: `SystemError` where there is no terminal any more.
  func enter() throws(SystemError) {
    guard let settings = isEntered ? saved : LineSettings(of: input) else { throw .last }
    saved = settings
    guard settings.raw.apply(to: input) else { throw .last }
    if noise == nil { noise = Noise(log: options.log) }
    isEntered = true
    output.write(modes.enter)
    ask()
  }

  /// Puts the terminal back as it was found. A frame that is not written completely is to be dropped before.
  func leave() {
    guard isEntered else { return }
    isEntered = false
    output.write(modes.leave)
    // Settings belong to whoever is in the foreground, which a table in the background is not any more.
    if isInForeground {
      swallowReplies()
      tcflush(input, TCIFLUSH)
      saved?.apply(to: input)
    }
    noise = nil
  }

  /// Gives the mouse to the table or back to the terminal.
  /// - Returns: the bytes that do it, to be written between two frames; none where it is so.
  func takeMouse(_ isOn: Bool) -> [UInt8] {
    guard modes.isMouseOn != isOn else { return [] }
    modes.isMouseOn = isOn
    return modes.mouse
  }

  /// Leaves, stops until the shell continues the program, and enters again.
  /// - Throws: `SystemError` where there is no terminal any more.
  func suspend() throws(SystemError) {
    leave()
    StopSignal.stopSelf()
    try enter()
  }

  /// Whether the terminal's keys are for this program, as far as a shell decides that.
  var isInForeground: Bool {
    let group = tcgetpgrp(input)
    return group <= 0 || group == getpgrp()
  }

  /// The Linux console answers nothing and prints some of the questions.
  private func ask() {
    guard !hasAsked, !modes.isConsole else { return }
    hasAsked = true
    queries.begin(at: now())
    output.write(TerminalQueries.questions)
  }

  /// Waits a moment for answers under way, which the shell would take for typing.
  private func swallowReplies() {
    guard queries.isOpen(at: now()) else { return }
    let end = now() + .milliseconds(100)
    var parser = InputParser(), bytes = [UInt8](repeating: 0, count: 1_024)
    while queries.isOpen(at: now()), now() < end {
      var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Milliseconds.until(end, from: now())) > 0 else { return }
      let count = read(input, &bytes, bytes.count)
      guard count > 0 else { return }
      for case .reply(let reply) in parser.feed(bytes[..<count]) { _ = queries.take(reply, at: now()) }
    }
  }
}
