import CasinoKit

/// The move that a strategy advises, and why.
struct Advice: Hashable, Sendable {
  /// Why a move is best; the raw value is the key of its words. They may name the hand's total and the up card's rank.
  enum Reason: String, CaseIterable, Sendable {
    case insurance = "why.insurance"
    case evenMoney = "why.evenMoney"
    case surrender = "why.surrender"
    case splitAces = "why.split.aces"
    case splitEights = "why.split.eights"
    case splitWeakDealer = "why.split.weakDealer"
    case splitBetter = "why.split.better"
    case keepTens = "why.stand.tens"
    case standMade = "why.stand.made"
    case standWeakDealer = "why.stand.weakDealer"
    case standClose = "why.stand.close"
    case standOnly = "why.stand.only"
    case doubleTotal = "why.double.total"
    case doubleSoft = "why.double.soft"
    case doubleWeakDealer = "why.double.weakDealer"
    case hitSafe = "why.hit.safe"
    case hitTwelve = "why.hit.twelve"
    case hitStrongDealer = "why.hit.strongDealer"
  }

  let move: BlackjackMove
  let reason: Reason
  let total: HandTotal
  let up: Rank

  /// Looks up the move in a chart; nil where there is nothing to decide.
  init?(_ engine: BlackjackEngine, by table: StrategyTable) {
    guard let move = table.advice(engine), let total = engine.spot.hand.tableTotal else { return nil }
    self.move = move
    self.total = total
    up = engine.dealer.cards[0].rank
    reason = Self.reason(move, engine.spot.hand, upPips: engine.dealer.cards[0].pips, legal: engine.legalMoves)
  }

  /// The reason in words.
  func words(_ strings: Strings) -> String {
    strings.text(reason.rawValue, .text(strings.total(total)), .text(strings.text("rank.\(up)")))
  }

  private static func reason(
    _ move: BlackjackMove, _ hand: Hand, upPips: Int, legal: MoveSet<BlackjackMove>
  ) -> Reason {
    let isWeak = (2...6).contains(upPips)
    return switch move {
    case .insurance, .noInsurance, .evenMoney: legal.contains(.evenMoney) ? .evenMoney : .insurance
    case .surrender: .surrender
    case .split: splitReason(hand.cards[0].pips, isWeak: isWeak)
    case .stand: standReason(hand, isWeak: isWeak, legal: legal)
    case .double: doubleReason(hand)
    case .hit: hitReason(hand, isWeak: isWeak)
    }
  }

  private static func splitReason(_ pips: Int, isWeak: Bool) -> Reason {
    switch pips {
    case 1: .splitAces
    case 8: .splitEights
    default: isWeak ? .splitWeakDealer : .splitBetter
    }
  }

  private static func standReason(_ hand: Hand, isWeak: Bool, legal: MoveSet<BlackjackMove>) -> Reason {
    if !legal.contains(.hit) { return .standOnly }
    if hand.total == 20, legal.contains(.split) { return .keepTens }
    if hand.total >= 17 { return .standMade }
    return isWeak ? .standWeakDealer : .standClose
  }

  private static func doubleReason(_ hand: Hand) -> Reason {
    if hand.isSoft { return .doubleSoft }
    return (9...11).contains(hand.total) ? .doubleTotal : .doubleWeakDealer
  }

  private static func hitReason(_ hand: Hand, isWeak: Bool) -> Reason {
    if hand.isSoft || hand.total <= 11 { return .hitSafe }
    return isWeak && hand.total == 12 ? .hitTwelve : .hitStrongDealer
  }
}
