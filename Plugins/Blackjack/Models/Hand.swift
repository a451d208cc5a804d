import CasinoKit

/// The cards of a hand and what they count. The count is kept, not added up anew for each question.
struct Hand: Hashable, Sendable {
  private(set) var cards = CardList()
  private var hard: UInt8 = 0
  /// 1 where there is an ace, else 0: such numbers are reckoned with where a condition would have to be foreseen.
  private var aces: UInt8 = 0
  /// What the hand counts: the most that is not above 21, else the least.
  @inline(__always) var total: Int { Int(best) }
  private var best: UInt8 = 0
  /// 1 where an ace counts eleven, else 0.
  private var soft: UInt8 = 0
  /// Whether an ace counts eleven.
  @inline(__always) var isSoft: Bool { soft != 0 }
  /// Whether the hand came out of a split: then ace and ten are 21, not a natural.
  private(set) var isFromSplit = false

  /// Makes an empty hand.
  init() {}

  /// Makes a hand of cards.
  init(_ cards: some Sequence<Card>, isFromSplit: Bool = false) {
    self.isFromSplit = isFromSplit
    for card in cards { add(card) }
  }

  /// Adds a card.
  @inline(__always) mutating func add(_ card: Card) {
    let pips = card.pips
    cards.append(card)
    hard &+= UInt8(truncatingIfNeeded: pips)
    aces |= pips == 1 ? 1 : 0
    count()
  }

  /// Adds the first two cards to an empty hand: what the first counts by itself is not asked.
  @inline(__always) mutating func open(_ first: Card, _ second: Card) {
    cards.append(first)
    cards.append(second)
    hard = UInt8(truncatingIfNeeded: first.pips &+ second.pips)
    aces = first.pips == 1 || second.pips == 1 ? 1 : 0
    count()
  }

  /// Counts an ace as eleven where that is not too much.
  @inline(__always) private mutating func count() {
    soft = aces & (hard <= 11 ? 1 : 0)
    best = hard &+ soft &* 10
  }

  /// Takes all cards away.
  @inline(__always) mutating func clear() {
    cards.removeAll()
    hard = 0
    aces = 0
    best = 0
    soft = 0
    isFromSplit = false
  }

  /// Leaves the first card in this hand and makes another of the second.
  mutating func split() -> Hand {
    let second = cards.removeLast()
    self = Hand(CollectionOfOne(cards[0]), isFromSplit: true)
    return Hand(CollectionOfOne(second), isFromSplit: true)
  }

  /// What the cards count with all aces as one.
  @inline(__always) var hardTotal: Int { Int(hard) }
  /// Whether the hand is above 21.
  @inline(__always) var isBust: Bool { hard > 21 }
  /// Whether the hand is a natural: ace and ten as the first two cards, not after a split.
  @inline(__always) var isBlackjack: Bool { best == 21 && cards.count == 2 && !isFromSplit }
  /// What the hand is worth against the dealer's: nothing where it is above 21, a natural more than any 21.
  @inline(__always) var worth: Int {
    // Reckoned without a condition, for it could not be foreseen.
    let kept = (Int(hard) &- 22) >> 8, other = Int(best ^ 21) | (cards.count ^ 2) | (isFromSplit ? 1 : 0)
    return (total & kept) &+ (other == 0 ? 1 : 0)
  }
  /// What a natural is worth.
  static var worthOfNatural: Int { 22 }
  /// Whether the hand is an ace of a split pair, with what it was dealt since.
  @inline(__always) var isSplitAce: Bool { isFromSplit && cards[0].pips == 1 }

  /// Whether the hand is a pair under a rule for splitting.
  @inline(__always) func isPair(by rule: BlackjackRules.Split) -> Bool {
    guard cards.count == 2 else { return false }
    return switch rule {
    case .value: cards[0].pips == cards[1].pips
    case .rank: cards[0].rank == cards[1].rank
    }
  }
}

extension Hand: Codable {
  private enum Key: String, CodingKey { case cards, isFromSplit }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      try fields.decode(CardList.self, forKey: .cards), isFromSplit: try fields.decode(Bool.self, forKey: .isFromSplit))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(cards, forKey: .cards)
    try fields.encode(isFromSplit, forKey: .isFromSplit)
  }
}
