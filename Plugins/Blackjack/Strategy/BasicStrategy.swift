import CasinoKit

/// Plays by a chart, for simulations: what is done with a hand is looked up in a list of all hands and of what may be done
/// with them, for to ask one after the other costs more than the card that is dealt then.
struct BasicStrategy: GameStrategy {
  /// By the dealer's up card, the total, whether it is soft, whether it is a pair, and what is legal besides hit and stand.
  private let moves: [BlackjackMove]

  private enum Bit {
    static let soft = 1 << 9, pair = 1 << 10, split = 1 << 11, double = 1 << 12, surrender = 1 << 13
    static let all = 1 << 14
  }

  init(table: StrategyTable) { moves = (0..<Bit.all).map { Self.move(at: $0, table) } }

  private static func move(at place: Int, _ table: StrategyTable) -> BlackjackMove {
    let upPips = place & 15, total = place >> 4 & 31, isSoft = place & Bit.soft != 0
    guard (1...10).contains(upPips), let row = StrategyTable.row(total: total, isSoft: isSoft) else { return .stand }
    let play = table[row: row, upPips: upPips], usual = [play.first, play.otherwise].compactMap(\.self)
    let pair =
      place & Bit.pair != 0 ? table[pair: isSoft ? 1 : max(2, min(10, total / 2)), upPips: upPips] : .asTotal
    let wishes =
      switch pair {
      case .asTotal: usual
      case .split: [.split] + usual
      case .surrenderOrSplit: [.surrender, .split, play.otherwise]
      }
    return wishes.first { wish in
      switch wish {
      case .split: place & Bit.split != 0
      case .double: place & Bit.double != 0
      case .surrender: place & Bit.surrender != 0
      default: true
      }
    } ?? .stand
  }

  /// Insurance and even money are never taken.
  @inline(__always) func move(
    _ engine: borrowing BlackjackEngine, using generator: inout Xoshiro256
  ) -> BlackjackMove {
    guard engine.step == .decision else { return .noInsurance }
    let place =
      engine.dealer.cards[0].pips | engine.spot.hand.total << 4 | (engine.spot.hand.isSoft ? Bit.soft : 0)
      | (engine.spot.hand.isPair(by: engine.rules.split) ? Bit.pair : 0) | (engine.canSplit ? Bit.split : 0)
      | (engine.canDouble ? Bit.double : 0) | (engine.canSurrender ? Bit.surrender : 0)
    let move = moves[place]
    // One of split aces may be split again, but takes no card.
    return engine.takesCards || move == .split ? move : .stand
  }
}
