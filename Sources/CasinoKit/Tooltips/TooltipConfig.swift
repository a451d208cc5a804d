/// A hint: what it says, where it points, and how it comes.
public struct TooltipConfig: Hashable, Sendable {
  /// The hint's name; a hint of a name is shown once.
  public let key: String
  /// What it says, ready to read.
  public let message: String
  /// A sign before the message.
  public let icon: String
  /// Where it would like to stand.
  public let position: ContextualTooltip.TooltipPosition
  /// How it comes.
  public let animation: ContextualTooltip.Animation
  /// The part or the action of the table that it points at. It comes only while that is there, and goes with it.
  public let target: String
  /// How long the player has to hesitate before it comes, in seconds.
  public let delay: Double
}

/// How a hint went off the screen.
public enum HintEnd: String, Codable, CaseIterable, Hashable, Sendable {
  /// The player closed it.
  case dismissed
  /// The player did what it is about, before or after it was shown.
  case acted
  /// Its target went, or the player left the table.
  case gone
}

/// What a table is told of hints: whether they are wanted, and which were shown.
public struct HintState: Codable, Hashable, Sendable {
  /// Whether hints are wanted.
  public var isOn: Bool
  /// The keys of those that were shown.
  public var shown: [String]

  /// Describes what is known of hints.
  public init(isOn: Bool, shown: [String]) {
    self.isOn = isOn
    self.shown = shown
  }
}
