import CasinoKit
import Testing

@testable import Blackjack

@Suite struct HandOddsTests {
  private func odds(_ set: String = "") throws -> HandOdds {
    let table = try #require(ReferenceGame.all.first { $0.id == 25 }).table
    return HandOdds(rules: try rules(set), table: table)
  }

  private func worth(_ cards: String, _ up: Rank, _ set: String = "") throws -> [BlackjackMove: Double] {
    let moves = try odds(set).moves(try Card.list(cards), against: up)
    return Dictionary(uniqueKeysWithValues: moves.map { ($0.move, $0.worth) })
  }

  /// Weighted with how often the hands are dealt, the moves of the strategy are worth what the solver says.
  @Test(arguments: [("decks=1 split=rank surrender=late", 10), ("decks=1 hitSplitAces=on hole=none hands=3", 9)])
  func `Hands add up to a round`(set: String, upPips: Int) throws {
    let rules = try rules(set)
    var solver = UpCardSolver(rules: rules, upPips: upPips), table = StrategyTable(), sum = 0.0
    solver.solve()
    for row in 0..<StrategyTable.rowCount { table[row: row, upPips: upPips] = solver.plays[row] }
    for pips in 1...10 { table[pair: pips, upPips: upPips] = solver.pairs[pips] }
    let odds = HandOdds(rules: rules, table: table)
    for first in 1...10 {
      for second in first...10 where first + second != 11 || first != 1 {
        let hand = HandCatalogue.all.hand(first, and: second)
        let play = solver.odds.playChance(deck: solver.trees[0].rest(after: hand))
        sum += solver.chance(first, second) * (try worth(first, second, upPips, odds) * play - (1 - play))
      }
    }
    let natural = HandCatalogue.all.hand(1, and: 10), rest = solver.trees[0].rest(after: natural)
    let noNatural = upPips == 10 ? 1 - Double(rest[1]) / Double(rest[0]) : 1
    sum += solver.chance(1, 10) * 1.5 * noNatural
    #expect(abs(sum - solver.worth) < 1e-12)
  }

  /// What a hand is worth by the strategy.
  private func worth(_ first: Int, _ second: Int, _ upPips: Int, _ odds: HandOdds) throws -> Double {
    let cards = try [first, second].map { Card(try #require(Rank(rawValue: UInt8($0))), of: .hearts) }
    let up = try #require(Rank(rawValue: UInt8(upPips))), moves = odds.moves(cards, against: up)
    var legal = MoveSet<BlackjackMove>()
    for move in moves { legal.insert(move.move) }
    let hand = Hand(cards)
    let move = odds.table.move(
      total: hand.total, isSoft: hand.isSoft, pairPips: legal.contains(.split) ? first : nil, upPips: upPips,
      legal: legal)
    return try #require(moves.first { $0.move == move }).worth
  }

  /// Under `split=rank` it matters whether the up card is of the pair's rank; on average it is what the solver has.
  @Test func `Split tens by rank are worth the same in both places`() throws {
    let rules = try rules("decks=1 split=rank")
    var solver = UpCardSolver(rules: rules, upPips: 10)
    solver.solve()
    var table = StrategyTable()
    for row in 0..<StrategyTable.rowCount { table[row: row, upPips: 10] = solver.plays[row] }
    let odds = HandOdds(rules: rules, table: table), kings = try Card.list("KH KD")
    let play = solver.odds.playChance(deck: solver.trees[0].rest(after: HandCatalogue.all.hand(10, and: 10)))
    let split = try [Rank.king, .queen].map { up in
      try #require(odds.moves(kings, against: up).first { $0.move == .split }).worth * play
    }
    // Of 15 x 14 pairs of tens, 3 x 2 are of the up card's rank, 4 x 3 of each of the other three.
    let shares: [Double] = [6.0 / 210, 36.0 / 210]
    #expect(abs(solver.splitValue(9) - (split[0] * shares[0] + split[1] * shares[1])) < 1e-12)
    #expect(split[0] != split[1])
  }

  @Test(arguments: [
    ("AS 7D", Rank.nine, "", BlackjackMove.hit), ("TS 6D", .ten, "", .hit),
    ("TS 6D", .ten, "surrender=late", .surrender),
    ("5S 4D 7C", .ten, "", .stand), ("8S 8D", .ten, "", .split), ("6S 5D", .six, "", .double),
    ("JS KD", .six, "split=rank", .stand), ("KS KD", .six, "", .stand),
  ])
  func `The best move`(cards: String, up: Rank, set: String, best: BlackjackMove) throws {
    let found = try worth(cards, up, set).max { $0.value < $1.value }
    #expect(found?.key == best)
  }

  @Test(arguments: [
    ("TS 6D", Rank.ten, "surrender=late", "hit stand double surrender"), ("8S 8D", .ten, "", "hit stand double split"),
    ("8S 4D 2C", .ten, "surrender=late", "hit stand"), ("AS 6D", .ten, "double=9-11", "hit stand"),
    ("JS KD", .six, "split=rank double=10-11", "hit stand"), ("JS KD", .six, "double=10-11", "hit stand split"),
    ("AS KD", .six, "", ""), ("9S 9D 3C", .six, "", ""), ("9S 9D 5C", .six, "", ""), ("9S", .six, "", ""),
    ("9S 9D 2S", .nine, "decks=1", "hit stand"), ("9S 2D 9H 2C", .nine, "decks=1", ""),
    ("6S 6D 6H", .six, "decks=1", "hit stand"), ("2S 2D 2H 2C", .two, "decks=1", ""),
  ])
  func `What has a worth is what the rules offer`(cards: String, up: Rank, set: String, moves: String) throws {
    let found = try odds(set).moves(try Card.list(cards), against: up)
    #expect(found.map(\.move.name).joined(separator: " ") == moves)
  }

  @Test func `Giving up is worth minus a half, whatever the dealer shows`() throws {
    #expect(try abs(#require(worth("TS 6D", .ten, "surrender=late")[.surrender]) + 0.5) < 1e-12)
    #expect(try abs(#require(worth("TS 6D", .ace, "surrender=late")[.surrender]) + 0.5) < 1e-12)
  }

  @Test func `Insurance is worth the odds of a ten`() throws {
    #expect(try abs(odds().insurance() + Insurance.houseEdge(decks: 6)) < 1e-12)
    #expect(try odds("decks=1").insurance(Card.list("9S 8D")) == 3.0 * 16 / 49 - 1)
    #expect(try odds("decks=1").insurance(Card.list("TS KD")) == 3.0 * 14 / 49 - 1)
  }
}
