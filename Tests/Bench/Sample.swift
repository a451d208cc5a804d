import Foundation

/// Times of one kind, in milliseconds.
struct Sample {
  private var sorted: [Double]

  init(_ milliseconds: [Double]) { sorted = milliseconds.sorted() }

  /// The time that a share of all does not exceed.
  func quantile(_ share: Double) -> Double {
    guard !sorted.isEmpty else { return .nan }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  /// One line: what it is, median, 99th percentile, and the aim.
  func line(_ name: String, aim: String) -> String {
    let figures = "median \(Self.text(quantile(0.5)))   p99 \(Self.text(quantile(0.99)))   n \(sorted.count)"
    return Report.row(name, figures, aim)
  }

  private static func text(_ value: Double) -> String { String(format: "%7.3f", value) }
}

/// The columns of the report.
enum Report {
  static func row(_ name: String, _ figures: String, _ aim: String) -> String {
    name.padding(toLength: 46, withPad: " ", startingAt: 0)
      + figures.padding(toLength: 44, withPad: " ", startingAt: 0) + aim
  }
}
