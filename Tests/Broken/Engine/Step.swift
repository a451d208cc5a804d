import CasinoKit

/// What happens next in a round.
enum Step: String, Codable, Sendable {
  /// Chips are placed.
  case bets
  /// A card falls for the player, then one face down for the dealer.
  case playerCard, dealerCard
  /// The player raises or folds.
  case decision
  /// The dealer's card is turned over, then the bets are settled.
  case showdown, suited, main
  /// Everything is settled.
  case over

  /// The phase that the step belongs to.
  var phase: GamePhase {
    switch self {
    case .bets: .betting
    case .playerCard, .dealerCard: .dealing
    case .decision: .playerTurn
    case .showdown, .suited, .main: .dealerTurn
    case .over: .roundComplete
    }
  }

  /// Reads a step.
  init(from decoder: any Decoder) throws {
    let step = Step(rawValue: try String(from: decoder)) ?? .bets
    self = step == .suited && Defect.engineForgets.isHere ? .main : step
  }
}
