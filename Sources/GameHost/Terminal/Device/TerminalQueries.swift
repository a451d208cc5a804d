/// The questions that are put to a terminal at the start, and its answers. Nothing waits for them: a terminal that
/// does not answer in time is taken to have no answer, and what it says later counts for nothing.
struct TerminalQueries {
  /// What the terminal has answered.
  struct Answers: Hashable, Sendable {
    /// The colour of the background.
    var background: RGB?
    /// Whether a frame can be held back until it is complete (mode 2026).
    var hasSynchronizedOutput = false
  }

  /// How long an answer counts.
  static let limit = Duration.milliseconds(50)
  /// How long a late answer may be under way.
  static let greatestDelay = Duration.seconds(1)
  /// The questions. The last is one that every terminal answers, so that its answer says that no other will follow.
  /// Sent before the first frame, which covers what an old terminal may print of them.
  static let questions = Array("\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p\u{1B}[c".utf8)

  /// What is known.
  private(set) var answers = Answers()
  private var begin: Duration?

  /// Whether answers may still arrive, in time or late.
  func isOpen(at time: Duration) -> Bool { begin.map { time < $0 + Self.greatestDelay } ?? false }

  /// Begins to count.
  mutating func begin(at time: Duration) {
    begin = time
  }

  /// Takes an answer.
  /// - Returns: whether `answers` changed, so that the table is to be drawn anew.
  mutating func take(_ reply: TerminalReply, at time: Duration) -> Bool {
    guard let begin else { return false }
    if reply == .attributes { self.begin = nil }
    guard time <= begin + Self.limit else { return false }
    let before = answers
    switch reply {
    case .color(number: 11, let red, let green, let blue):
      answers.background = RGB(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    case .mode(2_026, let state): answers.hasSynchronizedOutput = (1...3).contains(state)
    default: break
    }
    return answers != before
  }
}
