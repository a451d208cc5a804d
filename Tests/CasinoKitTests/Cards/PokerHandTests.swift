import Foundation
import TestSupport
import Testing

@testable import CasinoKit

@Suite struct PokerHandTests {
  private static func hand(_ cards: String) throws -> PokerHand { PokerHand(try Card.list(cards)) }

  @Test(arguments: [
    ("AS KS QS JS TS", PokerHand.Category.royalFlush, "A"),
    ("5H 4H 3H 2H AH", .straightFlush, "5"), ("9C 8C 7C 6C 5C", .straightFlush, "9"),
    ("9S 9H 9D 9C KD", .fourOfAKind, "9K"), ("KS KH KD 9C 9D", .fullHouse, "K9"),
    ("AD JD 9D 6D 2D", .flush, "AJ962"), ("AS KD QS JS TS", .straight, "A"), ("AD 2C 3S 4H 5D", .straight, "5"),
    ("7S 7H 7D KC 2D", .threeOfAKind, "7K2"), ("JS JH 4D 4C AD", .twoPairs, "J4A"),
    ("TS TH KD 4C 2D", .pair, "TK42"), ("AS QH 9D 4C 2D", .highCard, "AQ942"),
    // Around the corner is no straight.
    ("QS KH AD 2C 3D", .highCard, "AKQ32"),
  ])
  func fiveCards(_ cards: String, category: PokerHand.Category, ranks: String) throws {
    let hand = try Self.hand(cards)
    #expect(hand.category == category)
    #expect(hand.ranks.map(\.letter).joined() == ranks)
  }

  @Test(arguments: [
    ("KS KH KD 9C 9D 9H 2S", PokerHand.Category.fullHouse, "K9"), ("KS KH 9D 9C 2D 2H 2S", .fullHouse, "2K"),
    ("KS KH 9D 9C 4D 4H AS", .twoPairs, "K9A"), ("KS KH 9D 9C 4D 4H", .twoPairs, "K94"),
    ("AS KS 9S 6S 4S 3S 2H", .flush, "AK964"), ("AS 2S 3H 4D 5C 6C 9D", .straight, "6"),
    ("AS KS QS JS TS 9S 8S", .royalFlush, "A"), ("KH QS JS TS 9S 8S AS", .straightFlush, "Q"),
    ("7S 7H 7D 7C KD KC KH", .fourOfAKind, "7K"), ("AS AH KD QC 9D 4C 2S", .pair, "AKQ9"),
  ])
  func theBestFiveOfMore(_ cards: String, category: PokerHand.Category, ranks: String) throws {
    let hand = try Self.hand(cards)
    #expect(hand.category == category)
    #expect(hand.ranks.map(\.letter).joined() == ranks)
  }

  @Test(arguments: [
    // BL-192: both have a pair of fives; the king beats the queen beside it.
    ("9C 7S 5H 5S 3C 8H KS", ">", "9C 7S 5H 5S 3C 4D QS"),
    ("9C 7S 5H 5S 3C 8H 2S", "=", "9C 7S 5H 5S 3C 8D 2D"), ("2S 3S 4S 5S 7S", "<", "2H 3H 4H 6H 7H"),
    ("AS 2D 3S 4S 5S", "<", "2S 3D 4S 5D 6S"), ("AS AD 2S 2D KS", "<", "AH AC 3S 3D 2H"),
    ("KS KD KH 2S 2D", ">", "QS QD QH AS AD"), ("AS KD QS JS 9S", "=", "AH KC QH JH 9H"),
    ("2S 2D 2H 2C 3S", "<", "3D 3H 3C 2S 3S"), ("AS AD KS QS JS", "<", "2S 2D 3S 3D 4S"),
  ])
  func handsCompare(_ left: String, is sign: String, than right: String) throws {
    let left = try Self.hand(left), right = try Self.hand(right)
    #expect((left < right ? "<" : left > right ? ">" : "=") == sign)
  }

