/// How a process ended.
enum ExitStatus: Equatable, Sendable {
  /// It left by itself.
  case code(Int32)
  /// A signal ended it, as a trap does.
  case signal(Int32)

  /// Reads what `waitpid` tells.
  init(_ status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .code(status >> 8 & 0xff) : .signal(signal)
  }

  /// Reads what `waitpid` tells of a sandbox, whose code names the signal that ended the program within.
  init(sandbox status: Int32) {
    self.init(status)
    if case .code(let code) = self, (129...192).contains(code) { self = .signal(code - 128) }
  }
}
