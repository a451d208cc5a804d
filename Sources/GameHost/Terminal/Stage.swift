import CasinoKit

/// A terminal that is drawn on. The lobby and the tables that are opened from it take turns on one, so that nothing
/// else shows in between.
final class Stage {
  let terminal: Terminal
  let display: Display
  private let now: () -> Duration
  private var users = 0
  private var loop: EventLoop?

  /// Takes a terminal, which stays as it is until `enter()`.
  init(_ terminal: Terminal, mode: ColorMode, glyphs: GlyphMode, now: @escaping () -> Duration = RunningTime.now) {
    self.terminal = terminal
    self.now = now
    display = Display(terminal, mode: mode, glyphs: glyphs)
  }

  /// Makes the terminal ready, unless somebody on the stage has done so.
  /// - Throws: `SystemError` where there is no terminal any more.
  func enter() throws {
    if users == 0 { try terminal.enter() }
    users += 1
  }

  /// Puts the terminal back as it was found, when the last one leaves.
  func leave() {
    users -= 1
    guard users == 0 else { return }
    display.drop()
    terminal.leave()
  }

  /// Waits for what comes next. One loop serves all, as signals go to the loop that was made last.
  /// - Parameters:
  ///   - deadline: when to go on anyway; nil for never.
  ///   - others: descriptors that are waited for besides.
  func wait(until deadline: Duration?, besides others: [Int32] = []) -> [LoopEvent] {
    let loop = self.loop ?? EventLoop(input: terminal.input, signals: SignalPipe(SignalPipe.ofTable), now: now)
    self.loop = loop
    return loop.wait(until: deadline, writing: display.isWaiting ? display.descriptor : nil, reading: others)
  }

  /// Stops until the shell continues the program; everything is to be drawn anew then.
  /// - Throws: `SystemError` where there is no terminal any more.
  func suspend() throws {
    display.drop()
    try terminal.suspend()
    display.resize()
  }

  /// Goes on after the program was stopped from outside; everything is to be drawn anew then.
  /// - Throws: `SystemError` where there is no terminal any more.
  func resume() throws {
    try terminal.enter()
    display.resize()
  }
}

extension Stage {
  /// The terminal of this program.
  /// - Parameters:
  ///   - settings: the player's wishes.
  ///   - log: the file for what the host's own libraries print meanwhile.
  convenience init(
    environment: [String: String], settings: SettingValues, colors: ColorMode?, isASCII: Bool, log: String?
  ) {
    self.init(
      Terminal(
        options: Terminal.Options(isMouseOn: settings.isOn("mouse"), log: log, name: environment["TERM"] ?? "")),
      mode: ColorMode.detected(environment, choice: colors),
      glyphs: GlyphMode.detected(environment, choice: isASCII ? .ascii : nil))
    display.apply(settings)
  }
}
