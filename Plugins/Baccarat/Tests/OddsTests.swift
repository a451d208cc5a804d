import CasinoKit
import Testing

@testable import Baccarat

/// What `baccarat.json` says for a number of decks.
private struct Published: Decodable {
  struct DragonBonus: Decodable {
    let win_by_9, win_by_8, win_by_7, win_by_6, win_by_5, win_by_4: Double
    let natural_win, natural_tie_push, loss, edge: Double
  }
  let decks: Int
  let total_ordered_6card: String
  let combos: [String: String]
  let p_player, p_banker, p_tie: Double
  let edge_player, edge_banker_5pct, edge_banker_4pct, edge_tie_8to1, edge_tie_9to1: Double
  let p_banker_wins_with_6, edge_banker_nocomm_6_half, edge_super6_12to1: Double
  let p_dragon7_banker_3card_7, edge_ez_banker, edge_dragon7_40to1: Double
  let p_panda8_player_3card_8, edge_panda8_25to1: Double
  let p_pair, edge_pair_11to1, p_either_pair: Double
  let p_cards_4, p_cards_5, p_cards_6, mean_cards_per_round: Double
  let dragon_bonus_player, dragon_bonus_banker: DragonBonus
  let final_totals_matrix_player_rows_banker_cols: [[Double]]
}

/// A file with shoes by their size, and notes beside them.
private struct PublishedShoes: Decodable {
  let shoes: [Int: Published]

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    var shoes: [Int: Published] = [:]
    for key in fields.allKeys where key.stringValue.hasSuffix("_decks") {
      let shoe = try fields.decode(Published.self, forKey: key)
      shoes[shoe.decks] = shoe
    }
    self.shoes = shoes
  }
}

@Suite struct OddsTests {
  private let published: [Int: Published]

  init() throws { published = try Reference.read("baccarat", as: PublishedShoes.self).shoes }

  @Test(arguments: [1, 4, 6, 8])
  func `Counting a whole shoe gives the published orders, chances and edges to ten digits`(decks: Int) throws {
    let shoe = try #require(published[decks]), odds = try #require(CoupOdds(ShoeCount(decks: decks)))
    #expect(String(odds.total) == shoe.total_ordered_6card)
    #expect(odds.count { _ in true } == odds.total)
    for (name, winner) in [("player", Coup.Winner.player), ("banker", .banker), ("tie", .tie)] {
      #expect(String(odds.count { $0.winner == winner }) == shoe.combos[name])
    }
    for (what, found, expected) in figures(odds, shoe) {
      #expect(abs(found - expected) < 5e-13, "\(what): \(found), published \(expected)")
    }
  }

  private func figures(_ odds: CoupOdds, _ shoe: Published) -> [(String, Double, Double)] {
    func edge(
      _ bet: BaccaratBet, _ commission: BaccaratRules.Commission = .fivePercent, tie: BaccaratRules.Tie = .eight
    )
      -> Double
    { odds.edge(of: bet, by: BaccaratRules(commission: commission, tie: tie)) }
    func won(_ bet: BaccaratBet, _ commission: BaccaratRules.Commission) -> Double {
      odds.chance { Payout(of: bet, in: $0, by: BaccaratRules(commission: commission)).wins != nil }
    }
    let cards = [4, 5, 6].map { count in odds.chance { $0.player.cards + $0.banker.cards == count } }
    return [
      ("player", odds.chance { $0.winner == .player }, shoe.p_player),
      ("banker", odds.chance { $0.winner == .banker }, shoe.p_banker),
      ("tie", odds.chance { $0.winner == .tie }, shoe.p_tie), ("edge player", edge(.player), shoe.edge_player),
      ("edge banker 5", edge(.banker), shoe.edge_banker_5pct),
      ("edge banker 4", edge(.banker, .fourPercent), shoe.edge_banker_4pct),
      ("edge banker none", edge(.banker, .notTaken), shoe.edge_banker_nocomm_6_half),
      ("edge banker ez", edge(.banker, .ez), shoe.edge_ez_banker), ("edge tie 8", edge(.tie), shoe.edge_tie_8to1),
      ("edge tie 9", edge(.tie, tie: .nine), shoe.edge_tie_9to1),
      ("super 6", won(.super6, .notTaken), shoe.p_banker_wins_with_6),
      ("edge super 6", edge(.super6, .notTaken), shoe.edge_super6_12to1),
      ("dragon 7", won(.dragon7, .ez), shoe.p_dragon7_banker_3card_7),
      ("edge dragon 7", edge(.dragon7, .ez), shoe.edge_dragon7_40to1),
      ("panda 8", won(.panda8, .ez), shoe.p_panda8_player_3card_8),
      ("edge panda 8", edge(.panda8, .ez), shoe.edge_panda8_25to1),
      ("player pair", odds.chance { $0.player.isPair }, shoe.p_pair),
      ("banker pair", odds.chance { $0.banker.isPair }, shoe.p_pair),
      ("either pair", odds.chance { $0.player.isPair || $0.banker.isPair }, shoe.p_either_pair),
      ("edge player pair", edge(.playerPair), shoe.edge_pair_11to1),
      ("edge banker pair", edge(.bankerPair), shoe.edge_pair_11to1),
      ("edge player dragon", edge(.dragonBonusPlayer), shoe.dragon_bonus_player.edge),
      ("edge banker dragon", edge(.dragonBonusBanker), shoe.dragon_bonus_banker.edge),
      ("four cards", cards[0], shoe.p_cards_4), ("five cards", cards[1], shoe.p_cards_5),
      ("six cards", cards[2], shoe.p_cards_6),
    ]
  }

