/// The chips that lie in the rack.
public enum ChipDenomination: Int, CaseIterable, Codable, Hashable, Sendable {
  case one = 1
  case five = 5
  case twentyFive = 25
  case hundred = 100
  case fiveHundred = 500
  case thousand = 1000

  /// What the chip is worth.
  public var value: Chips { Chips(rawValue) }

  /// The chips that make an amount, greatest first; hundredths below one chip have none.
  public static func stack(_ amount: Chips) -> [ChipDenomination] {
    var rest = amount.hundredths / 100
    var stack: [ChipDenomination] = []
    for chip in allCases.reversed() where rest >= chip.rawValue {
      let count = min(rest / chip.rawValue, 40)
      stack += Array(repeating: chip, count: count)
      rest -= rest / chip.rawValue * chip.rawValue
    }
    return stack
  }
}
