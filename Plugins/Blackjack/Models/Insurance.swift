import CasinoKit

/// The bet that the dealer has ten under an ace.
enum Insurance {
  /// What a stake wins.
  static let pays = Ratio(2)

  /// The most that may be staked on it: half the main bet.
  static func greatestStake(main: Chips) -> Chips { main.half }

  /// How many of the cards that may lie under the dealer's ace make a natural, and how many there are.
  static func ways(decks: Int) -> (tens: Int, total: Int) { (16 * decks, Deck.size * decks - 1) }

  /// The share of a stake that the house keeps in the long run, where only the dealer's ace is known of a fresh shoe.
  static func houseEdge(decks: Int) -> Double {
    let (tens, total) = ways(decks: decks)
    return 1 - Double((pays.numerator + 1) * tens) / Double(total)
  }
}
