import FoundationEssentials
import Glibc

/// Holds a table for this process: a second one that wants it learns where it is open.
///
/// The system gives the lock up when the process ends, however it ends, so no lock is ever left behind.
final class TableLock {
  /// Who holds a table.
  struct Holder: Equatable, Sendable {
    var process: Int32
    /// The terminal or the interface where it is open.
    var place: String
    /// When it was opened, `20:15`, in universal time.
    var since: String
  }

  /// Why a table is not had.
  enum Failure: Error, Equatable {
    case held(Holder)
    case file(path: String, code: Int32)
  }

  /// How long the holder of a table that is taken over has to leave it, in seconds.
  static let patience = 5.0

  private let descriptor: Int32

  /// Takes the table, or learns who has it.
  /// - Parameters:
  ///   - data: the data folder.
  ///   - name: the table's name among those of the folder.
  ///   - place: where this process shows it.
  init(data: URL, name: String, place: String, now: Date) throws(Failure) {
    let folder = data.appending(path: "locks")
    mkdir(folder.path, 0o700)
    let path = folder.appending(path: name).path
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .file(path: path, code: errno) }
    guard Self.take(descriptor) else {
      let holder = Self.holder(descriptor)
      close(descriptor)
      throw .held(holder)
    }
    let text = Array("\(place)\n\(now.formatted(.iso8601).dropFirst(11).prefix(5))\n".utf8)
    ftruncate(descriptor, 0)
    pwrite(descriptor, text, text.count, 0)
  }

  deinit { close(descriptor) }

  /// Asks the process that holds a table to leave it, and waits until it has.
  /// - Returns: whether the table is free.
  static func release(_ holder: Holder, data: URL, name: String) -> Bool {
    guard holder.process > 1 else { return false }
    let descriptor = open(data.appending(path: "locks").appending(path: name).path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    kill(holder.process, SIGTERM)
    let end = Date().timeIntervalSince1970 + patience
    while !take(descriptor) {
      guard Date().timeIntervalSince1970 < end else { return false }
      poll(nil, 0, 10)
    }
    return true
  }

  private static func take(_ descriptor: Int32) -> Bool {
    var wish = flock()
    wish.l_type = Int16(F_WRLCK)
    wish.l_whence = Int16(SEEK_SET)
    return fcntl(descriptor, F_SETLK, &wish) == 0
  }

  private static func holder(_ descriptor: Int32) -> Holder {
    var other = flock()
    other.l_type = Int16(F_WRLCK)
    other.l_whence = Int16(SEEK_SET)
    let process = fcntl(descriptor, F_GETLK, &other) == 0 && other.l_type != Int16(F_UNLCK) ? other.l_pid : 0
    var bytes = [UInt8](repeating: 0, count: 200)
    let count = max(0, pread(descriptor, &bytes, bytes.count, 0))
    let lines = String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n").map(String.init)
    return Holder(
      process: process, place: Sanitizer.text(lines.first ?? "", limit: 80),
      since: Sanitizer.text(lines.dropFirst().first ?? "", limit: 5))
  }
}
