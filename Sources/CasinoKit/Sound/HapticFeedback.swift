/// What is felt rather than heard. A renderer gives what it has: a terminal rings its bell, where the player wants it.
public enum HapticFeedback: String, Codable, CaseIterable, Hashable, Sendable {
  /// Something touched something.
  case impact
  /// Something went well.
  case success
  /// Something went badly.
  case failure
}
