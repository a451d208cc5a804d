/// How much a module may send within one call of the host's. More is a flood.
struct Allowance {
  /// The greatest number of messages.
  static let messages = 1_000
  /// The greatest number of bytes.
  static let bytes = 64 << 20
  /// Reports of progress that come no faster than this do not count, however long the work takes.
  static let paceOfProgress = Duration.milliseconds(10)

  private(set) var messages = 0
  private(set) var bytes = 0
  private var lastProgress: Duration?

  /// Whether the module sent too much.
  var isSpent: Bool { messages > Self.messages || bytes > Self.bytes }

  /// Counts bytes.
  mutating func count(bytes count: Int) { bytes += count }

  /// Counts a message.
  mutating func countMessage() { messages += 1 }

  /// Counts a report of progress where it comes too fast.
  mutating func countProgress(at time: Duration) {
    if lastProgress.map({ time - $0 < Self.paceOfProgress }) ?? false { messages += 1 }
    lastProgress = time
  }
}
