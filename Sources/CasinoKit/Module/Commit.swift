/// What is kept, in one transaction.
public struct Commit: Codable, Hashable, Sendable {
  /// What the player played.
  public var play: Play?
  /// The movements of chips, in order.
  public var entries: [LedgerEntry]
  /// The hands at the end; present exactly when the round is complete.
  public var hands: [String: JSONValue]?
  /// Settings that changed.
  public var settings: [String: String]?
  /// Limits that changed.
  public var limits: TableLimits?
  /// The game's own data, as it is now.
  public var data: JSONValue?
  /// Hints that went off the screen, and how.
  public var hints: [String: HintEnd]?
  /// Whether the player was advised in the round.
  public var advised: Bool?

  /// Makes a commit.
  public init(
    play: Play? = nil, entries: [LedgerEntry] = [], hands: [String: JSONValue]? = nil,
    settings: [String: String]? = nil, limits: TableLimits? = nil, data: JSONValue? = nil,
    hints: [String: HintEnd]? = nil, advised: Bool? = nil
  ) {
    self.play = play
    self.entries = entries
    self.hands = hands
    self.settings = settings
    self.limits = limits
    self.data = data
    self.hints = hints
    self.advised = advised
  }
}

/// One visible step.
public struct Frame: Codable, Hashable, Sendable {
  /// The parts that changed.
  public var patch: ScenePatch
  /// What happened.
  public var events: [GameEvent]
  /// What the dealer says.
  public var say: [String]

  /// Makes a frame.
  public init(patch: ScenePatch, events: [GameEvent] = [], say: [String] = []) {
    self.patch = patch
    self.events = events
    self.say = say
  }
}

extension Commit {
  /// Whether there is nothing to keep.
  var isEmpty: Bool {
    play == nil && entries.isEmpty && settings == nil && limits == nil && data == nil && hints == nil
  }
}
