/// What a table asks of the host.
@MainActor protocol HostLink: AnyObject {
  /// Starts a round.
  /// - Throws: `HostRefusal` where the host does not take it.
  func open(_ open: Open) throws -> Opened
  /// Draws the next card.
  func draw() -> Drawn
  /// Tells that long work goes on.
  func reportProgress()
  /// Shows the table as it stands now, as one step.
  func show(_ events: [GameEvent], say: [String])
}

/// The host does not take what was asked.
struct HostRefusal: Error {
  /// Why, in the player's language.
  var reason: String
}