  @Test(arguments: [1, 4, 6, 8], [BaccaratBet.dragonBonusPlayer, .dragonBonusBanker])
  func `Each payout of the Dragon Bonus comes as often as published`(decks: Int, bet: BaccaratBet) throws {
    let shoe = try #require(published[decks]), odds = try #require(CoupOdds(ShoeCount(decks: decks)))
    let bonus = bet == .dragonBonusPlayer ? shoe.dragon_bonus_player : shoe.dragon_bonus_banker
    func chance(_ payout: Payout) -> Double {
      odds.chance { Payout(of: bet, in: $0, by: BaccaratRules()) == payout }
    }
    let expected: [(Payout, Double)] = [
      (.win(Ratio(30)), bonus.win_by_9), (.win(Ratio(10)), bonus.win_by_8), (.win(Ratio(6)), bonus.win_by_7),
      (.win(Ratio(4)), bonus.win_by_6), (.win(Ratio(2)), bonus.win_by_5),
      (.win(Ratio(1)), bonus.win_by_4 + bonus.natural_win), (.push, bonus.natural_tie_push), (.lose, bonus.loss),
    ]
    for (payout, published) in expected { #expect(abs(chance(payout) - published) < 2e-12, "\(payout)") }
  }

  @Test(arguments: [1, 4, 6, 8])
  func `Every pair of totals comes as often as published`(decks: Int) throws {
    let shoe = try #require(published[decks]), odds = try #require(CoupOdds(ShoeCount(decks: decks)))
    for (player, row) in shoe.final_totals_matrix_player_rows_banker_cols.enumerated() {
      for (banker, expected) in row.enumerated() {
        let found = odds.chance { $0.player.total == player && $0.banker.total == banker }
        #expect(abs(found - expected) < 1e-12, "\(player) against \(banker)")
      }
    }
  }

  /// Every order of a handful of cards, dealt by the engine itself.
  @Test(arguments: ["AS 2S 3D 9H 8D TC KS", "4S 4H 4D 5C 6H 6D KS", "TS TH JD JC 9S 8H 7D", "2S 3H AD 5C 6H 2D 3S"])
  func `A depleted shoe is counted as the engine deals it`(cards: String) throws {
    let cards = try Card.list(cards), odds = try #require(CoupOdds(ShoeCount(cards)))
    var dealt: [Coup: Int] = [:], orders = 0
    try everyOrder(of: 6, from: cards) { drawn in
      orders += 1
      var table = RecordingTable<BaccaratBet>(stakes: [:], cards: drawn)
      var engine = BaccaratEngine(rules: BaccaratRules())
      try engine.deal(&table)
      while engine.phase.isAutomatic { engine.advance(&table) }
      dealt[engine.coup, default: 0] += 1
    }
    #expect(odds.total == orders)
    #expect(Dictionary(uniqueKeysWithValues: odds.ways.map { ($0.coup, $0.count) }) == dealt)
  }

  private func everyOrder(of count: Int, from cards: [Card], _ body: ([Card]) throws -> Void) rethrows {
    func extend(_ drawn: [Card], _ left: [Card]) throws {
      if drawn.count == count { return try body(drawn) }
      for place in left.indices {
        var rest = left
        try extend(drawn + [rest.remove(at: place)], rest)
      }
    }
    try extend([], cards)
  }

  @Test func `Fewer than six cards have no odds`() throws {
    #expect(CoupOdds(ShoeCount(try Card.list("AS 2S 3D 9H 8D"))) == nil)
  }

  @MainActor @Test(arguments: BaccaratBet.allCases)
  func `The declared edge is the counted one`(bet: BaccaratBet) throws {
    let shoe = try #require(published[8])
    let expected: [BaccaratBet: Double] = [
      .player: shoe.edge_player, .banker: shoe.edge_banker_5pct, .tie: shoe.edge_tie_8to1,
      .playerPair: shoe.edge_pair_11to1, .bankerPair: shoe.edge_pair_11to1,
      .dragonBonusPlayer: shoe.dragon_bonus_player.edge, .dragonBonusBanker: shoe.dragon_bonus_banker.edge,
      .dragon7: shoe.edge_dragon7_40to1, .panda8: shoe.edge_panda8_25to1, .super6: shoe.edge_super6_12to1,
    ]
    let declared = try #require(BaccaratGame.edge(of: bet)), published = try #require(expected[bet])
    #expect(abs(declared - published) < 5e-13)
  }
}
