import CasinoKit

/// Where a dealer stands: in which shoe, after which card, in which round.
struct DealerPlace {
  /// Where a round began.
  struct Start: Equatable {
    var shoe: ShoeID
    var position: Int
  }

  /// The shoe; nil before the first.
  var shoe: ShoeRecord?
  /// How many of its cards are dealt.
  var position = 0
  /// How many rounds were begun after its cut came out.
  var extraRounds = 0
  /// Where the round began; nil between rounds.
  var start: Start?
  /// The cards of the round, in order.
  var drawn: [Card] = []

  /// Stands before the first card, or where the last commit left the shoe.
  init(_ shoe: ShoeRecord? = nil) {
    self.shoe = shoe
    position = shoe?.position ?? 0
    extraRounds = shoe?.extraRounds ?? 0
  }

  /// How many cards the shoe holds.
  var remaining: Int { (shoe?.cards.count ?? 0) - position }

  /// How many cards are out of the decks: dealt, or on the table when the shoe before ran out.
  var dealt: Int { (shoe?.missing.count ?? 0) + position }

  /// Whether no card was dealt from a shoe of whole decks.
  var isFresh: Bool { dealt == (shoe?.burned ?? 0) }

  /// Whether a round needs a new shoe.
  func isDue(_ plan: ShoePlan) -> Bool {
    guard let shoe, shoe.decks == plan.decks, shoe.cut == plan.cut, remaining > 0 else { return true }
    return dealt >= plan.cut && extraRounds >= plan.extraRounds
  }
}

/// What of a dealer's place is kept with a commit.
struct DealerMark: Equatable, Sendable {
  /// Where the round began.
  var firstShoe: ShoeID
  var firstPosition: Int
  /// The cards that the round used, in order.
  var cards: [Card]
  /// The shoe and how many of its cards are dealt.
  var shoe: ShoeID
  var position: Int
  var extraRounds: Int
  /// The shoe and the position of the last commit.
  var shoeBefore: ShoeID
  var positionBefore: Int
}
