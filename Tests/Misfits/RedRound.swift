import CasinoKit

/// A round of the smallest game, or what a cheat makes of it.
struct RedRound {
  let stake: Chips
  let card: Card
  let behaviour: Behaviour

  /// The card that is shown.
  var shown: Card {
    behaviour == .foreignCard ? Card(index: (card.index + 1) % 52) : card
  }

  var told: String { "\(shown): \(returned > .zero ? "red wins" : "black loses")" }

  var events: [GameEvent] {
    [.cardDealt(HandID("player"), card: shown), .roundSettled(net: returned - stake)]
  }

  var commit: Commit {
    let taken = behaviour == .wrongPrice ? stake + 10 : stake
    var entries: [LedgerEntry] = [.stake(bet: "main", wager: 0, amount: taken)]
    if behaviour != .leavesWagerOpen { entries.append(settlement) }
    if behaviour == .settlesTwice { entries.append(settlement) }
    return Commit(
      play: Play(Play.deal, stakes: ["main": taken]), entries: entries,
      hands: ["player": .list([.text(shown.description)])])
  }

  private var returned: Chips {
    if behaviour == .aboveGreatest { return stake * 100 }
    return card.suit.isRed ? stake * 2 : .zero
  }

  private var settlement: LedgerEntry {
    .settle(
      bet: "main", wager: 0, hand: 0, outcome: card.suit.isRed ? "win" : "lose", returned: returned)
  }
}
