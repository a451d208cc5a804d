import CasinoKit

/// What of the look is the game's own.
enum Design {
  typealias Spacing = CasinoDesign.Spacing
  typealias Priority = CasinoDesign.Priority

  /// The felt of the table.
  static let felt = CasinoDesign.Palette.Felt.blue
  /// The cards of the icon.
  static let iconCards: [Card] =
    switch Defect.current {
    case .emptyIcon: []
    case .kitIcon: [Card(.ace, of: .spades)]
    default: [Card(.six, of: .clubs), Card(.jack, of: .diamonds)]
    }
}
