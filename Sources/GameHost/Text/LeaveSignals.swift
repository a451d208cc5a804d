import Glibc

/// Ctrl-C, a closed terminal and a request to end, as something that can be waited for beside input.
final class LeaveSignals {
  private let signals = SignalPipe([SIGINT, SIGTERM, SIGHUP])
  private var received: Int32?

  /// Becomes readable when a signal has come.
  var descriptor: Int32 { signals.descriptor }

  /// The first signal that has come.
  var pending: Int32? {
    if received == nil { received = signals.take().first }
    return received
  }
}
