import CasinoKit

/// What happens next in a round. Every step of an automatic phase is one that can be seen.
// NEXT: name the steps of a round, in their order.
enum Step: String, Codable, Sendable {
  /// Chips are placed.
  case bets
  /// A card falls for Player, then one for Banker.
  case playerCard, bankerCard
  /// The next bet is settled.
  case settlement
  /// Everything is settled.
  case over

  /// The phase that the step belongs to.
  var phase: GamePhase {
    switch self {
    case .bets: .betting
    case .playerCard, .bankerCard: .dealing
    case .settlement: .dealerTurn
    case .over: .roundComplete
    }
  }
}
