import Foundation

/// A folder that is gone with the test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    let base = FileManager.default.temporaryDirectory.appending(path: "casino-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    url = base
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and the folders above it.
  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
