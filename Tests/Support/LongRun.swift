import Foundation

/// Whether tests may take their time: `make soak` sets `CASINO_SLOW`.
public enum LongRun {
  /// Whether it was asked for.
  public static let isWanted = ProcessInfo.processInfo.environment["CASINO_SLOW"] != nil
  /// How many rounds are played for a figure, as `casino simulate --rounds` takes it: `CASINO_ROUNDS`, or 1,000 million.
  public static let rounds = ProcessInfo.processInfo.environment["CASINO_ROUNDS"] ?? "1G"
}
