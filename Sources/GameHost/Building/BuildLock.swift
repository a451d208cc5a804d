import FoundationEssentials
import Glibc

/// One compiler at a time in a scratch path: SwiftPM's own lock lies in a folder that each sandbox has for itself.
///
/// The system gives the lock up when the program ends, however it ends.
final class BuildLock {
  private let descriptor: Int32

  /// Takes the lock.
  /// - Returns: nil where another program has it.
  /// - Throws: `BuildError.unwritable` where there can be none.
  init?(_ manner: BuildManner, in place: BuildPlace) throws(BuildError) {
    do { try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true) } catch {
      throw .unwritable(path: place.folder.path, code: errno)
    }
    let path = place.folder.appending(path: "\(manner.rawValue).lock").path
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unwritable(path: path, code: errno) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 { return nil }
  }

  deinit { close(descriptor) }
}
