import CasinoKit
import FoundationEssentials

/// A round as it is kept.
struct RoundRecord: Equatable, Sendable {
  /// The round's row.
  var id: RoundID
  /// Its number among the profile's rounds of the game, practice included.
  var number: Int
  /// The game's word.
  var game: String
  /// The game's version when it was dealt.
  var version: String
  /// The rules that it was dealt by.
  var rules: JSONValue
  /// What was played, the deal first.
  var plays: [Play]
  /// The movements of chips, in order.
  var entries: [LedgerEntry]
  /// The hands at the end; nil while the round is under way.
  var hands: [String: JSONValue]?
  /// All returns less all stakes.
  var net: Chips
  /// The balance after its last commit.
  var balance: Chips
  /// Whether it was played at a practice table.
  var isPractice: Bool
  /// The shoe that it began with.
  var shoe: ShoeID?
  /// How many cards of that shoe were dealt before it.
  var position: Int
  /// The cards that it used in its commits, in order.
  var dealt: [Card]
  /// When it was dealt.
  var openedAt: Date
  /// When it was over; nil while it is under way.
  var closedAt: Date?
  /// Whether the player was advised, by the game or by odds.
  var isAdvised = false
  /// The device that it was played on; nil for this one.
  var device: String?
}

/// What became of a bet.
struct RoundResult: Hashable, Sendable {
  /// The bet's word.
  var bet: String
  /// The place, from the left, of the hand that it was on.
  var hand: Int
  /// The outcome's word.
  var outcome: String
  /// All that was put on it.
  var stake: Chips
  /// What went back, the stake included.
  var returned: Chips
}

extension RoundRecord {
  /// The round as a module replays it.
  var openRound: OpenRound { OpenRound(rules: rules, plays: plays) }

  /// The moves after the deal, in order.
  var moves: [String] { plays.map(\.move).filter { $0 != Play.deal } }

  /// The bets in the order in which they were made, each with its first stake.
  var bets: [(bet: String, stake: Chips)] {
    var bets: [(bet: String, stake: Chips)] = []
    for case .stake(let bet, _, let amount) in entries where !bets.contains(where: { $0.bet == bet }) {
      bets.append((bet, amount))
    }
    return bets
  }

  /// What became of the bets, in the order of settlement.
  var results: [RoundResult] {
    entries.compactMap { entry in
      guard case .settle(let bet, let wager, let hand, let outcome, let returned) = entry else { return nil }
      return RoundResult(
        bet: bet, hand: hand, outcome: outcome, stake: staked(on: bet, wager: wager), returned: returned)
    }
  }

  private func staked(on wantedBet: String, wager wanted: Int) -> Chips {
    entries.compactMap { entry in
      guard case .stake(let bet, let wager, let amount) = entry, bet == wantedBet, wager == wanted else { return nil }
      return amount
    }
    .total
  }
}
