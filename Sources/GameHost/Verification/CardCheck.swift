import CasinoKit

/// Something about a shoe or its cards that cannot be.
enum CardFault: Equatable, Sendable {
  /// The seed is not the one that was committed to.
  case commitment(shoe: ShoeID)
  /// The shoe cannot be made from its record.
  case shoe(ShoeID)
  /// The round does not begin where the one before it in the shoe ended.
  case position(round: Int, expected: Int, found: Int)
  /// The cards of the round are not those that lay in the shoe.
  case cards(round: Int, expected: [Card], found: [Card])
  /// A hand holds a card that the round did not deal.
  case hand(round: Int, Card)
}

/// What the check of a game's cards came to.
struct CardVerdict: Equatable, Sendable {
  /// Shoes that are over and were checked.
  var shoes = 0
  /// Shoes that are dealt from, whose seeds are not revealed yet.
  var openShoes = 0
  /// Rounds whose cards were checked.
  var rounds = 0
  /// What cannot be, by the round's game.
  var faults: [(game: String, fault: CardFault)] = []

  static func == (left: CardVerdict, right: CardVerdict) -> Bool {
    (left.shoes, left.openShoes, left.rounds) == (right.shoes, right.openShoes, right.rounds)
      && left.faults.map(\.fault) == right.faults.map(\.fault)
  }
}

/// Checks every card of every shoe that is over, by the host's record alone: the seed against the commitment, and each
/// round's cards against the places where they lay.
///
/// Shoes are made again from their seeds; the rounds of a shoe must follow each other without a gap.
/// - Complexity: linear in the rounds; a shoe is shuffled once.
struct CardCheck {
  let store: Store
  private var verdict = CardVerdict()
  private var reader: ShoeReader
  /// Where the next round of a shoe begins.
  private var places: [ShoeID: Int] = [:]
  private var isRevealed: [ShoeID: Bool] = [:]

  /// Checks the record of a store.
  init(_ store: Store) {
    self.store = store
    reader = ShoeReader(store: store)
  }

  /// Checks the rounds of a profile.
  /// - Parameters:
  ///   - game: only this game's; nil for all.
  ///   - progress: is told how many rounds are done.
  mutating func run(
    profile: ProfileID, game: String? = nil, progress: (Int) -> Void = { _ in }
  ) throws(StoreError) -> CardVerdict {
    try checkSeeds(profile, game)
    try store.database.each(
      """
      SELECT games.name, number, shoe, position, dealt, hands FROM rounds JOIN games ON games.id = rounds.game
      WHERE games.profile = ?1 AND (?2 IS NULL OR games.name = ?2) AND shoe IS NOT NULL AND closed_at IS NOT NULL
      ORDER BY rounds.id
      """, SQLValue(profile), SQLValue(game)
    ) { row throws(StoreError) in
      try check(row)
      if verdict.rounds % 1_024 == 0 { progress(verdict.rounds) }
    }
    return verdict
  }

  private mutating func checkSeeds(_ profile: ProfileID, _ game: String?) throws(StoreError) {
    let shoes: [(game: String, id: ShoeID, server: [UInt8], commitment: [UInt8], isOver: Bool)] =
      try store.database.rows(
        """
        SELECT games.name, shoes.id, server, commitment, ended_at IS NOT NULL FROM shoes
        JOIN seeds ON seeds.id = seed JOIN tables ON tables.id = shoes.holder JOIN games ON games.id = tables.game
        WHERE games.profile = ?1 AND (?2 IS NULL OR games.name = ?2) ORDER BY shoes.id
        """, SQLValue(profile), SQLValue(game)
      ) { ($0.text(0), $0.id(1), $0.bytes(2), $0.bytes(3), $0.integer(4) == 1) }
    for shoe in shoes {
      isRevealed[shoe.id] = shoe.isOver
      guard shoe.isOver else {
        verdict.openShoes += 1
        continue
      }
      verdict.shoes += 1
      let isKept = shoe.server.count == 32 && ServerSeed(bytes: shoe.server).commitment == shoe.commitment
      if !isKept { verdict.faults.append((shoe.game, .commitment(shoe: shoe.id))) }
    }
  }

  private mutating func check(_ row: Statement) throws(StoreError) {
    let game = row.text(0), number = row.integer(1), shoe: ShoeID = row.id(2), position = row.integer(3)
    let found = row.bytes(4).filter { $0 < Deck.size }.map { Card(index: $0) }
    guard isRevealed[shoe] == true else { return }
    verdict.rounds += 1
    func add(_ fault: CardFault) { verdict.faults.append((game, fault)) }
    let expected: [Card], end: (shoe: ShoeID, position: Int), start: Int
    do throws(StoreError) {
      if let place = places[shoe] { start = place } else { start = try reader.firstPlace(of: shoe) }
      (expected, end) = try reader.round(found.count, from: shoe, at: position)
    } catch {
      guard case .unreadable = error else { throw error }
      return add(.shoe(shoe))
    }
    places[shoe] = nil
    places[end.shoe] = end.position
    if start != position { add(.position(round: number, expected: start, found: position)) }
    if expected != found || found.count != row.bytes(4).count {
      add(.cards(round: number, expected: expected, found: found))
    }
    if let card = Self.stray(in: row.text(5), dealt: found) { add(.hand(round: number, card)) }
  }

  /// A card of the hands that was not dealt, or not so often.
  private static func stray(in hands: String, dealt: [Card]) -> Card? {
    var left = Dictionary(dealt.map { ($0, 1) }, uniquingKeysWith: +)
    for part in hands.split(separator: "\"", omittingEmptySubsequences: false).enumerated() where part.offset % 2 == 1 {
      guard let card = Card(String(part.element)) else { continue }
      guard let count = left[card], count > 0 else { return card }
      left[card] = count - 1
    }
    return nil
  }
}
