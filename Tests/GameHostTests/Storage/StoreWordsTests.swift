import CasinoKit
import Testing

@testable import GameHost

struct StoreWordsTests {
  @Test(
    "what a player reads",
    arguments: [
      (StoreError.notEnoughChips(balance: 50, needed: 100), "That takes 100 chips, and you have 50."),
      (.diskFull, "The disk is full, so nothing could be kept. Make room and try again."),
      (
        .damaged(path: "a.db", keptAs: "b.db"),
        """
        The record a.db is damaged. It is kept as b.db, and nothing in it was changed. \
        Put a copy of yours in its place, or start again to begin with a new wallet.
        """
      ),
    ])
  func words(error: StoreError, text: String) { #expect(Strings.host("en").sentence(for: error) == text) }

  @Test("a card that the shoe has not")
  func card() {
    let error = DealerError.shoe(.notInShoe(Card(.ace, of: .spades), left: 1))
    #expect(Strings.host("en").sentence(for: error) == "The shoe has no AS for that: 1 is left in it.")
  }
}
