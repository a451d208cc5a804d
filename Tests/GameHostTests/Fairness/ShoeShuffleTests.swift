import CasinoKit
import Foundation
import Testing

@testable import GameHost

struct ShoeShuffleTests {
  private static func shoe(_ seed: UInt64, decks: Int, client: String = "", nonce: Int = 0) -> [Card] {
    ShoeShuffle.cards(decks: decks, seed: ServerSeed(practice: seed).shoeSeed(client: client, nonce: nonce))
  }

  @Test(
    "BL-150: the first 20 cards, as docs/verify_shoe.py computes them",
    arguments: [
      (1, 6, "7D 6S KS KH 4D JD 4D 9S AS JC KH TH KD 8H 4C 5S 5D 2D 5D AS"),
      (2, 6, "5H 6D 9S 9C 2S 3C 8C 7C TH KH 8S 4D 7S 5D 2H 5C 8C QD TD JS"),
      (3, 6, "6D 3H 3S 8H 7H 9S 7D 5C 8S 4S TD 2D 8D TC 4C QS 3S 7S 3S KH"),
      (1, 1, "3D 7D 7S QD TH TC 8S AD KS JS 2S KD 5H 9D 5S 3S 6D 3C 2D JC"),
    ])
  func vectors(seed: UInt64, decks: Int, cards: String) throws {
    #expect(Array(Self.shoe(seed, decks: decks).prefix(20)) == (try Card.list(cards)))
    let row = "| \(seed) | \(decks) | \(cards) |"
    #expect(try String(contentsOf: Self.document, encoding: .utf8).contains(row), "docs/fairness.md is stale")
  }

  @Test("a client seed, a nonce and missing cards, as docs/verify_shoe.py computes them")
  func everything() throws {
    let seed = ServerSeed(practice: 42).shoeSeed(client: "Zoë ♠", nonce: 7)
    let cards = ShoeShuffle.cards(decks: 2, without: try Card.list("AS KD AS"), seed: seed)
    #expect(
      Array(cards.prefix(20))
        == (try Card.list("5H AD 5D QC 5S 3C 7S 6S KC 5C QC 3H 5C 2C 8D AC KS AH TD 8C")))
    #expect(cards.count == 101)
  }

  @Test("BL-045: 1 deck has 52 different cards, 6 decks have each card six times", arguments: [1, 6])
  func composition(decks: Int) {
    let cards = Self.shoe(7, decks: decks)
    let counts = Dictionary(grouping: cards, by: \.self).mapValues(\.count)
    #expect(counts.count == 52)
    #expect(counts.values.allSatisfy { $0 == decks })
  }

  @Test("BL-044: in 26,000 shuffles the last card stays last and the first stays first about 500 times")
  func noOffByOne() {
    // 100 is four and a half standard deviations, as 450 is for 520,000 shuffles.
    let seed = ServerSeed(practice: 44), deck = Deck.cards()
    var (first, last) = (0, 0)
    for nonce in 0..<26_000 {
      let cards = ShoeShuffle.cards(decks: 1, seed: seed.shoeSeed(nonce: nonce))
      if cards[0] == deck[0] { first += 1 }
      if cards[51] == deck[51] { last += 1 }
    }
    #expect((400...600).contains(first), "the first card stayed \(first) times")
    #expect((400...600).contains(last), "the last card stayed \(last) times")
  }

  @Test("seed 1 is the byte 1 and 31 zeros; its commitment is their SHA-256")
  func commitment() {
    let seed = ServerSeed(practice: 1)
    #expect(seed.bytes == [1] + Array(repeating: 0, count: 31))
    #expect(
      Hexadecimal.text(seed.commitment) == "01d0fabd251fcbbe2b93b4b927b26ad2a1a99077152e45ded1e678afa45dbec5")
    #expect(
      Hexadecimal.text(seed.shoeSeed(nonce: 0))
        == "fe8b27d325733e731626516f60e8778c07de0e034b5234e46f18aee660abb94a")
    #expect(ServerSeed(practice: .max).bytes.prefix(9) == [255, 255, 255, 255, 255, 255, 255, 255, 0])
  }

  @Test("BL-155: a seed that is printed by chance says nothing")
  func silence() {
    let seed = ServerSeed(practice: 0x1234_5678)
    var dumped = ""
    dump(seed, to: &dumped)
    for text in ["\(seed)", String(reflecting: seed), dumped] { #expect(text.trimmed.hasSuffix("a server seed")) }
  }

  private static let document = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../docs/fairness.md").standardized
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
