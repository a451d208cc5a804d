import CasinoKit

/// The bets at a blackjack table.
enum BlackjackBet: String, BetType {
  case main
  case insurance
  case perfectPairs
  case twentyOnePlus3 = "21+3"

  var kind: BetKind {
    switch self {
    case .main: .main
    case .insurance: .inPlay
    case .perfectPairs, .twentyOnePlus3: .side
    }
  }

  var needs: BlackjackBet? { self == .main ? nil : .main }

  /// The most that a stake wins under any of the rules and pay tables.
  var greatestPayout: Ratio {
    switch self {
    case .main: Ratio(3, 2)
    case .insurance: Insurance.pays
    case .perfectPairs: Ratio(30)
    case .twentyOnePlus3: Ratio(100)
    }
  }
}
