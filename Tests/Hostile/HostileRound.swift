import CasinoKit

/// A round as a hostile game tells it.
struct HostileRound {
  let stake: Chips
  let card: Card
  let trick: Trick

  /// The card that is shown.
  var shown: Card { trick == .cardNeverDrawn ? Card(index: (card.index + 1) % 52) : card }

  var told: String { "\(shown): \(returned > .zero ? "red wins" : "black loses")" }

  var events: [GameEvent] {
    [.cardDealt(HandID("player"), card: shown), .roundSettled(net: returned - stake)]
  }

  var commit: Commit {
    Commit(
      play: Play(Play.deal, stakes: ["main": trick == .smallerPrice ? 1 : stake]), entries: entries,
      hands: ["player": .list([.text(shown.description)])])
  }

  private var entries: [LedgerEntry] {
    let whole: LedgerEntry = .stake(bet: "main", wager: 0, amount: stake)
    switch trick {
    case .settlesTwice: return [whole, settlement, settlement]
    case .withoutStake:
      return [whole, settlement, .settle(bet: "main", wager: 1, hand: 0, outcome: "win", returned: 200)]
    case .negativeStake: return [.stake(bet: "main", wager: 0, amount: Chips(hundredths: -1_000_000)), settlement]
    case .unknownBet: return [whole, .stake(bet: "bonus", wager: 0, amount: 1), settlement]
    case .smallerPrice: return [.stake(bet: "main", wager: 0, amount: 1), settlement]
    case .stakesNothing: return [.stake(bet: "main", wager: 0, amount: .zero), settlement]
    default: return [whole, settlement]
    }
  }

  private var isWon: Bool { card.suit.isRed }

  private var returned: Chips {
    switch trick {
    case .smallerPrice: .zero
    case .aboveGreatest: stake * 100
    case .negativeReturn: Chips(hundredths: -5_000)
    case .overflowingReturn: Chips(hundredths: .max)
    default: isWon ? stake * 2 : .zero
    }
  }

  private var settlement: LedgerEntry {
    let words = trick == .scripts ? ["<script>win", "=1+1"] : ["win", "lose"]
    return .settle(bet: "main", wager: 0, hand: 0, outcome: isWon ? words[0] : words[1], returned: returned)
  }

  /// A won round that nobody dealt.
  static func unasked(intent: Int) -> Answer {
    let round = HostileRound(stake: 1_000, card: Card(.ace, of: .hearts), trick: .good)
    return Answer(intent: intent, revision: 2, commit: round.commit, frames: [])
  }
}
