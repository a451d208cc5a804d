import CasinoKit

/// What happens next in a round. Every step of an automatic phase is one that can be seen.
// NEXT: name the steps of a round, in their order.
enum Step: String, Codable, Sendable {
  /// Chips are placed.
  case bets
  /// The next of the first five cards falls.
  case card
  /// The player holds and draws.
  case decision
  /// The next card that is not held is replaced.
  case draw
  /// The hand is paid.
  case settlement
  /// Everything is settled.
  case over

  /// The phase that the step belongs to.
  var phase: GamePhase {
    switch self {
    case .bets: .betting
    case .card: .dealing
    case .decision: .playerTurn
    case .draw, .settlement: .dealerTurn
    case .over: .roundComplete
    }
  }
}
