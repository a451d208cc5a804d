import Glibc

/// How a player left a table.
enum TableLeave: Equatable {
  /// By asking.
  case asked
  /// There was no more input.
  case endOfInput
  /// By a signal.
  case signal(Int32)

  /// What the shell is told.
  var status: Int32 {
    switch self {
    case .asked, .endOfInput: ExitCode.done.rawValue
    case .signal(let number): 128 + number
    }
  }
}
