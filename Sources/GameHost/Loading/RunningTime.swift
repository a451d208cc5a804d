import Glibc

/// A span of time that counts only while the host runs: however long the host was stopped, a slice of waiting counts
/// at most its own length. So a player who stops the program at night finds the game alive in the morning.
struct RunningTime {
  /// When the time is over.
  let limit: Duration
  /// The longest single wait.
  let slice: Duration
  private let now: () -> Duration
  private var used: Duration = .zero
  private var last: Duration

  /// Starts a span.
  /// - Parameters:
  ///   - limit: how long it is.
  ///   - slice: the longest single wait.
  ///   - now: the time since some fixed moment.
  init(_ limit: Duration, slice: Duration = .milliseconds(100), now: @escaping () -> Duration = RunningTime.now) {
    self.limit = limit
    self.slice = slice
    self.now = now
    last = now()
  }

  /// The time since the machine was started.
  static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// How long the next wait may be, in milliseconds; 0 when the time is over.
  var nextWait: Int32 {
    let rest = min(limit - used, slice)
    guard rest > .zero else { return 0 }
    let (seconds, attoseconds) = rest.components
    return Int32(clamping: seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  /// Whether the time is over.
  var isOver: Bool { used >= limit }

  /// Counts what has passed since the last count, or since the start.
  mutating func count() {
    let time = now()
    used += min(max(time - last, .zero), slice)
    last = time
  }

  /// Starts anew.
  mutating func restart() {
    used = .zero
    last = now()
  }
}
