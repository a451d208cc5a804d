import Foundation

/// Whether tests may take their time: `make soak` sets `CASINO_SLOW`.
public enum LongRun {
  /// Whether it was asked for.
  public static let isWanted = ProcessInfo.processInfo.environment["CASINO_SLOW"] != nil
}
