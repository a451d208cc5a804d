/// The phases that every round goes through.
public enum GamePhase: String, Codable, CaseIterable, Hashable, Sendable {
  /// Chips are placed; `deal` starts the round.
  case betting
  /// Cards fall by themselves: `advance`.
  case dealing
  /// A decision is the player's: `play`.
  case playerTurn
  /// The dealer plays and bets are settled by themselves: `advance`.
  case dealerTurn
  /// Everything is settled.
  case roundComplete

  /// Whether the round goes on by itself.
  @inlinable public var isAutomatic: Bool { self == .dealing || self == .dealerTurn }
}
