import CasinoKit

/// Deals the cards of one table.
///
/// A card's place is journalled before the card is told. What is dealt counts when its commit is kept: until then
/// `rollback()`, or the next start of the program, deals the same cards again.
///
///     try dealer.startRound(plan: plan)
///     let card = try dealer.draw().card
///     try store.commit(commit, at: table, dealer: dealer)     // or dealer.rollback()
final class Dealer {
  private let store: Store
  private let table: TableRecord
  private let clientSeed: String
  private var now: DealerPlace
  private var kept: DealerPlace
  private var isReplaying = false
  private var wanted: [Card] = []

  /// Takes the table's shoe up where it was left. A round under way must be replayed before anything is dealt.
  /// - Parameter clientSeed: the player's part in the seed of shoes to come.
  init(store: Store, table: TableRecord, clientSeed: String = "") throws(DealerError) {
    self.store = store
    self.table = table
    self.clientSeed = clientSeed
    kept = DealerPlace(try asking { () throws(StoreError) in try store.takeUpShoe(at: table) })
    now = kept
  }

  /// How many cards the shoe holds; 0 before the first shoe.
  var cardsRemaining: Int { now.remaining }

  /// The cards of this round so far, in order.
  var cardsDrawnThisRound: [Card] { now.drawn }

  /// The commitment to the shoe that is dealt from.
  func commitment() throws(DealerError) -> [UInt8]? {
    guard let seed = now.shoe?.seed else { return nil }
    return try asking { () throws(StoreError) in try store.commitment(of: seed) }
  }

  /// The commitment to the shoe after this one.
  func nextCommitment() throws(DealerError) -> [UInt8]? {
    try asking { () throws(StoreError) in try store.nextCommitment(at: table) }
  }

  /// What a commit keeps of the place; nil outside a round.
  var mark: DealerMark? {
    let place = isReplaying ? kept : now
    guard let shoe = place.shoe, let start = place.start, let before = kept.shoe else { return nil }
    return DealerMark(
      firstShoe: start.shoe, firstPosition: start.position, cards: place.drawn, shoe: shoe.id,
      position: place.position, extraRounds: place.extraRounds, shoeBefore: before.id, positionBefore: kept.position)
  }

  /// Starts a round, with a new shoe where one is due; the old one is then over and its seed revealed.
  /// - Returns: whether the round is the first of its shoe, how many cards the shoe holds, and what was burned.
  func startRound(plan: ShoePlan) throws(DealerError) -> (isFresh: Bool, remaining: Int, burned: Burned?) {
    isReplaying = false
    kept = DealerPlace(
      try asking { () throws(StoreError) in
        guard try store.openRoundID(at: table.id) == nil else { throw .roundIsOpen }
        return try store.takeUpShoe(at: table)
      })
    now = kept
    if kept.isDue(plan) { try layNewShoe(plan) }
    if !wanted.isEmpty { try arrangeWanted(plan) }
    guard let shoe = kept.shoe else { throw .noRound }
    now = kept
    if now.dealt >= plan.cut { now.extraRounds += 1 }
    now.start = DealerPlace.Start(shoe: shoe.id, position: now.position)
    return (now.isFresh, now.remaining, now.isFresh ? shoe.burnedCards : nil)
  }

  /// Deals a card. When the shoe has run out, the cards that do not lie on the table are shuffled first.
  func draw() throws(DealerError) -> (card: Card, remaining: Int, shuffled: Bool) {
    if isReplaying, now.drawn.count == kept.drawn.count { throw .beyondRecord(cards: kept.drawn.count) }
    let next = try following(now)
    if !isReplaying {
      try asking { () throws(StoreError) in try store.journal(next.place.position, of: next.shoe) }
    }
    now = next.place
    return (next.card, now.remaining, next.shuffled)
  }

  /// Goes back to the last commit; the same cards come again.
  func rollback() {
    isReplaying = false
    now = kept
  }

