import CasinoKit
import Glibc

/// The one place that puts errors of the system into words.
extension Strings {
  /// What the system says of a call that failed, such as "No such file or directory".
  /// - Parameter code: the system's `errno`. What is rare is told in the system's own words.
  func reason(_ code: Int32) -> String {
    Self.reasons[code].map { text($0) } ?? String(cString: strerror(code))
  }

  private static let reasons: [Int32: String] = [
    EACCES: "error.system.access", EBADF: "error.system.badDescriptor", EBUSY: "error.system.busy",
    EEXIST: "error.system.exists", ENOEXEC: "error.system.format", ENOSPC: "error.system.full",
    EIO: "error.system.io", EISDIR: "error.system.isFolder", ELOOP: "error.system.loop",
    ENOMEM: "error.system.memory", ENAMETOOLONG: "error.system.nameTooLong", ENOTDIR: "error.system.noFolder",
    ENOENT: "error.system.noSuchFile", EPERM: "error.system.notPermitted", EDQUOT: "error.system.quota",
    EROFS: "error.system.readOnly", EFBIG: "error.system.tooLarge", EMFILE: "error.system.tooManyFiles",
  ]
}
