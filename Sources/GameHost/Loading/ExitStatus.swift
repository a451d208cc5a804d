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
}
