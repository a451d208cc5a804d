/// How often bets ended in which way. Counting is one addition: what the ways are called is noted when one first comes.
@usableFromInline struct EndingCounter: Sendable {
  /// How many ways of one kind a bet may end in.
  @usableFromInline static let ways = 16

  // A bet ends by the outcomes of the game or, as many a side bet does, just wins or loses: two rows a bet.
  @usableFromInline var counts = InlineArray<1024, UInt32>(repeating: 0)
  @usableFromInline var names: [Int: String] = [:]

  init() {}

  /// Counts a settlement.
  @inlinable mutating func count<Outcome: GameResult>(_ outcome: Outcome, of bet: Int) {
    let row = Outcome.self is BetOutcome.Type ? bet &* 2 : bet &* 2 &+ 1
    let place = row &* Self.ways &+ outcome.place
    if counts[place] == 0 { note(outcome, place) }
    counts[place] &+= 1
  }

  @usableFromInline mutating func note(_ outcome: some GameResult, _ place: Int) {
    precondition(outcome.place < Self.ways, "a bet has at most \(Self.ways) outcomes")
    names[place] = outcome.rawValue
  }

  /// How often a bet ended in each way.
  func outcomes(of bet: Int) -> [String: Int] {
    var found: [String: Int] = [:]
    for place in bet * 2 * Self.ways..<(bet + 1) * 2 * Self.ways where counts[place] > 0 {
      found[names[place] ?? "", default: 0] += Int(counts[place])
    }
    return found
  }
}
