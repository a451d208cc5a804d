import CasinoKit

/// What the command line asks of a practice table. What is not given goes on as it was left.
struct PracticeOptions: Hashable, Sendable {
  /// The seed of the shoes, `--seed`.
  var seed: UInt64?
  /// The stack that the table starts with, `--stack`.
  var stack: Chips?
  /// Whether stack and shoe begin anew and an open round is dropped, `--restart`.
  var restart = false
}
