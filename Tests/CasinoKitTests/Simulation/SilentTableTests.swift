import Testing

@testable import CasinoKit

@Suite struct Xoshiro256Tests {
  // The reference program's numbers for the state 1, 2, 3, 4.
  @Test func givesTheNumbersOfTheReference() {
    var generator = Xoshiro256(state: (1, 2, 3, 4))
    let expected: [UInt64] = [
      11520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360, 607_988_272_756_665_600,
      16_172_922_978_634_559_625, 8_476_171_486_693_032_832, 10_595_114_339_597_558_777, 2_904_607_092_377_533_576,
    ]
    #expect(expected.map { _ in generator.next() } == expected)
  }

  @Test func seedIsSpreadAsTheReferenceDoes() {
    var spread = SplitMix64(state: 1_234_567)
    let expected: [UInt64] = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
    #expect(expected.map { _ in spread.next() } == expected)
  }

  @Test(arguments: [1, 2, 3, 52])
  func boundedNumbersAreEven(_ bound: Int) {
    var generator = Xoshiro256(seed: 9), counts = Array(repeating: 0, count: bound)
    for _ in 0..<10_000 * bound { counts[generator.next(below: bound)] += 1 }
    #expect(counts.allSatisfy { (9_500...10_500).contains($0) }, "\(counts)")
  }
}

@Suite struct SilentTableTests {
  private typealias Table = SilentTable<HighCardEngine.Bet>

  /// What came back in all.
  private func play(_ rounds: Int, seed: UInt64, rules: HighCardRules = HighCardRules()) throws -> Chips {
    var table = Table(plan: rules.shoe, seed: seed), returned = Chips.zero
    for _ in 0..<rounds {
      table.beginRound()
      table.place(10, on: .main)
      var engine = HighCardEngine(rules: rules)
      try engine.deal(&table)
      while engine.phase != .roundComplete { engine.advance(&table) }
      returned += table.round.map(\.returned).total
      #expect(table.round.map(\.staked) == [10])
    }
    return returned
  }

  /// A card of ten or more wins: 16 of 52, each returning 20.
  @Test func tellsWhatRoundsDidWithTheBets() throws {
    let expected = 5_200 * 16 * 20 / 52
    #expect(abs(try play(5_200, seed: 1).hundredths / 100 - expected) < expected / 20)
  }

  @Test func equalSeedsGiveEqualRounds() throws {
    #expect(try play(500, seed: 7) == play(500, seed: 7))
    #expect(try Set((1...20).map { try play(500, seed: $0) }).count > 10)
  }

  @Test func anotherTableGoesOnByItself() {
    var table = Table(plan: ShoePlan(decks: 1, cut: 40), seed: 3)
    table.beginRound()
    var other = table.another()
    let cards = (0..<20).map { _ in table.draw() }
    #expect((0..<20).map { _ in other.draw() } == cards)
  }

  /// Every card of a deck comes as often at every place, also where cards are drawn from what the last shoe left.
  @Test func theShuffleIsEven() {
    var table = Table(plan: ShoePlan(decks: 1, cut: 1), seed: 11), counts = Array(repeating: 0, count: 52 * 3)
    for _ in 0..<52_000 {
      table.beginRound()
      for place in 0..<3 { counts[place * 52 + Int(table.draw().index)] += 1 }
    }
    let chiSquare = counts.map { Double(($0 - 1_000) * ($0 - 1_000)) / 1_000 }.reduce(0, +)
    #expect((95.0...220).contains(chiSquare), "153 degrees of freedom: \(chiSquare)")
  }

  @Test func stakesAreReplacedAndCleared() {
    var table = Table(plan: ShoePlan(decks: 1, cut: 40), seed: 1)
    table.beginRound()
    table.place(5, on: .main)
    table.place(7, on: .main)
    #expect(table.stake(on: .main) == 7)
    table.beginRound()
    #expect(table.stake(on: .main) == 0)
  }

  // Rounds of four cards from one deck: which of them are the first of a shoe.
  @Test(arguments: [(40, 0, 10), (41, 0, 11), (26, 0, 7), (28, 1, 8), (26, 2, 9)])
  func newShoeWhenTheCutIsReached(cut: Int, extraRounds: Int, roundsAShoe: Int) {
    var table = Table(plan: ShoePlan(decks: 1, cut: cut, extraRounds: extraRounds), seed: 3)
    var shoe: [Card] = []
    for round in 0..<3 * roundsAShoe {
      table.beginRound()
      #expect(table.isFreshShoe == round.isMultiple(of: roundsAShoe), "round \(round)")
      if table.isFreshShoe { shoe = [] }
      for _ in 0..<4 { shoe.append(table.draw()) }
      #expect(Set(shoe).count == shoe.count, "a card came twice")
      #expect(table.cardsRemaining == 52 - shoe.count)
    }
  }

  @Test(arguments: UInt64(1)...20)
  func asManyCardsAreBurnedAsTheFirstOneCounts(_ seed: UInt64) {
    var plain = Table(plan: ShoePlan(decks: 1, cut: 40), seed: seed)
    plain.beginRound()
    let cards = (0..<52).map { _ in plain.draw() }
    var burning = Table(plan: ShoePlan(decks: 1, cut: 40, burns: true), seed: seed)
    burning.beginRound()
    #expect(burning.cardsRemaining == 51 - cards[0].pips)
    #expect(burning.draw() == cards[1 + cards[0].pips], "the burn begins with \(cards[0])")
  }

  @Test(arguments: [("AS", 1), ("7D", 7), ("TC", 10), ("JH", 10), ("KS", 10)])
  func aBurnedCardCounts(_ card: String, _ count: Int) throws {
    let burned = Burned(try #require(Card(card)))
    #expect(burned.count == count && burned.cards == count + 1)
  }

  @Test(arguments: UInt64(1)...20)
  func whereTheShoeRunsOutTheCardsOnTheTableStayThere(_ seed: UInt64) {
    var table = Table(plan: ShoePlan(decks: 1, cut: 52), seed: seed)
    table.beginRound()
    for _ in 0..<42 { _ = table.draw() }
    table.beginRound()
    let first = (0..<10).map { _ in table.draw() }
    #expect(table.cardsRemaining == 0)
    let rest = (0..<42).map { _ in table.draw() }
    #expect(Set(first + rest).count == 52)
    #expect(!table.isFreshShoe)
  }
}
