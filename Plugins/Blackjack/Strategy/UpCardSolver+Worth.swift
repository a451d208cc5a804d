import CasinoKit

extension UpCardSolver {
  /// What a round is worth to the player, per unit of the main bet.
  var worth: Double { unsplitWorth + pairWorth + naturalWorth - lossToNaturals }

  private var unsplitWorth: Double {
    trees[0].hands.reduce(0) { sum, hand in
      let weight = trees[0].starts[hand]
      return weight == 0 ? sum : sum + weight * unsplit.value(hand, trees[0], plays)
    }
  }

  private var pairWorth: Double {
    splits.indices.reduce(0) { sum, index in
      let pips = splits[index].pips
      return switch pairs[pips] {
      case .asTotal: sum
      case .split: sum + chance(pips, pips) * splitValue(index)
      case .surrenderOrSplit: sum + chance(pips, pips) * (surrenderValue(index) ?? 0)
      }
    }
  }

  /// A natural wins unless the dealer has one too.
  private var naturalWorth: Double {
    let hand = HandCatalogue.all.hand(1, and: 10)
    let pays = Double(rules.pays.numerator) / Double(rules.pays.denominator)
    return pays * chance(1, 10) * noNaturalChance(trees[0].rest(after: hand))
  }

  /// What the player loses where a natural ends the round before play comes to the player.
  private var lossToNaturals: Double {
    let all = HandCatalogue.all
    return trees[0].hands.reduce(0) { sum, hand in
      guard all.sizes[hand] == 2, all.totals[hand] != 21 else { return sum }
      let pips = (1...10).filter { all.count(of: $0, in: hand) > 0 }
      let lost = 1 - odds.playChance(deck: trees[0].rest(after: hand))
      return sum + chance(pips[0], pips[pips.count - 1]) * lost
    }
  }

  /// The chance that the dealer's second card makes no natural, whether or not it is looked at.
  private func noNaturalChance(_ rest: [Int]) -> Double {
    guard let pips = odds.naturalPips else { return 1 }
    return 1 - Double(rest[pips]) / Double(rest[0])
  }
}
