import Foundation

/// The executables of this build, which `swift test` links before the tests run.
public enum BuiltProducts {
  /// Where an executable lies, such as `casino` or a game.
  public static func url(of name: String) -> URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name)
  }
}
