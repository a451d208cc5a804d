import FoundationEssentials
import Glibc

/// Waits for a debugger before the game begins, where the host asks for it.
enum DebuggerWait {
  /// The variable by which the host asks.
  static let variable = "CASINO_WAIT_FOR_DEBUGGER"

  /// Waits until a debugger has taken hold of this process; it stops the process, and goes on when its user says so.
  static func waitIfAsked() {
    guard ProcessInfo.processInfo.environment[variable] != nil else { return }
    letAnyoneAttach()
    while !isTraced { poll(nil, 0, 50) }
  }

  private static var isTraced: Bool {
    guard let data = FileManager.default.contents(atPath: "/proc/self/status") else { return true }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return lines.contains { $0.hasPrefix("TracerPid:") && !$0.hasSuffix("\t0") }
  }

  /// Some systems let a debugger take hold of its own children only, unless a process says otherwise.
  private static func letAnyoneAttach() {
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    let setTracer: Int32 = 0x5961_6D61
    guard let symbol = dlsym(nil, "prctl") else { return }
    _ = unsafeBitCast(symbol, to: Control.self)(setTracer, .max, 0, 0, 0)
  }
}
