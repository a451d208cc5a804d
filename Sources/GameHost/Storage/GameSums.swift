import CasinoKit

/// Sums of rounds, kept up with every round so that no history has to be read for them.
struct GameSums: Equatable {
  var rounds = 0
  var won = 0
  var lost = 0
  /// Rounds that could not be finished; they are in none of the other sums.
  var voided = 0
  /// Rounds played with advice.
  var advised = 0
  var staked: Chips = .zero
  var returned: Chips = .zero
  /// The most that one round won.
  var biggest: Chips = .zero
  var biggestRound: RoundID?
  /// Rounds won in a row up to now; negative where they were lost.
  var streak = 0
  var bestStreak = 0
  var worstStreak = 0
  /// When the last round ended, in seconds since 1970.
  var lastAt = 0

  /// What was won or lost.
  var net: Chips { returned - staked }
  var pushed: Int { rounds - won - lost }

  /// Adds a round.
  mutating func add(_ tally: RoundTally, _ round: StatisticsRound) {
    lastAt = round.closedAt
    if round.isVoided { return voided += 1 }
    rounds += 1
    advised += round.isAdvised ? 1 : 0
    staked += tally.staked
    returned += tally.returned
    let net = tally.net
    if net > biggest { (biggest, biggestRound) = (net, round.id) }
    switch net {
    case _ where net > .zero:
      won += 1
      streak = max(streak, 0) + 1
    case .zero: streak = 0
    default:
      lost += 1
      streak = min(streak, 0) - 1
    }
    bestStreak = max(bestStreak, streak)
    worstStreak = min(worstStreak, streak)
  }

  /// Puts the sums of another device or game beside these. A streak is a run on one device at one game.
  mutating func merge(_ other: GameSums) {
    rounds += other.rounds
    won += other.won
    lost += other.lost
    voided += other.voided
    advised += other.advised
    staked += other.staked
    returned += other.returned
    if other.biggest > biggest { (biggest, biggestRound) = (other.biggest, other.biggestRound) }
    if other.lastAt > lastAt { (lastAt, streak) = (other.lastAt, other.streak) }
    bestStreak = max(bestStreak, other.bestStreak)
    worstStreak = min(worstStreak, other.worstStreak)
  }
}

extension GameSums {
  /// Reads a row of `statistics`.
  init(_ row: Statement) {
    self.init(
      rounds: row.integer(2), won: row.integer(3), lost: row.integer(4), voided: row.integer(5),
      advised: row.integer(6), staked: Chips(hundredths: row.integer(7)), returned: Chips(hundredths: row.integer(8)),
      biggest: Chips(hundredths: row.integer(9)), biggestRound: row.optionalID(10), streak: row.integer(11),
      bestStreak: row.integer(12), worstStreak: row.integer(13), lastAt: row.integer(14))
  }
}
