import Foundation

/// A folder of a test's own, which is removed with the value.
public final class TemporaryFolder: Sendable {
  /// Where the folder lies, symbolic links resolved.
  public let url: URL

  /// Makes an empty folder.
  public init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = base.appending(path: "casino-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of the folder.
  public var path: String { url.path }

  /// A place within the folder.
  public func url(_ path: String) -> URL { url.appending(path: path) }

  /// Writes a file within the folder, and the folders that it lies in.
  @discardableResult
  public func write(_ text: String, to path: String) throws -> URL {
    let file = url(path)
    try makeFolder(at: file.deletingLastPathComponent())
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Makes a folder within the folder.
  @discardableResult
  public func makeFolder(_ path: String) throws -> URL {
    let folder = url(path)
    try makeFolder(at: folder)
    return folder
  }

  private func makeFolder(at url: URL) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
}
