import CasinoKit

extension BlackjackRules {
  /// Whether two cards may be doubled.
  @inline(__always) func allowsDouble(total: Int, isSoft: Bool, isFromSplit: Bool) -> Bool {
    guard !isFromSplit || das else { return false }
    return switch double {
    case .any: true
    case .nineToEleven: !isSoft && (9...11).contains(total)
    case .tenToEleven: !isSoft && (10...11).contains(total)
    }
  }

  /// To how many hands a pair may be split whose cards count so much.
  func splitLimit(pips: Int) -> Int { pips == 1 && !resplitAces ? min(hands, 2) : hands }

  /// Whether a card of a split pair may be dealt more than one other.
  func takesCardsAfterSplit(pips: Int) -> Bool { pips != 1 || hitSplitAces }

  /// The same rules with the initial values where a strategy makes no difference: rules that are equal in this form
  /// have the same strategy and the same edge.
  var forStrategy: BlackjackRules {
    var rules = self
    rules.penetrationPercent = BlackjackRules().penetrationPercent
    rules.perfectPairs = BlackjackRules().perfectPairs
    rules.twentyOnePlus3 = BlackjackRules().twentyOnePlus3
    return rules
  }

  /// The cards of a fresh shoe by pips; in place 0 how many in all.
  var freshDeck: [Int] {
    [Deck.size * decks] + Array(repeating: 4 * decks, count: 9) + [16 * decks]
  }
}
