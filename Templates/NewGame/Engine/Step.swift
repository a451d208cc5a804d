import CasinoKit

/// What happens next in a round. Every step of an automatic phase is one that can be seen.
// NEXT: name the steps of a round, in their order.
enum Step: String, Codable, Sendable {
  /// Chips are placed.
  case bets
  /// A card falls for the player, then one face down for the dealer.
  case playerCard, dealerCard
  /// The player raises or folds.
  case decision
  /// The dealer's card is turned over, then the bets are settled.
  case showdown, pair, ante
  /// Everything is settled.
  case over

  /// The phase that the step belongs to.
  var phase: GamePhase {
    switch self {
    case .bets: .betting
    case .playerCard, .dealerCard: .dealing
    case .decision: .playerTurn
    case .showdown, .pair, .ante: .dealerTurn
    case .over: .roundComplete
    }
  }
}
