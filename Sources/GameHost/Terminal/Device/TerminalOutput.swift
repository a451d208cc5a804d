import Glibc

/// A way to write to a terminal that never blocks, without a change to what other programs have open.
final class TerminalOutput {
  /// What is written to.
  let descriptor: Int32
  private let flags: Int32?

  /// Opens the terminal of a descriptor anew, since a descriptor that does not block would not for the shell either.
  /// Where that is not allowed, as after `su`, the descriptor itself does not block until `close()`.
  init(_ terminal: Int32) {
    let opened = open("/proc/self/fd/\(terminal)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    if opened >= 0 {
      (descriptor, flags) = (opened, nil)
    } else {
      let before = fcntl(terminal, F_GETFL)
      _ = fcntl(terminal, F_SETFL, before | O_NONBLOCK)
      (descriptor, flags) = (terminal, before)
    }
  }

  deinit {
    if let flags { _ = fcntl(descriptor, F_SETFL, flags) } else { Glibc.close(descriptor) }
  }

  /// Writes all of the bytes, unless the terminal takes nothing for too long.
  /// - Parameter patience: how long it may take nothing, in milliseconds.
  func write(_ bytes: [UInt8], patience: Int32 = 1_000) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EINTR {
        continue
      } else {
        guard count == 0 || errno == EAGAIN else { return }
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        let ready = poll(&waiting, 1, patience)
        if ready == 0 || ready < 0 && errno != EINTR { return }
      }
    }
  }
}
