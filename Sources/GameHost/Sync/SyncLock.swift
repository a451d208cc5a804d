import FoundationEssentials
import Glibc

/// Held while a data folder is synchronised, so that two programs do not write one log.
final class SyncLock {
  private let descriptor: Int32

  /// Takes the lock.
  /// - Parameters:
  ///   - folder: the data folder.
  ///   - wait: whether to wait for the other program.
  /// - Throws: `SyncError.busy` where another program has it.
  init(in folder: String, waiting wait: Bool) throws(SyncError) {
    let path = "\(folder)/sync.lock"
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unwritable(path: path, code: errno) }
    var result: Int32
    repeat { result = flock(descriptor, wait ? LOCK_EX : LOCK_EX | LOCK_NB) } while result != 0 && errno == EINTR
    guard result == 0 else { throw .busy }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
