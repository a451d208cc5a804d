import Foundation
import TestSupport
import Testing

/// A table at a shell with job control: Ctrl-Z, stops from outside, and `fg`.
@Suite(.serialized) struct StopAndContinueTests {
  private let script = #"""
    set -m; stty -g; "$probe"; echo "stopped=$?"; stty -g; fg >/dev/null; echo "status=$?"; stty -g; read line
    """#

  /// How the table is stopped.
  enum Stop: CaseIterable {
    case controlZ, request, stop, watcherRequest
  }

  @Test(arguments: Stop.allCases)
  func keysWorkAgainAfter(_ stop: Stop) throws {
    // BL-122
    let terminal = try PseudoTerminal(script)
    let before = try terminal.readLine()
    let settings = terminal.settings
    try terminal.read(until: "<ready ")
    let child = try #require(pid_t(try terminal.read(until: " ").dropLast()))
    terminal.type("\u{1B}[?62c")
    try terminal.read(until: "attributes")
    switch stop {
    case .controlZ: terminal.type("\u{1A}")
    case .request: kill(child, SIGTSTP)
    case .stop: kill(child, SIGSTOP)
    case .watcherRequest: kill(getpgid(child), SIGTSTP)
    }
    #expect(try terminal.read(until: "stopped=").contains("\u{1B}[?1049l\u{1B}[?25h"))
    #expect(try terminal.readLine() == "148")
    #expect(try terminal.readLine() == before)

    let again = try terminal.read(until: "<continued>")
    #expect(again.contains("\u{1B}[?1049h") && again.contains("\u{1B}[?1003h"))
    #expect(terminal.settings != settings)
    terminal.type("x")
    try terminal.read(until: "<key x>")
    terminal.type("\u{3}")
    #expect(try terminal.read(until: "status=").contains("\u{1B}[?1049l\u{1B}[?25h"))
    #expect(try terminal.readLine() == "130")
    #expect(try terminal.readLine() == before)
    #expect(terminal.settings == settings)
  }

  @Test func keysWorkAgainAfterTheWatcherAloneWasStopped() throws {
    let terminal = try PseudoTerminal(script)
    try terminal.read(until: "<ready ")
    let child = try #require(pid_t(try terminal.read(until: " ").dropLast()))
    terminal.type("\u{1B}[?62c")
    try terminal.read(until: "attributes")
    kill(getpgid(child), SIGSTOP)
    try terminal.read(until: "stopped=147")
    try terminal.read(until: "<continued>")
    terminal.type("x")
    try terminal.read(until: "<key x>")
    terminal.type("\u{3}")
    #expect(try terminal.read(until: "status=130").contains("\u{1B}[?1049l\u{1B}[?25h"))
  }

  @Test func whereNoShellCouldContinueItControlZDoesNotStop() throws {
    let terminal = try PseudoTerminal(#""$probe"; echo "status=$?"; read line"#)
    try terminal.read(until: "<ready ")
    terminal.type("\u{1B}[?62c\u{1A}")
    try terminal.read(until: "\u{1B}[?1049h")
    terminal.type("x")
    try terminal.read(until: "<key x>")
  }

  @Test func aChangeOfSizeIsSeen() throws {
    let terminal = try PseudoTerminal(#""$probe"; echo "status=$?"; read line"#)
    try terminal.read(until: " 80x24>")
    terminal.resize(columns: 120, rows: 40)
    try terminal.read(until: "<size 120x40>")
  }
}
