import CasinoKit

/// What of the look is Baccarat's own, on top of `CasinoDesign`.
enum Design {
  typealias Spacing = CasinoDesign.Spacing
  typealias Priority = CasinoDesign.Priority

  /// The felt of the table.
  static let felt = CasinoDesign.Palette.Felt.blue
  /// The cards and the chip of the icon.
  static let iconCards = [Card(.four, of: .hearts), Card(.five, of: .clubs)]
  static let iconChip = ChipDenomination.hundred
  /// How many card places a hand has.
  static let places = 3
  /// The roads that a table of the usual size shows, and the others.
  static let firstRoads = Priority.talk
  static let otherRoads = Priority.ornament
  /// Where the hint about the roads would like to stand, and how it comes.
  static let roadHint = (
    position: ContextualTooltip.TooltipPosition.top, animation: CasinoDesign.Animation.gentle
  )
}

extension Coup.Winner {
  /// The colour of a side in the roads.
  var color: MarkGrid.Color {
    switch self {
    case .player: .blue
    case .banker: .red
    case .tie: .green
    }
  }
}

extension DerivedRoad.Mark {
  /// The colour of a mark.
  var color: MarkGrid.Color { self == .red ? .red : .blue }
}

extension DerivedRoad {
  /// How the road's marks look.
  var style: MarkGrid.Style {
    switch self {
    case .bigEyeBoy: .circles
    case .smallRoad: .discs
    case .cockroachPig: .strokes
    }
  }
}

extension TableSheet {
  /// All five roads of the shoe.
  static let roads = TableSheet("roads", key: "M")
}
