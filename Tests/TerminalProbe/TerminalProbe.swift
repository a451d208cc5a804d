import Glibc

/// A table of nothing but its terminal: it shows what comes in, and ends in every way that a program can.
///
/// The sources of the host's terminal lie here as links, since no program can import another.
@main
struct TerminalProbe {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    let words = CommandLine.arguments.dropFirst()
    let log = words.first { $0.hasPrefix("--log=") }.map { String($0.dropFirst(6)) }
    if !words.contains("--alone"), let status = Supervisor.runIfNeeded(ended: { "signal \($0), see \(log ?? "-")" }) {
      exit(status)
    }
    guard case .terminal = TerminalCapability.ofProcess(environment: ["TERM": "xterm"]) else { exit(9) }
    let options = Terminal.Options(isMouseOn: !words.contains("--no-mouse"), log: log, name: "xterm")
    exit(Probe(Terminal(options: options)).run())
  }
}

/// The loop of the probe.
private final class Probe {
  let terminal: Terminal
  let loop = EventLoop(signals: SignalPipe(SignalPipe.ofTable))
  var isQuiet = true

  init(_ terminal: Terminal) { self.terminal = terminal }

  func run() -> Int32 {
    do throws(SystemError) {
      try terminal.enter()
      show("ready \(getpid()) \(terminal.size.columns)x\(terminal.size.rows)")
      while true {
        for event in loop.wait(until: nil) {
          if let status = try take(event) {
            terminal.leave()
            return status
          }
        }
      }
    } catch { return 8 }
  }

  private func show(_ text: String) { terminal.output.write(Array("<\(text)>\r\n".utf8)) }

  private func take(_ event: LoopEvent) throws(SystemError) -> Int32? {
    switch event {
    case .endOfInput: return 0
    case .leave(let signal): return 128 + signal
    case .suspend: try terminal.suspend()
    case .continued:
      try terminal.enter()
      show("continued")
    case .resized: show("size \(terminal.size.columns)x\(terminal.size.rows)")
    case .input(.key(.character("c"), .control)): return 130
    case .input(.key(.character("d"), .control)): return 0
    case .input(.key(.character("z"), .control)): try terminal.suspend()
    case .input(.key(.character(let character), [])): return take(character)
    case .input(let input): show("\(input)")
    case .writable, .readable: break
    }
    return nil
  }

  private func take(_ character: Character) -> Int32? {
    switch character {
    case "q": return 0
    case "t": return Int32([Int]().count) / zero
    case "o": return Int32(truncatingIfNeeded: overflow(1))
    case "e": exit(7)
    case "n":
      let noise = Array("noise of a library\n".utf8)
      write(STDERR_FILENO, noise, noise.count)
      show("made noise")
    case "v":
      let variables = [Supervisor.mark, "SWIFT_BACKTRACE"].filter { getenv("\($0)") != nil }
      show("passes on \(variables)")
    default: show("key \(character)")
    }
    return nil
  }

  /// Nothing, as far as the compiler knows.
  private var zero: Int32 { isQuiet ? 0 : 1 }

  private func overflow(_ depth: Int) -> Int {
    let bytes = (0..<16).map { $0 + depth }
    return isQuiet ? overflow(depth + 1) + bytes[depth % 16] : depth
  }
}
