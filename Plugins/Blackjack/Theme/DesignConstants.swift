import CasinoKit

/// What of the look is Blackjack's own, on top of `CasinoDesign`.
enum Design {
  typealias Spacing = CasinoDesign.Spacing
  typealias Priority = CasinoDesign.Priority

  /// The felt of the table.
  static let felt = CasinoDesign.Palette.Felt.green
  /// How many card places are marked before the deal.
  static let places = 2
}
