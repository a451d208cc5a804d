import FoundationEssentials
import Glibc

/// A file of a stranger's package, which may be anything: a pipe that nobody writes to, a device without an end.
enum ForeignFile {
  /// The most bytes of a file of sources or texts.
  static let greatest = 16 << 20

  /// Reads a file that is one.
  /// - Parameter limit: the most bytes that it may hold.
  /// - Returns: nil for what is no plain file, cannot be read, or is longer.
  static func data(at place: URL, limit: Int = greatest) -> Data? {
    // A pipe is opened without waiting for whoever may write to it.
    let file = open(place.path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size <= limit else { return nil }
    var data = Data(), bytes = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= limit {
      let count = read(file, &bytes, bytes.count)
      if count == 0 { return data }
      if count > 0 { data.append(contentsOf: bytes[..<count]) } else if errno != EINTR { return nil }
    }
    return nil
  }
}
