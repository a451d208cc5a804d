import CasinoKit

/// A PAR sheet in words: the same tables for the terminal and the page.
struct ParFacts {
  /// A table with its heading; the first column names what the others tell.
  struct Table {
    var title: String
    var heads: [String]
    var rows: [[String]]
    /// The lengths of bars, from 0 to 1, where a picture says more.
    var shares: [Double] = []
    var tones: [Tone?] = []
  }

  let sheet: ParSheet
  let strings: Strings
  private var run: SimulationRun { sheet.record.run }

  /// What stands above all: the run in a few lines.
  var head: [(name: String, value: String)] {
    let settings = run.settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    // Bets that the rules do not offer take no stake.
    let played = Set(sheet.lines.map(\.id))
    let stakes = sheet.inOrder(run.stakes.keys).filter { played.isEmpty || played.contains($0) }.map {
      "\(name(ofBet: $0)) \(strings.amount(run.stakes[$0] ?? .zero))"
    }
    var lines = [
      ("rounds", strings.number(sheet.record.statistics.rounds)), ("seed", "\(run.seed)"),
      ("rules", settings.isEmpty ? named("initialRules") : settings.joined(separator: " ")),
      ("strategy", run.chart == nil ? run.strategy ?? named("bestStrategy") : named("ownChart")),
      ("mode", mode), ("stakes", stakes.joined(separator: ", ")),
    ]
    if !sheet.record.isComplete { lines.append(("part", filled("partOf", strings.number(run.rounds)))) }
    return lines.map { (named($0.0), $0.1) }
  }

  private var mode: String {
    if run.freshShoe { return named("freshShoe") }
    guard let penetration = run.penetration else { return named("cutCard") }
    return filled("cutCardAt", "\(penetration)")
  }

  /// All tables, in the order in which they are shown.
  var tables: [Table] {
    [bets, risks, outcomes, tallies] + resultTables + [bankroll].compactMap(\.self)
  }

  /// What was staked, what came back, and the edge.
  var bets: Table {
    let rows = (sheet.lines + [sheet.total]).map { line in
      [
        name(of: line), amount(line.sums.staked), amount(line.sums.returned), percent(line.sums.edge),
        line.interval.map { filled("range", percent($0.lowerBound), percent($0.upperBound)) } ?? StatisticsFacts.none,
      ]
    }
    return table("bets", ["bet", "staked", "returned", "edge", "interval"], rows)
  }

  /// How much it varies, and whether it is as declared.
  var risks: Table {
    let rows = (sheet.lines + [sheet.total]).map { line in
      [
        name(of: line), percent(line.elementOfRisk), percent(line.hitFrequency),
        decimal(line.sums.deviation), percent(line.declared), verdict(line),
      ]
    }
    return table("risks", ["bet", "risk", "hits", "deviation", "declared", "verdict"], rows)
  }

  private var outcomes: Table {
    var shares: [Double] = []
    let rows = sheet.lines.flatMap { line in
      let sum = Double(max(1, line.sums.outcomes.values.reduce(0, &+)))
      return line.sums.outcomes.sorted { $0.value > $1.value }.map { outcome, count -> [String] in
        shares.append(Double(count) / sum)
        let named = strings.firstKnown(["outcome.\(outcome)"]) ?? outcome
        return [strings.fact(name(of: line), named), strings.number(count), percent(Double(count) / sum)]
      }
    }
    return table("outcomes", ["outcome", "count", "share"], rows, shares)
  }

  private var tallies: Table {
    var rows = sheet.tallies.map { id, share in
      [strings.firstKnown(["tally.\(id)", "outcome.\(id)"]) ?? id, percent(share)]
    }
    rows.append([named("cards"), decimal(sheet.cardsPerRound)])
    return table("rounds.heading", ["round", "share"], rows, sheet.tallies.map(\.share) + [0])
  }

  /// How results are spread, for each bet that has more than losing everything and one win.
  var resultTables: [Table] {
    sheet.lines.map { line in
      let rows = line.results.map { [multiple($0.hundredths), strings.number($0.count), percent($0.share)] }
      var found = table("results", ["result", "count", "share"], rows, line.results.map(\.share))
      found.title = strings.fact(found.title, name(of: line))
      found.tones = line.results.map { Tone(net: Chips(hundredths: $0.hundredths)) }
      return found
    }
  }

  /// The course of the bankroll; nil where there are too few blocks.
  var bankroll: Table? {
    let bands = sheet.bands
    guard !bands.isEmpty else { return nil }
    let rows = bands.map { band in
      [
        strings.number(band.rounds), amount(band.low), amount(band.median), amount(band.high), percent(band.ruin),
      ]
    }
    var found = table("bankroll", ["after", "low", "median", "high", "ruin"], rows)
    found.title = filled("bankrollOf", strings.amount(sheet.stack))
    return found
  }

  private func table(_ title: String, _ heads: [String], _ rows: [[String]], _ shares: [Double] = []) -> Table {
    Table(title: named(title), heads: heads.map(named), rows: rows, shares: shares)
  }

  private func name(of line: ParSheet.Line) -> String { line.id.isEmpty ? named("total") : name(ofBet: line.id) }
  private func name(ofBet id: String) -> String { strings.firstKnown(["bet.\(id)"]) ?? id }

  private func verdict(_ line: ParSheet.Line) -> String {
    line.agrees.map { named($0 ? "agrees" : "differs") } ?? StatisticsFacts.none
  }

  private func amount(_ hundredths: Int) -> String { strings.amount(Chips(hundredths: hundredths)) }
  private func percent(_ share: Double?) -> String { strings.finePercent(share) }
  private func named(_ key: String) -> String { strings.text("simulate.\(key)") }
  private func filled(_ key: String, _ words: String...) -> String {
    strings.text("simulate.\(key)", words.map { .text($0) })
  }

  /// How many times the stake: `+1.50`.
  private func multiple(_ hundredths: Int) -> String {
    (hundredths > 0 ? "+" : "") + strings.amount(Chips(hundredths: hundredths), decimals: true)
  }

  /// A number with three decimals.
  private func decimal(_ number: Double?) -> String {
    guard let number, number.isFinite, abs(number) < 1_000_000 else { return StatisticsFacts.none }
    let thousandths = Int((abs(number) * 1_000).rounded()), rest = String(thousandths % 1_000)
    let decimals = String(repeating: "0", count: 3 - rest.count) + rest
    return (number < 0 ? "-" : "") + "\(thousandths / 1_000)" + strings.text("number.decimal") + decimals
  }
}

extension Strings {
  /// A share with four decimals: odds are compared closely.
  func finePercent(_ share: Double?) -> String {
    guard let share, share.isFinite, abs(share) < 1_000_000 else { return StatisticsFacts.none }
    let units = Int((share * 1_000_000).rounded()), sign = units < 0 ? "-" : ""
    let digits = String(abs(units) % 10_000), whole = abs(units) / 10_000
    let decimals = text("number.decimal") + String(repeating: "0", count: 4 - digits.count) + digits
    return words("number.percent", "\(sign)\(whole)\(decimals)")
  }
}
