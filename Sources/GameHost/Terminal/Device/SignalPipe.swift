import Glibc

/// The write end of the pipe that wakes whoever waits. A signal handler may touch nothing but such a number.
nonisolated(unsafe) private var wakeDescriptor: Int32 = -1

/// Signals as something that can be waited for beside input. The one made last gets them.
final class SignalPipe {
  /// The signals that concern a drawn table.
  static let ofTable = [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT]
  /// The signals that end long work.
  static let ofWork = [SIGINT, SIGTERM, SIGHUP]

  /// Becomes readable when a signal has come.
  let descriptor: Int32

  /// Takes signals over for the rest of the program, so that none ends it while it leaves in good order.
  init(_ numbers: [Int32]) {
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
    // What is ignored from the start stays so: that is how `nohup` works.
    for number in numbers where !Self.isIgnored(number) {
      sigaddset(&taken, number)
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        let saved = errno
        _ = write(wakeDescriptor, &byte, 1)
        errno = saved
      }
    }
    // Whoever started this program may have had them blocked, and then so has this program.
    pthread_sigmask(SIG_UNBLOCK, &taken, nil)
  }

  /// Gives signals back to the system, which ends the program by them.
  func release(_ numbers: [Int32]) {
    for number in numbers where !Self.isIgnored(number) { signal(number, SIG_DFL) }
    close(descriptor)
    close(wakeDescriptor)
    wakeDescriptor = -1
  }

  /// Whether whoever started this program wants it to ignore a signal.
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  /// Takes the signals that have come since, in their order.
  func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 256)
    var found: [Int32] = []
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return found }
      found += bytes[..<count].map(Int32.init)
    }
  }
}
