import Glibc

/// The descriptors 0, 1 and 2 as the program finds them.
enum StandardStreams {
  /// Makes a closed reader and a file that may not grow errors of `write` instead of the program's end, and occupies closed descriptors, so
  /// that no file or socket of ours takes the number of one and gets what is printed.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // Opened the wrong way round on purpose: reading or writing it fails, as with a closed one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
