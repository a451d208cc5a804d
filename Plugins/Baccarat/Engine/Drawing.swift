/// When a third card is drawn. The one place that knows: coups are dealt and odds are counted by it.
enum Drawing {
  /// Whether a total of the first two cards ends the coup.
  static func isNatural(_ total: Int) -> Bool { total >= 8 }

  /// Whether anybody draws: not against a natural.
  static func goesOn(player: Int, banker: Int) -> Bool { !isNatural(player) && !isNatural(banker) }

  /// Whether the Player draws on the first two cards.
  static func playerDraws(_ total: Int) -> Bool { total <= 5 }

  /// Whether the Banker draws on the first two cards.
  /// - Parameter third: what the Player's third card counts; nil where the Player stood.
  static func bankerDraws(_ total: Int, third: Int?) -> Bool {
    guard let third else { return total <= 5 }
    return switch total {
    case ...2: true
    case 3: third != 8
    case 4: (2...7).contains(third)
    case 5: (4...7).contains(third)
    case 6: (6...7).contains(third)
    default: false
    }
  }
}
