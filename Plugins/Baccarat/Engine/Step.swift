import CasinoKit

/// What happens next in a coup. Every step of an automatic phase is one that can be seen.
enum Step: String, Codable, Sendable {
  /// Chips are placed.
  case bets
  /// The first four cards fall.
  case firstPlayerCard, firstBankerCard, secondPlayerCard, secondBankerCard
  /// The Player draws.
  case thirdPlayerCard
  /// The Banker draws.
  case thirdBankerCard
  /// The dealer calls who has won.
  case call
  /// The next bet is settled.
  case settlement
  /// Everything is settled.
  case over

  /// The phase that the step belongs to.
  @inline(always) var phase: GamePhase {
    switch self {
    case .bets: .betting
    case .firstPlayerCard, .firstBankerCard, .secondPlayerCard, .secondBankerCard: .dealing
    case .thirdPlayerCard, .thirdBankerCard, .call, .settlement: .dealerTurn
    case .over: .roundComplete
    }
  }
}
