/// A movement of chips within a round.
public enum LedgerEntry: Hashable, Sendable {
  /// Chips go from the player into a wager.
  case stake(bet: String, wager: Int, amount: Chips)
  /// A wager is settled; `returned` includes the stake. `hand` is its place from the left.
  case settle(bet: String, wager: Int, hand: Int, outcome: String, returned: Chips)
}

extension LedgerEntry: Codable {
  private enum Key: String, CodingKey { case kind, bet, wager, amount, hand, outcome, returned }

  /// Reads a flat object whose `kind` is `stake` or `settle`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let bet = try fields.decode(String.self, forKey: .bet), wager = try fields.decode(Int.self, forKey: .wager)
    switch try fields.decode(String.self, forKey: .kind) {
    case "stake": self = .stake(bet: bet, wager: wager, amount: try fields.decode(Chips.self, forKey: .amount))
    case "settle":
      self = .settle(
        bet: bet, wager: wager, hand: try fields.decode(Int.self, forKey: .hand),
        outcome: try fields.decode(String.self, forKey: .outcome),
        returned: try fields.decode(Chips.self, forKey: .returned))
    case let other:
      throw DecodingError.dataCorruptedError(forKey: .kind, in: fields, debugDescription: "unknown entry \(other)")
    }
  }

  /// Writes a flat object whose `kind` is `stake` or `settle`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .stake(let bet, let wager, let amount):
      try fields.encode("stake", forKey: .kind)
      try fields.encode(bet, forKey: .bet)
      try fields.encode(wager, forKey: .wager)
      try fields.encode(amount, forKey: .amount)
    case .settle(let bet, let wager, let hand, let outcome, let returned):
      try fields.encode("settle", forKey: .kind)
      try fields.encode(bet, forKey: .bet)
      try fields.encode(wager, forKey: .wager)
      try fields.encode(hand, forKey: .hand)
      try fields.encode(outcome, forKey: .outcome)
      try fields.encode(returned, forKey: .returned)
    }
  }
}
