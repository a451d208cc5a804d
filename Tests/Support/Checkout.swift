import Foundation

/// The source folder that the tests were built from.
public enum Checkout {
  /// The root of the package.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder of the package.
  public static func url(_ path: String) -> URL { root.appending(path: path) }

  /// Whether this run writes expected files anew instead of comparing with them (`make record`).
  public static var isRecording: Bool { ProcessInfo.processInfo.environment["CASINO_RECORD"] != nil }
}
