/// All that a silent table knows, in one piece of memory.
///
/// The shoe is shuffled while it is dealt: each card is drawn from those that are left, each as likely as any other (the
/// shuffle of Fisher and Yates). Those that are left lie in front, those that are dealt behind, the first one last. So a new
/// shoe costs nothing, and only cards that are dealt are moved; the order in which the last shoe left them does no harm.
///
/// The last of those that are left is always the next one: it was drawn when the card before was dealt. So no decision
/// waits for a random number, and the processor, which goes on by guess and begins anew after a wrong one, loses less.
@usableFromInline struct SilentTableState {
  let plan: ShoePlan
  /// With how many cards left a new shoe is due.
  @usableFromInline let leftAtCut: Int
  @usableFromInline var cards = InlineArray<832, Card>(repeating: Card(.ace, of: .spades))
  /// How many cards the shoe has.
  @usableFromInline let count: Int
  /// How many of them are left.
  @usableFromInline var left: Int
  @usableFromInline var generator: Wyrand
  /// How many were left when the round began.
  @usableFromInline var leftAtStart: Int
  /// How many are left of a new shoe, less than all where some are burned; -1 where the shoe is no longer a new one.
  @usableFromInline var leftOfNewShoe: Int
  /// Whether the rules asked for more of the shoe than a card.
  @usableFromInline var isShoeAskedFor = false
  /// Whether the stakes are those of the round before.
  @usableFromInline var isRepeating = false
  /// How many movements the deal has.
  @usableFromInline var openingCount = 0
  var roundsAfterCut = 0
  /// Whether the player decided on a move: then what was put down for the deal is off the table.
  @usableFromInline var hasMoved = false
  @usableFromInline var moveBet = -1
  @usableFromInline var moveAmount = 0
  /// What lies on the bets for the deal, in hundredths, by the bets' places, and a bit for each bet that has some.
  @usableFromInline var placed = InlineArray<32, Int>(repeating: 0)
  @usableFromInline var placedBets: UInt32 = 0
  @usableFromInline var log = RoundLog()
  /// Which outcomes' names are noted, by the codes of settlements.
  @usableFromInline var isNamed = InlineArray<1024, Bool>(repeating: false)

  init(plan: ShoePlan, generator: Wyrand) {
    self.plan = plan
    self.generator = generator
    count = plan.cardCount
    leftAtCut = count - plan.cut
    left = count
    leftAtStart = count
    leftOfNewShoe = count
    precondition(count <= 832, "a shoe has sixteen decks at most")
    for (place, card) in Deck.cards(decks: plan.decks).enumerated() { cards[place] = card }
    shuffle()
  }

  @inlinable @inline(always) mutating func beginRound() {
    if left <= leftAtCut { passCut() }
    leftAtStart = left
  }

  @inlinable mutating func place(_ amount: Int, on bet: Int) {
    if hasMoved {
      moveBet = bet
      moveAmount = amount
    } else {
      placed[bet] = amount
      placedBets |= 1 << UInt32(truncatingIfNeeded: bet)
    }
  }

  /// What lies on a bet for the deal or, once there was one, for the move.
  @inlinable func stake(on bet: Int) -> Int { hasMoved ? bet == moveBet ? moveAmount : 0 : placed[bet] }

  @inlinable mutating func clearPlaced() {
    hasMoved = false
    while placedBets != 0 {
      placed[placedBets.trailingZeroBitCount] = 0
      placedBets &= placedBets &- 1
    }
  }

  @inlinable @inline(always) mutating func draw() -> Card {
    var left = left
    if left == 0 { left = shuffleRest() }
    left &-= 1
    self.left = left
    // All places are within the shoe.
    let card = cards[unchecked: left]
    if left > 0 { chooseNext(of: left) }
    return card
  }

  /// Draws the card that is dealt next, from those that are left.
  @inlinable @inline(always) mutating func chooseNext(of left: Int) {
    let place = generator.next(below: left), card = cards[unchecked: place]
    cards[unchecked: place] = cards[unchecked: left &- 1]
    cards[unchecked: left &- 1] = card
  }

  mutating func skip(_ number: Int) {
    let rest = max(0, count - number)
    guard left > rest else { return }
    while left > rest { _ = draw() }
  }

  @usableFromInline mutating func passCut() {
    if roundsAfterCut < plan.extraRounds {
      roundsAfterCut += 1
    } else {
      shuffle()
    }
  }

  private mutating func shuffle() {
    left = count
    chooseNext(of: left)
    if plan.burns { for _ in 0..<Burned(draw()).count { _ = draw() } }
    roundsAfterCut = 0
    leftOfNewShoe = left
  }

  /// The cards of the round go behind, as if dealt first of the new order; all others are left.
  /// - Returns: how many are left.
  @usableFromInline mutating func shuffleRest() -> Int {
    precondition(leftAtStart < count, "the round needs more cards than the shoe holds")
    let onTable = leftAtStart - left
    for place in 0..<onTable { cards.swapAt(onTable - 1 - place, count - 1 - place) }
    leftAtStart = count
    left = count - onTable
    leftOfNewShoe = -1
    chooseNext(of: left)
    return left
  }
}
