import Foundation
import TestSupport
import Testing

/// However a table ends, its terminal is as it was found.
@Suite(.serialized) struct WaysOutTests {
  /// A way out: what is typed, or which signal the drawing program (child) or its watcher gets; and the shell's status.
  enum Way: String, CaseIterable {
    case quit, controlC, controlD, terminate, hangUp, interrupt, exitsItself, trap, stackOverflow, kill
    case watcherTerminate, watcherHangUp

    var status: Int32 {
      switch self {
      case .quit, .controlD: 0
      case .controlC, .interrupt: 130
      case .terminate, .watcherTerminate: 143
      case .hangUp, .watcherHangUp: 129
      case .exitsItself: 7
      case .trap: 128 + SIGILL
      case .stackOverflow: 128 + SIGSEGV
      case .kill: 137
      }
    }

    func take(_ terminal: PseudoTerminal, child: pid_t, watcher: pid_t) {
      switch self {
      case .quit: terminal.type("q")
      case .controlC: terminal.type("\u{3}")
      case .controlD: terminal.type("\u{4}")
      case .exitsItself: terminal.type("e")
      case .trap: terminal.type("t")
      case .stackOverflow: terminal.type("o")
      case .terminate: Foundation.kill(child, SIGTERM)
      case .hangUp: Foundation.kill(child, SIGHUP)
      case .interrupt: Foundation.kill(child, SIGINT)
      case .kill: Foundation.kill(child, SIGKILL)
      case .watcherTerminate: Foundation.kill(watcher, SIGTERM)
      case .watcherHangUp: Foundation.kill(watcher, SIGHUP)
      }
    }
  }

  private static let switchedOn = [
    "\u{1B}[?1049h", "\u{1B}[?25l", "\u{1B}[?7l", "\u{1B}[?2004h", "\u{1B}[?1000h", "\u{1B}[?1002h", "\u{1B}[?1003h",
    "\u{1B}[?1006h",
  ]
  private static let switchedBack = [
    "\u{1B}[?1049l", "\u{1B}[?25h", "\u{1B}[?7h", "\u{1B}[?2004l", "\u{1B}[?1000l", "\u{1B}[?1002l", "\u{1B}[?1003l",
    "\u{1B}[?1006l", "\u{1B}[?2026l", "\u{1B}[0m",
  ]

  @Test(arguments: Way.allCases)
  func theTerminalIsAsItWasAfter(_ way: Way) throws {
    // BL-118, BL-119, BL-123, BL-125
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(
      #"stty -g; "$probe" --log="$LOG"; echo "status=$?"; stty -g; read line"#,
      environment: ["LOG=\(folder.url("logs/host.log").path)"])
    let before = try terminal.readLine()
    let settings = terminal.settings
    let ready = try terminal.read(until: "<ready ") + terminal.read(until: ">")
    for mode in Self.switchedOn { #expect(ready.contains(mode)) }
    #expect(terminal.settings != settings)
    // The terminal answers the last question, so that nobody waits for it.
    terminal.type("\u{1B}[?62c")
    try terminal.read(until: "attributes")
    let child = try #require(pid_t(ready.split(separator: " ").dropLast().last ?? ""))
    way.take(terminal, child: child, watcher: try Self.parent(of: child))

    let rest = try terminal.read(until: "status=")
    for mode in Self.switchedBack { #expect(rest.contains(mode), "\(mode.dropFirst())") }
    #expect(try terminal.readLine() == "\(way.status)")
    #expect(try terminal.readLine() == before)
    #expect(terminal.settings == settings)
  }

  @Test func whereTheMouseStaysWithTheTerminalItIsNeverSwitchedOn() throws {
    let terminal = try PseudoTerminal(#""$probe" --no-mouse; echo "status=$?"; read line"#)
    let ready = try terminal.read(until: "<ready ")
    for mode in [1_000, 1_002, 1_003, 1_006] { #expect(!ready.contains("\u{1B}[?\(mode)h")) }
    terminal.type("\u{1B}[?62cq")
    #expect(try terminal.read(until: "status=").contains("\u{1B}[?1003l"))
  }

  @Test func aCrashIsWrittenToTheLogAndNotToTheScreen() throws {
    let folder = try TemporaryFolder()
    let log = folder.url("logs/host.log")
    let terminal = try PseudoTerminal(
      #""$probe" --log="$LOG"; echo "status=$?"; read line"#, environment: ["LOG=\(log.path)"])
    try terminal.read(until: "<ready ")
    terminal.type("n")
    #expect(!(try terminal.read(until: "made noise").contains("library")))
    terminal.type("t")
    let rest = try terminal.read(until: "status=")
    #expect(rest.contains("casino: signal 4, see \(log.path)"))
    #expect(!rest.contains("Fatal error") && !rest.contains("crashed"))
    let text = try String(contentsOf: log, encoding: .utf8)
    #expect(text.contains("noise of a library"))
    #expect(text.contains("Fatal error: Division by zero"))
    #expect(text.contains("Program crashed"))
  }

  @Test func aTableWhoseWatcherIsKilledLeaves() throws {
    let terminal = try PseudoTerminal(#""$probe"; echo "status=$?"; read line"#)
    try terminal.read(until: "<ready ")
    let child = try #require(pid_t(try terminal.read(until: " ").dropLast()))
    Foundation.kill(try Self.parent(of: child), SIGKILL)
    try terminal.read(until: "\u{1B}[?1049l\u{1B}[?25h")
    while Foundation.kill(child, 0) == 0, Self.isRunning(child) { sched_yield() }
  }

  @Test func theMarkOfTheWatcherIsNotPassedOn() throws {
    let terminal = try PseudoTerminal(#""$probe"; echo "status=$?"; read line"#)
    try terminal.read(until: "<ready ")
    terminal.type("v")
    try terminal.read(until: "<passes on []>")
  }

  /// The process that started another, from the system's table.
  private static func parent(of process: pid_t) throws -> pid_t {
    let facts = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return try #require(pid_t(facts.split(separator: ")").last?.split(separator: " ").dropFirst().first ?? ""))
  }

  /// Whether a process is there and no mere entry of the system's table.
  private static func isRunning(_ process: pid_t) -> Bool {
    let facts = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return facts?.split(separator: ")").last?.split(separator: " ").first.map { $0 != "Z" } ?? false
  }
}