  /// Goes to where a round under way began, to deal its cards again.
  func replay(_ round: RoundRecord) throws(DealerError) {
    kept = DealerPlace(try asking { () throws(StoreError) in try store.takeUpShoe(at: table) })
    isReplaying = true
    now = kept
    guard let id = round.shoe else { return }
    var start = DealerPlace(try asking { () throws(StoreError) in try store.shoe(id) })
    start.position = round.position
    start.start = DealerPlace.Start(shoe: id, position: round.position)
    start.extraRounds = kept.extraRounds
    var end = start
    for _ in round.dealt { end = try following(end).place }
    guard end.drawn == round.dealt, end.shoe?.id == kept.shoe?.id, end.position == kept.position else {
      throw .recordDiffers
    }
    end.extraRounds = kept.extraRounds
    kept = end
    now = start
  }

  /// What was burned before a round, where it was the first of its shoe.
  func burned(before round: RoundRecord) throws(DealerError) -> (isFresh: Bool, cards: Burned?) {
    guard let id = round.shoe else { return (false, nil) }
    let shoe = try asking { () throws(StoreError) in try store.shoe(id) }
    let isFresh = round.position == shoe.burned && shoe.missing.isEmpty
    return (isFresh, isFresh ? shoe.burnedCards : nil)
  }

  /// Ends a replay: from now on new cards are dealt.
  /// - Throws: `DealerError.shortOfRecord` when the replay asked for fewer cards than the round used.
  func endReplay() throws(DealerError) {
    guard isReplaying else { return }
    guard now.drawn.count == kept.drawn.count else {
      throw .shortOfRecord(drawn: now.drawn.count, cards: kept.drawn.count)
    }
    rollback()
  }

  /// Puts cards on top of the shoe: in a round under way at once, else at the start of the next, which takes a new
  /// shoe where this one has too few of them.
  /// - Parameter plan: the shoe that the next round will have.
  /// - Throws: `DealerError.shoe` with the first card of which too few are left.
  func arrange(next cards: [Card], plan: ShoePlan) throws(DealerError) {
    let isOpen = try asking { () throws(StoreError) in try store.openRoundID(at: table.id) != nil }
    if isOpen {
      try put(cards)
      if now.shoe?.id == kept.shoe?.id { now.shoe = kept.shoe }
    } else {
      var whole = Shoe(cards: Deck.cards(decks: plan.decks))
      do throws(ShoeError) { try whole.arrange(next: cards) } catch { throw .shoe(error) }
      wanted = cards
    }
  }

  /// The store has kept the place.
  func didCommit() {
    guard !isReplaying else { return }
    kept = now
    wanted = []
  }

  // MARK: - Steps

  /// The place after the next card.
  private func following(
    _ place: DealerPlace
  ) throws(DealerError) -> (place: DealerPlace, card: Card, shoe: ShoeID, shuffled: Bool) {
    guard var shoe = place.shoe, place.start != nil else { throw .noRound }
    var next = place
    let isOut = place.position >= shoe.cards.count
    if isOut {
      guard place.drawn.count < shoe.decks * Deck.size else { throw .noCardsLeft }
      shoe = try asking { () throws(StoreError) in
        try store.successor(of: shoe, without: place.drawn, at: table, clientSeed: clientSeed)
      }
      next.shoe = shoe
      next.position = 0
      next.extraRounds = 0
    }
    let card = shoe.cards[next.position]
    next.position += 1
    next.drawn.append(card)
    return (next, card, shoe.id, isOut)
  }

  private func layNewShoe(_ plan: ShoePlan) throws(DealerError) {
    kept = DealerPlace(
      try asking { () throws(StoreError) in try store.openShoe(plan, at: table, clientSeed: clientSeed) })
  }

  private func arrangeWanted(_ plan: ShoePlan) throws(DealerError) {
    do throws(DealerError) {
      try put(wanted)
    } catch .shoe where !kept.isFresh {
      try layNewShoe(plan)
      try put(wanted)
    }
  }

  private func put(_ cards: [Card]) throws(DealerError) {
    guard let shoe = kept.shoe else { throw .noRound }
    let arranged: ShoeRecord
    do throws(ShoeError) {
      arranged = try shoe.arranged(next: cards, at: kept.position)
    } catch {
      throw .shoe(error)
    }
    try asking { () throws(StoreError) in try store.save(arranged.arrangements, of: shoe.id) }
    kept.shoe = arranged
  }
}

extension Dealer: CustomReflectable {
  /// Nothing: what is printed by chance may not give away what is to come.
  var customMirror: Mirror { Mirror(self, children: []) }
}
