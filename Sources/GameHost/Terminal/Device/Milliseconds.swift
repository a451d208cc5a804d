/// Waits as `poll` counts them.
enum Milliseconds {
  /// How long to wait for a moment, rounded up; 0 where it is past.
  static func until(_ moment: Duration, from now: Duration) -> Int32 {
    let (seconds, attoseconds) = max(moment - now, .zero).components
    return Int32(clamping: seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
