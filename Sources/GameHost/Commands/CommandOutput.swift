import CasinoKit
import Glibc

/// Standard output or standard error.
struct CommandOutput: Sendable {
  /// Where text goes that was asked for.
  static let standard = CommandOutput(descriptor: STDOUT_FILENO)
  /// Where errors go.
  static let error = CommandOutput(descriptor: STDERR_FILENO)

  /// The descriptor that is written to.
  let descriptor: Int32

  /// Writes all of the text.
  /// - Throws: `OutputError`, where the reader is gone or the system refuses.
  func write(_ text: String) throws(OutputError) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        written += count
      } else if errno == EPIPE {
        throw .readerGone
      } else if !canRetry(errno) {
        throw .refused(code: errno)
      }
    }
  }

  /// Writes a line.
  func writeLine(_ line: String) throws(OutputError) { try write(line + "\n") }

  private func canRetry(_ code: Int32) -> Bool {
    guard code == EAGAIN else { return code == EINTR }
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&ready, 1, -1) >= 0 || errno == EINTR
  }
}

/// Why text could not be written.
enum OutputError: Error, Equatable {
  /// Whoever read the output has closed it, as `head` does: nobody wants more.
  case readerGone
  /// The system refused; `code` is its `errno`.
  case refused(code: Int32)
}

extension OutputError: CommandFailure {
  var exitCode: ExitCode { self == .readerGone ? .done : .failed }
  func sentence(in strings: Strings) -> String { strings.sentence(for: self) }
}
