import Glibc

/// The write end of the pipe that wakes whoever waits. A signal handler may touch nothing but such a number.
nonisolated(unsafe) private var wakeDescriptor: Int32 = -1

/// Ctrl-C, a closed terminal and a request to end, as something that can be waited for beside input.
final class LeaveSignals {
  /// Becomes readable when a signal has come.
  let descriptor: Int32
  private var received: Int32?

  /// Takes the signals over for the rest of the program.
  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    wakeDescriptor = ends[1]
    var taken = sigset_t()
    sigemptyset(&taken)
    for number in [SIGINT, SIGTERM, SIGHUP] where !Self.isIgnored(number) {
      sigaddset(&taken, number)
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        let saved = errno
        _ = write(wakeDescriptor, &byte, 1)
        errno = saved
      }
    }
    // Whoever started the program may have blocked them, as threads of a test runner do.
    pthread_sigmask(SIG_UNBLOCK, &taken, nil)
  }

  /// What is ignored from the start stays so: that is how `nohup` works.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  /// The first signal that has come.
  var pending: Int32? {
    if received == nil {
      var byte: UInt8 = 0
      if read(descriptor, &byte, 1) == 1 { received = Int32(byte) }
    }
    return received
  }
}
