extension StrategyTable {
  /// Plays as the dealer must: a card up to 16, never a double or a split.
  static func mimickingDealer(_ rules: BlackjackRules) -> StrategyTable {
    simple { total, isSoft in total < 17 || total == 17 && isSoft && rules.soft17 == .hit }
  }

  /// The same play, but never with a card that may go over 21.
  var neverBusting: StrategyTable {
    var table = self
    for upPips in 1...10 {
      for total in 12...20 {
        guard let row = Self.row(total: total, isSoft: false) else { continue }
        table[row: row, upPips: upPips] =
          table[row: row, upPips: upPips].first == .surrender ? .surrenderOrStand : .stand
      }
    }
    return table
  }

  /// Hits or stands, whatever the dealer shows.
  private static func simple(_ hits: (_ total: Int, _ isSoft: Bool) -> Bool) -> StrategyTable {
    var table = StrategyTable()
    for upPips in 1...10 {
      for (totals, isSoft) in [(4...20, false), (12...20, true)] {
        for total in totals {
          guard let row = row(total: total, isSoft: isSoft) else { continue }
          table[row: row, upPips: upPips] = hits(total, isSoft) ? .hit : .stand
        }
      }
    }
    return table
  }

  /// Reads a chart that a player wrote down: a line for each total, `hard 16 SSSSSHHHRH`, `soft 18 dddddSSHHH`, `pair A
  /// PPPPPPPPPP`, with a letter for each up card from 2 to ten and ace. H hits, S stands, D doubles or hits, d doubles or
  /// stands, R surrenders or hits, r surrenders or stands; of pairs P splits, R surrenders or splits, - plays the total.
  /// Lines that begin with # are left out, and so may be hard 4 and soft 12. Nil where a line is not so, or is missing.
  init?(chart: String) {
    self.init()
    var missing = Set((5...20).map { "hard \($0)" } + (13...20).map { "soft \($0)" })
    for line in chart.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let words = line.split(whereSeparator: \.isWhitespace)
      if words.isEmpty { continue }
      guard words.count == 3, words[2].utf8.count == Self.columnCount, fill(words[0], words[1], Array(words[2].utf8))
      else { return nil }
      missing.remove("\(words[0]) \(words[1])")
    }
    guard missing.isEmpty else { return nil }
  }

  private mutating func fill(_ kind: Substring, _ name: Substring, _ letters: [UInt8]) -> Bool {
    let number = name == "A" ? 1 : name == "T" ? 10 : Int(name) ?? 0
    for (column, letter) in letters.enumerated() {
      let upPips = (column + 1) % 10 + 1
      if kind == "pair" {
        guard (1...10).contains(number), let play = PairPlay(rawValue: letter) else { return false }
        self[pair: number, upPips: upPips] = play
      } else {
        guard kind == "hard" || kind == "soft", let play = TotalPlay(rawValue: letter),
          let row = Self.row(total: number, isSoft: kind == "soft")
        else { return false }
        self[row: row, upPips: upPips] = play
      }
    }
    return true
  }
}
