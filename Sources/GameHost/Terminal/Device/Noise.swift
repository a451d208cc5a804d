import Glibc

/// Keeps what libraries and the system print to standard error off the screen while a table is drawn.
final class Noise {
  /// The most bytes that a log may have before a new one is begun.
  private static let greatest = 1 << 20

  private let saved: Int32

  /// Sends standard error to a file, and to nowhere where that cannot be written. Where standard error is no terminal
  /// it goes where it was sent.
  init?(log: String?) {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    let file = log.map(Self.opened) ?? -1
    let target = file >= 0 ? file : open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard target >= 0 else { return nil }
    saved = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10)
    dup2(target, STDERR_FILENO)
    close(target)
  }

  deinit {
    guard saved >= 0 else { return }
    dup2(saved, STDERR_FILENO)
    close(saved)
  }

  private static func opened(_ path: String) -> Int32 {
    if let end = path.lastIndex(of: "/"), end > path.startIndex { mkdir(String(path[..<end]), 0o700) }
    var facts = stat()
    if stat(path, &facts) == 0, facts.st_size > greatest { rename(path, path + ".1") }
    return open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
  }
}
