import Glibc

/// Stopping like a program that knows nothing of it, as Ctrl-Z asks.
enum StopSignal {
  /// Stops this process until it is continued. Where no shell could continue it, the system does not stop it.
  static func stopSelf() {
    var action = sigaction(), before = sigaction()
    action.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(SIGTSTP, &action, &before)
    raise(SIGTSTP)
    sigaction(SIGTSTP, &before, nil)
  }
}
