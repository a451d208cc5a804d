import Foundation

/// A figure that was simulated, beside what it exactly is.
struct Figure: CustomStringConvertible {
  var name: String
  var exact: Double
  var found: Double
  /// The standard error of the difference.
  var error: Double

  /// Whether it lies outside its 99.9 % interval.
  var isOutside: Bool { abs(found - exact) > 3.290_527 * error }

  var description: String {
    let values = [found, exact, 3.290_527 * error].map { String(format: "%.5f %%", $0 * 100) }
    let errors = String(format: "%+.2f", (found - exact) / error)
    return "\(isOutside ? "outside" : "within ") \(name): \(values[0]), exactly \(values[1]) ± \(values[2]) (\(errors))"
  }

  /// How many of so many figures may lie outside before it is no chance any more: of a thousand runs one has more.
  static func mostOutside(of count: Int) -> Int {
    let expected = Double(count) / 1_000
    var term = exp(-expected), sum = term, most = 0
    while sum < 0.999 {
      most += 1
      term *= expected / Double(most)
      sum += term
    }
    return most
  }
}

/// The sheet of `casino simulate --format json`.
struct SimulatedSheet: Decodable {
  struct Bet: Decodable {
    var bet: String
    var rounds: Int
    var edge: Double
    var standardDeviation: Double
  }

  var bets: [Bet]

  /// A bet's edge beside what it exactly is.
  /// - Parameter besides: the error of the exact figure, where that was simulated too.
  func figure(_ bet: String, of name: String, exact: Double, besides: Double = 0) -> Figure? {
    guard let found = bets.first(where: { $0.bet == bet }) else { return nil }
    let own = found.standardDeviation / Double(found.rounds).squareRoot()
    return Figure(
      name: "\(name), \(bet)", exact: exact, found: found.edge, error: (own * own + besides * besides).squareRoot())
  }
}
