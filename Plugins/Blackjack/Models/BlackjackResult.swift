import CasinoKit

/// How a main bet ends. Insurance and side bets end as `BetOutcome`s.
enum BlackjackResult: String, GameResult {
  case playerWins
  case dealerWins
  case push
  /// A natural, or even money taken for one.
  case blackjack
  /// The player's hand is over 21; a dealer's bust is `playerWins`.
  case bust
  case surrender

  var tone: Tone {
    switch self {
    case .playerWins, .blackjack: .win
    case .dealerWins, .bust, .surrender: .lose
    case .push: .push
    }
  }
}
