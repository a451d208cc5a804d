import CasinoKit

/// What happens next in a round. Every step of an automatic phase is one that can be seen.
enum Step: String, Codable, Sendable {
  /// Chips are placed.
  case bets

  /// The opening cards fall, and the side bets on them are settled.
  case firstCard, upCard, secondCard, holeCard, perfectPairs, twentyOnePlus3
  /// The dealer looked under the ace and has no natural: insurance is lost.
  case lostInsurance
  /// The hand whose turn it is gets its second card after a split.
  case splitCard
  /// The other of two split aces gets its one card.
  case otherAceCard

  /// The dealer shows an ace: insurance or even money?
  case insuranceQuestion
  /// The hand in play is the player's to decide on.
  case decision

  /// A natural is paid.
  case natural
  /// The hole card is turned over.
  case holeCardUp
  /// The dealer draws.
  case dealerCard
  /// Insurance is settled by the dealer's second card.
  case insurance
  /// The next hand from the left is settled.
  case settlement

  /// Everything is settled.
  case over

  /// The phase that the step belongs to.
  @inline(__always) var phase: GamePhase {
    switch self {
    case .bets: .betting
    case .firstCard, .upCard, .secondCard, .holeCard, .perfectPairs, .twentyOnePlus3, .lostInsurance, .splitCard,
      .otherAceCard:
      .dealing
    case .insuranceQuestion, .decision: .playerTurn
    case .natural, .holeCardUp, .dealerCard, .insurance, .settlement: .dealerTurn
    case .over: .roundComplete
    }
  }
}
