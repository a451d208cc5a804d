import Glibc

/// Writes files that were not there.
enum NewFile {
  /// Writes a file whole.
  /// - Throws: `SystemError`, with `EEXIST` where something has the name already.
  static func write(_ bytes: [UInt8], to path: String, mode: mode_t) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let code = errno
        close(descriptor)
        throw SystemError(code: code)
      }
      rest = rest.dropFirst(count)
    }
    // Some file systems tell only now that the disk is full.
    guard close(descriptor) == 0 else { throw SystemError(code: errno) }
  }
}
