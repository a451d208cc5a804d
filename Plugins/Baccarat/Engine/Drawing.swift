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
    // A bit for each count of the third card, 9 to 0: a branch here could not be foreseen.
    let draws =
      switch total {
      case ...2: 0b11_1111_1111
      case 3: 0b10_1111_1111
      case 4: 0b00_1111_1100
      case 5: 0b00_1111_0000
      case 6: 0b00_1100_0000
      default: 0
      }
    return draws >> third & 1 == 1
  }
}
