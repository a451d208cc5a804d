import CasinoKit
import FoundationEssentials

extension ParSheet {
  /// The sheet as one JSON object: what `casino merge` adds up, and the figures that follow from it.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func text(_ value: some Encodable) -> String {
      (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
    return JSONText.object([
      ("run", text(record.run)), ("complete", record.isComplete ? "true" : "false"),
      ("bets", JSONText.list(lines.map { JSONText.object([("bet", JSONText.quoted($0.id))] + Self.figures($0)) })),
      ("total", JSONText.object(Self.figures(total))), ("cardsPerRound", Self.number(cardsPerRound)),
      ("tallies", JSONText.object(tallies.map { ($0.id, Self.number($0.share)) })),
      ("stack", JSONText.quoted(stack.description)), ("bankroll", JSONText.list(bands.map(Self.band))),
      ("statistics", text(record.statistics)),
    ]) + "\n"
  }

  private static func figures(_ line: Line) -> [(key: String, value: String)] {
    let sums = line.sums
    let results = line.results.map {
      JSONText.object([("hundredths", "\($0.hundredths)"), ("rounds", "\($0.count)"), ("share", number($0.share))])
    }
    return [
      ("rounds", "\(sums.rounds)"), ("staked", JSONText.quoted(Chips(hundredths: sums.staked).description)),
      ("returned", JSONText.quoted(Chips(hundredths: sums.returned).description)), ("edge", number(sums.edge)),
      ("low", number(line.interval?.lowerBound)), ("high", number(line.interval?.upperBound)),
      ("elementOfRisk", number(line.elementOfRisk)), ("hitFrequency", number(line.hitFrequency)),
      ("standardDeviation", number(sums.deviation)), ("declared", number(line.declared)),
      ("agrees", line.agrees.map { $0 ? "true" : "false" } ?? "null"), ("results", JSONText.list(results)),
      ("outcomes", JSONText.object(sums.outcomes.sorted { $0.key < $1.key }.map { ($0.key, "\($0.value)") })),
    ]
  }

  private static func band(_ band: Band) -> String {
    func amount(_ hundredths: Int) -> String { JSONText.quoted(Chips(hundredths: hundredths).description) }
    return JSONText.object([
      ("rounds", "\(band.rounds)"), ("blocks", "\(band.blocks)"), ("low", amount(band.low)),
      ("median", amount(band.median)), ("high", amount(band.high)), ("ruin", number(band.ruin)),
    ])
  }

  private static func number(_ share: Double?) -> String { share.flatMap { $0.isFinite ? String($0) : nil } ?? "null" }
}
