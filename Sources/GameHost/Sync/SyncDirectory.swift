import Glibc

/// A file as it was last seen: where any of it is another, the file was written since.
struct FileStatus: Equatable, Sendable {
  /// The form that is kept: length, time of the last change in nanoseconds, number on the disk.
  let text: String
  /// Its length in bytes.
  let size: Int
  /// Whether it is a plain file: no link, folder or device.
  let isFile: Bool
  let isFolder: Bool

  init(_ status: stat) {
    size = Int(status.st_size)
    isFile = status.st_mode & S_IFMT == S_IFREG
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    text = "\(size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_ino)"
  }
}

/// A folder that other programs write into as well: no link in it is followed, and nothing is read without bounds.
final class SyncDirectory {
  /// What a file gave.
  enum Content: Equatable {
    case missing
    /// It is a link, a folder or something else.
    case noFile
    /// It is longer than the limit.
    case tooLong
    /// The system refuses.
    case refused(code: Int32)
    case bytes([UInt8], FileStatus)
  }

  /// The most names of a folder that are looked at.
  static let greatestCount = 20_000

  /// The path, for people.
  let path: String
  private let descriptor: Int32

  /// Opens the folder that the player named; it may be a link.
  init(path: String) throws(SyncError) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    self.path = path
    guard descriptor >= 0 else { throw .folder(path: path, code: errno) }
  }

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The path of something in it.
  func path(of name: String) -> String { "\(path)/\(name)" }

  /// A folder within; nil where there is none, or something else has its name.
  func folder(_ name: String) -> SyncDirectory? {
    let found = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    return found < 0 ? nil : SyncDirectory(descriptor: found, path: path(of: name))
  }

  /// A folder within; made where there is none.
  func madeFolder(_ name: String) throws(SyncError) -> SyncDirectory {
    guard mkdirat(descriptor, name, 0o755) == 0 || errno == EEXIST else {
      throw .folder(path: path(of: name), code: errno)
    }
    guard let folder = folder(name) else { throw .folder(path: path(of: name), code: errno) }
    return folder
  }

  /// The names in it, sorted.
  func names() -> [String] {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < Self.greatestCount, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// What stands under a name; nil where nothing does.
  func status(_ name: String) -> FileStatus? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return FileStatus(status)
  }

  /// Reads a file.
  func read(_ name: String, limit: Int) -> Content {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      switch errno {
      case ENOENT: return .missing
      case ELOOP, ENXIO: return .noFile
      case let code: return .refused(code: code)
      }
    }
    defer { close(file) }
    var found = stat()
    guard fstat(file, &found) == 0 else { return .refused(code: errno) }
    let status = FileStatus(found)
    guard status.isFile else { return .noFile }
    guard status.size <= limit else { return .tooLong }
    var bytes = [UInt8](repeating: 0, count: status.size), count = 0
    while count < bytes.count {
      let more = bytes[count...].withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress, $0.count) }
      if more < 0 { if errno == EINTR { continue } else { return .refused(code: errno) } }
      if more == 0 { break }
      count += more
    }
    return .bytes(Array(bytes.prefix(count)), status)
  }

  /// Puts a file in the place of what stands there, all at once; a reader sees the old one or the new one.
  func replace(_ name: String, with bytes: [UInt8]) throws(SyncError) -> FileStatus {
    // Names with a dot in front are nobody's: other devices and programs that synchronise leave them alone.
    let draft = ".casino-\(getpid()).tmp"
    let file = openat(descriptor, draft, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .unwritable(path: path(of: name), code: errno) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count > 0 { written += count } else if errno != EINTR { break }
    }
    let failure = written < bytes.count || fsync(file) != 0 ? errno : 0
    close(file)
    guard failure == 0, renameat(descriptor, draft, descriptor, name) == 0 else {
      let code = failure == 0 ? errno : failure
      unlinkat(descriptor, draft, 0)
      throw .unwritable(path: path(of: name), code: code)
    }
    // Should a power cut take the new name back, the old file stands there, which is seen the next time.
    guard let status = status(name) else { throw .unwritable(path: path(of: name), code: errno) }
    return status
  }
}
