import FoundationEssentials
import Glibc

/// What a module prints, kept in a file of bounded length. It never reaches the screen.
final class ModuleLog {
  /// The most that is kept, in bytes.
  static let greatest = 1 << 20
  /// The most of one line that is looked at for the reason of a crash, in bytes.
  private static let greatestLine = 2_000

  /// The file; nil where none could be made, and then nothing is kept.
  let file: URL?
  /// The line that says why the module crashed, as it was printed.
  private(set) var lastWords: String?
  private var descriptor: Int32
  private var length = 0
  private var isFull = false
  private var line: [UInt8] = []

  /// Starts a new log and keeps the one before it as `<game>.log.1`.
  /// - Parameters:
  ///   - folder: where logs lie; it is made where it is missing.
  ///   - game: the game's id.
  init(folder: URL, game: String) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "\(game).log").path
    rename(path, path + ".1")
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    file = descriptor >= 0 ? URL(filePath: path) : nil
  }

  deinit { close() }

  /// Ends the log; what comes later is dropped.
  func close() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }

  /// Reads what the module printed, at most 1 MiB of it.
  /// - Returns: whether more may come.
  func drain(_ pipe: Int32) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    for _ in 0..<16 {
      let count = read(pipe, &bytes, bytes.count)
      if count > 0 {
        keep(bytes[..<count])
      } else if count == 0 {
        return false
      } else if errno != EINTR {
        return errno == EAGAIN
      }
    }
    return true
  }

  private func keep(_ bytes: ArraySlice<UInt8>) {
    listen(to: bytes)
    let kept = bytes.prefix(Self.greatest - length)
    write(kept)
    length += kept.count
    if kept.count < bytes.count, !isFull {
      isFull = true
      write(Array("\n[\(Self.greatest) bytes are kept of what a game prints; the rest is dropped]\n".utf8)[...])
    }
  }

  private func write(_ bytes: ArraySlice<UInt8>) {
    guard descriptor >= 0, !bytes.isEmpty else { return }
    bytes.withUnsafeBytes { _ = Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Finds the line that tells of a crash, also in what is dropped.
  private func listen(to bytes: ArraySlice<UInt8>) {
    for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if part.offset > 0 { finishLine() }
      line += part.element.prefix(Self.greatestLine - line.count)
    }
  }

  private func finishLine() {
    defer { line.removeAll(keepingCapacity: true) }
    guard line.count > 10 else { return }
    let text = String(decoding: line, as: UTF8.self)
    if text.contains("Fatal error") || lastWords == nil && text.contains("Program crashed") { lastWords = text }
  }
}
