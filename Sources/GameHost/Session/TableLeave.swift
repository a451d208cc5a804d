import Glibc

/// How a player left a table.
enum TableLeave: Equatable {
  /// By asking.
  case asked
  /// By asking for the lobby.
  case lobby
  /// There was no more input.
  case endOfInput
  /// By a signal.
  case signal(Int32)

  /// What the shell is told.
  var status: Int32 {
    switch self {
    case .asked, .lobby, .endOfInput: ExitCode.done.rawValue
    case .signal(let number): 128 + number
    }
  }
}
