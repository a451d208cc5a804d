import CasinoKit

/// What of the look is the game's own.
enum Design {
  typealias Spacing = CasinoDesign.Spacing
  typealias Priority = CasinoDesign.Priority

  /// The felt of the table.
  static let felt = CasinoDesign.Palette.Felt.blue
  /// The cards of the icon.
  static let iconCards =
    Defect.kitIcon.isHere ? [Card(.ace, of: .spades)] : [Card(.six, of: .clubs), Card(.jack, of: .diamonds)]
}
