/// What may be staked on an opening bet, as presets from casual to high roller.
public enum TableLimits: String, CaseIterable, Codable, Hashable, Sendable {
  case casual, low, medium, high, vip

  /// The stakes that a main bet takes.
  public var main: ClosedRange<Chips> {
    switch self {
    case .casual: 1...1_000
    case .low: 5...500
    case .medium: 25...2_500
    case .high: 100...10_000
    case .vip: 500...100_000
    }
  }

  /// The stakes that a side bet takes: a tenth of the main bet's greatest, at least from the same chip.
  public var side: ClosedRange<Chips> {
    switch self {
    case .casual: 1...100
    case .low: 1...50
    case .medium: 5...250
    case .high: 25...1_000
    case .vip: 100...10_000
    }
  }

  /// The stakes that a bet of a kind takes.
  public func stakes(for kind: BetKind) -> ClosedRange<Chips> {
    kind == .side ? side : main
  }
}
