/// When a third card is drawn. The one place that knows: coups are dealt and odds are counted by it.
enum Drawing {
  /// Whether a total of the first two cards ends the coup.
  @inline(always) static func isNatural(_ total: Int) -> Bool { total >= 8 }

  /// Whether anybody draws: not against a natural.
  @inline(always) static func goesOn(player: Int, banker: Int) -> Bool { !isNatural(player) && !isNatural(banker) }

  /// Whether the Player draws on the first two cards.
  @inline(always) static func playerDraws(_ total: Int) -> Bool { total <= 5 }

  /// Whether the Banker draws on the first two cards.
  /// - Parameter third: what the Player's third card counts; nil where the Player stood.
  @inline(always) static func bankerDraws(_ total: Int, third: Int?) -> Bool {
    guard let third else { return total <= 5 }
    // Up to which total the Banker draws, four bits for each count of the third card, 9 to 0.
    return total <= 0x32_6655_4433 >> (third &* 4) & 15
  }
}
