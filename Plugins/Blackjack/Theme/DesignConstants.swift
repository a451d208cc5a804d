import CasinoKit

/// What of the look is Blackjack's own, on top of `CasinoDesign`.
enum Design {
  typealias Spacing = CasinoDesign.Spacing
  typealias CornerRadius = CasinoDesign.CornerRadius
  typealias Animation = CasinoDesign.Animation
  typealias Priority = CasinoDesign.Priority

  /// The felt of the table.
  static let felt = CasinoDesign.Palette.Felt.green
  /// The cards and the chip of the icon.
  static let iconCards = [Card(.ace, of: .spades), Card(.jack, of: .diamonds)]
  static let iconChip = ChipDenomination.twentyFive
  /// How many card places are marked before the deal.
  static let places = 2
  /// What is heard when advice is switched on or off.
  static let adviceSound = GameSound.cardFlip
  /// The hand and the bet of the example in the rules.
  static let example = (hand: [Card(.ace, of: Suit.spades), Card(.king, of: Suit.hearts)], bet: Chips(10))
}
