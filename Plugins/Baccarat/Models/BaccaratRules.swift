import CasinoKit

/// The rules of a table. Each property is named as its setting; the initial values are the settings' initial ones.
struct BaccaratRules: GameRules {
  /// What the house takes of a Banker win, or instead of it.
  enum Commission: String, CaseIterable, Codable {
    case fivePercent = "5%"
    case fourPercent = "4%"
    /// Nothing; but a Banker win with six pays half. Offers Super 6.
    case notTaken = "none"
    /// Nothing; but a Banker win with a seven of three cards is returned. Offers Dragon 7 and Panda 8.
    case ez
  }

  /// What a tie pays to one.
  enum Tie: String, CaseIterable, Codable {
    case eight = "8"
    case nine = "9"

    var pays: Int { self == .eight ? 8 : 9 }
  }

  /// How many decks there may be.
  static let deckCounts = 1...8
  /// How many cards lie behind the cut card.
  static let cardsBehindCut = 14

  var decks = 8
  var commission = Commission.fivePercent
  var tie = Tie.eight

  /// The coup in which the cut card appears is finished and one more is dealt; where it is the first card of a coup,
  /// that coup is the last.
  var shoe: ShoePlan {
    ShoePlan(decks: decks, cut: decks * Deck.size - Self.cardsBehindCut, extraRounds: 1, burns: true)
  }

  /// Whether a bet is offered.
  func offers(_ bet: BaccaratBet) -> Bool {
    switch bet {
    case .super6: commission == .notTaken
    case .dragon7, .panda8: commission == .ez
    default: true
    }
  }

  /// All that a bet's payout may depend on.
  static let all = Commission.allCases.flatMap { commission in
    Tie.allCases.map { BaccaratRules(commission: commission, tie: $0) }
  }
}
