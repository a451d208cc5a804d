/// How large a table is drawn, by the player's wish.
enum TextScale: String, CaseIterable, Hashable, Sendable {
  /// Cards of one size less and little room between the parts, so that more has a place.
  case compact
  case regular
  /// The largest cards that fit, tall buttons, and the figures that count in large digits.
  case large
}
