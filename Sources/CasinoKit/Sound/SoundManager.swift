/// Asks for sounds beyond those that a table makes by itself.
///
/// Chips, cards and results are heard without a word of a game's code: the host makes their sounds from the events of
/// the rules. A view's action that wants another one asks for it, and it sounds with the step that the action shows:
///
///     Button("peek") { SoundManager.shared.play(.cardFlip) }
///
/// Rules ask by an event of their own, `table.emit(.sound(.cardFlip))`. Volume and silence are the player's.
@MainActor public final class SoundManager {
  /// The manager of the table.
  public static let shared = SoundManager()
  /// How much is kept for one step; what is more would be noise.
  static let greatestCount = 8

  private var pending: [GameEvent] = []

  /// Plays a sound.
  public func play(_ sound: GameSound) { add(.sound(sound)) }

  /// Gives haptic feedback.
  public func haptic(_ feedback: HapticFeedback) { add(.haptic(feedback)) }

  /// Hands out what was asked for since the last call.
  func takePending() -> [GameEvent] {
    defer { pending = [] }
    return pending
  }

  private func add(_ event: GameEvent) {
    if pending.count < Self.greatestCount { pending.append(event) }
  }
}
