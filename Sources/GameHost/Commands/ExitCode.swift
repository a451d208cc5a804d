import CasinoKit

/// What the shell is told when `casino` ends.
enum ExitCode: Int32, CaseIterable {
  /// What was asked for is done.
  case done = 0
  /// It was understood and could not be done.
  case failed = 1
  /// The words were not understood.
  case usage = 2
  /// The game's own program failed.
  case moduleFailed = 3
}

/// An error that ends a command: what the shell and the person are told.
protocol CommandFailure: Error {
  /// What the shell is told.
  var exitCode: ExitCode { get }
  /// What the person is told: one sentence that says what to do.
  func sentence(in strings: Strings) -> String
}
