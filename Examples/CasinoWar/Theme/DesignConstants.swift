import CasinoKit

/// What of the look is the game's own, on top of `CasinoDesign`.
enum Design {
  typealias Spacing = CasinoDesign.Spacing
  typealias Priority = CasinoDesign.Priority

  /// The felt of the table.
  static let felt = CasinoDesign.Palette.Felt.blue
  /// The cards and the chip of the icon.
  static let iconCards = [Card(.ace, of: .clubs), Card(.ace, of: .hearts)]
  static let iconChip = ChipDenomination.hundred
  /// How many card places are marked before the deal.
  static let places = 1
}
