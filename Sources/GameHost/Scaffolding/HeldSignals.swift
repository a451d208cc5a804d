import Glibc

/// Signals that end the program, held back while something is done that must be tidied up after.
struct HeldSignals {
  private let before: sigset_t

  /// Holds the signals of Ctrl-C, of `kill` and of a closed terminal back.
  init() {
    var held = sigset_t(), before = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    self.before = before
  }

  /// Whether one of them waits.
  var hasCome: Bool {
    var pending = sigset_t()
    guard sigpending(&pending) == 0 else { return false }
    return [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains { sigismember(&pending, $0) == 1 }
  }

  /// Lets them through: one that has come ends the program here.
  func release() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
