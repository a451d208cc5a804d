/// Adds the movements of rounds up, bet by bet; bets are known by their places.
struct RoundSums {
  /// So many rounds in which so much was staked and came back.
  private struct Result: Hashable {
    let place: Int
    let staked: Int
    let returned: Int
  }

  /// The place that stands for all bets together.
  private static let all = 32

  private var results: [Result: Int] = [:]
  private var endings = Array(repeating: 0, count: 1024)

  /// Adds rounds that had the same movements.
  mutating func add(_ movements: [RoundLog.Entry], times count: Int) {
    var staked = InlineArray<33, Int>(repeating: 0), returned = InlineArray<33, Int>(repeating: 0), used: UInt32 = 0
    for entry in movements {
      let isStake = entry.code >= MovementCode.stake(bet: 0)
      let place = isStake ? entry.code - MovementCode.stake(bet: 0) : entry.code / 32
      used |= 1 << UInt32(place)
      if isStake {
        staked[place] += entry.amount
        staked[Self.all] += entry.amount
      } else {
        returned[place] += entry.amount
        returned[Self.all] += entry.amount
        endings[entry.code] += count
      }
    }
    for place in 0..<32 where used & 1 << UInt32(place) != 0 {
      results[Result(place: place, staked: staked[place], returned: returned[place]), default: 0] += count
    }
    results[Result(place: Self.all, staked: staked[Self.all], returned: returned[Self.all]), default: 0] += count
  }

  /// What all bets came to.
  /// - Parameters:
  ///   - openings: what was staked on each before the deal, by the bets' places.
  ///   - names: what the outcomes are called, by the codes of settlements.
  /// - Returns: the sums of each bet by its place, and of all together.
  func statistics(_ openings: [Int: Chips], names: [Int: String]) -> (bets: [Int: BetStatistics], total: BetStatistics)
  {
    var sums: [Int: BetStatistics] = [:]
    for (result, count) in results {
      let opening = result.place == Self.all ? openings.values.total : openings[result.place] ?? .zero
      sums[result.place, default: BetStatistics()].add(
        opening: opening, staked: Chips(hundredths: result.staked), returned: Chips(hundredths: result.returned),
        times: count)
    }
    for (code, name) in names where endings[code] > 0 {
      sums[code / 32, default: BetStatistics()].outcomes[name, default: 0] += endings[code]
    }
    let total = sums.removeValue(forKey: Self.all) ?? BetStatistics()
    return (sums, total)
  }
}