  /// Counts of Tests/Reference/poker_5_card.json; those of the pairs are divided there by jacks or better.
  @Test func allHandsOfFiveCards() throws {
    let bits = Deck.cards().map(PokerHand.bit)
    var counts = Array(repeating: 0, count: 10), highPairs = 0
    for a in 0..<48 {
      for b in a + 1..<49 {
        for c in b + 1..<50 {
          let three = bits[a] | bits[b] | bits[c]
          for d in c + 1..<51 {
            let four = three | bits[d]
            for e in d + 1..<52 {
              let strength = PokerHand(mask: four | bits[e]).strength
              counts[Int(strength >> 20)] &+= 1
              if strength >> 20 == 1, strength >> 16 & 15 >= 11 { highPairs &+= 1 }
            }
          }
        }
      }
    }
    let reference = try PokerReference.read().counts
    #expect(highPairs == reference["jacks_or_better_pair"])
    for category in PokerHand.Category.allCases {
      let expected =
        category == .pair
        ? (reference["low_pair"] ?? 0) + (reference["jacks_or_better_pair"] ?? 0)
        : reference[PokerReference.word(category)]
      #expect(counts[Int(category.rawValue)] == expected, "\(category)")
    }
    #expect(counts.reduce(0, +) == 2_598_960)
  }

  @Test(arguments: UInt64(0)..<200)
  func sevenCardsAreWorthTheirBestFive(_ seed: UInt64) {
    var generator = Xoshiro256(seed: seed), cards = Deck.cards()
    cards.shuffle(using: &generator)
    // Few ranks and suits make many good hands.
    let narrow = seed.isMultiple(of: 2) ? cards.filter { $0.rank.aceHigh > 8 } : cards.filter { $0.suit != .clubs }
    for count in 5...7 {
      let hand = Array(narrow.prefix(count)), best = hand.choices(of: 5).map { PokerHand($0) }.max()
      #expect(PokerHand(hand) == best, "\(hand)")
    }
  }

  @Test(arguments: [
    ("KS KH KD 9C 9D", "full house, kings over nines"), ("9S 9H 9D 9C KD", "four nines"),
    ("6S 6H 2D 3C 9S", "pair of sixes"),
    ("JS JH 4D 4C AD", "two pairs, jacks and fours"), ("AS KS QS JS TS", "royal flush"),
    ("AS KD QS JS TS", "straight, ace high"),
    ("AD JD 9D 6D 2D", "flush, ace high"), ("7S 7H 7D KC 2D", "three sevens"), ("KS QH 9D 4C 2D", "king high"),
  ])
  func handsHaveExactNames(_ cards: String, name: String) throws {
    #expect(Strings(language: "en").name(of: try Self.hand(cards)) == name)
  }

  @Test("a hand has its name in every language, and none shows a key", arguments: ["en", "es", "fr", "de", "ja"])
  func names(_ language: String) throws {
    let strings = Strings(language: language)
    for cards in [
      "AS KS QS JS TS", "KS KH KD 9C 9D", "JS JH 4D 4C AD", "2S 2H 2D 2C AD", "6S 6H 2D 3C 9S", "9C 8C 7C 6C 5C",
    ] {
      let hand = try Self.hand(cards)
      #expect(strings.isKnown(hand.category.key))
      #expect(!strings.name(of: hand).contains("poker.") && !strings.name(of: hand).contains("%"))
    }
    for rank in Rank.allCases { #expect(strings.isKnown("ranks.\(rank)")) }
  }
}

/// The published counts of five-card hands.
private struct PokerReference: Decodable {
  let counts: [String: Int]

  static func read() throws -> PokerReference {
    try JSONDecoder().decode(Self.self, from: Data(contentsOf: Checkout.url("Tests/Reference/poker_5_card.json")))
  }

  /// A category's word in the file.
  static func word(_ category: PokerHand.Category) -> String {
    switch category {
    case .twoPairs: "two_pair"
    case .highCard: "high_card"
    default: "\(category)".replacing(/[A-Z]/) { "_" + $0.output.lowercased() }
    }
  }
}

extension Array {
  /// All ways to choose so many elements, in their order.
  fileprivate func choices(of size: Int) -> [[Element]] {
    if size == 0 { return [[]] }
    return indices.flatMap { index in
      Array(self[(index + 1)...]).choices(of: size - 1).map { [self[index]] + $0 }
    }
  }
}
