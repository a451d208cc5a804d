import CasinoKit

/// The measured edges with their intervals, and the declared ones, as a drawing within a page.
struct EdgeChart {
  private let lines: [ParSheet.Line]
  private let strings: Strings
  private let width = 900.0, rowHeight = 34.0, left = 190.0, right = 120.0

  init(_ sheet: ParSheet, _ strings: Strings) {
    lines = sheet.lines.filter { $0.interval != nil }
    self.strings = strings
  }

  /// The drawing; empty where nothing is known.
  var text: String {
    let ends = lines.flatMap { line -> [Double] in
      guard let interval = line.interval else { return [] }
      return [interval.lowerBound, interval.upperBound] + (line.declared.map { [$0] } ?? [])
    }
    guard let least = ends.min(), let most = ends.max(), most > least else { return "" }
    let low = min(least, 0), high = max(most, 0), height = Double(lines.count) * rowHeight + 30
    func x(_ edge: Double) -> Double { left + (edge - low) / (high - low) * (width - left - right) }
    let rows = lines.enumerated().map { place, line in row(line, y: Double(place) * rowHeight + 28, x) }
    let zero = HTMLText.decimal(x(0))
    return """
      <svg viewBox="0 0 \(Int(width)) \(Int(height))" role="img" aria-label="\(HTMLText.escaped(strings.text("simulate.chart.edges")))">
      <line class="zero" x1="\(zero)" x2="\(zero)" y1="10" y2="\(HTMLText.decimal(height - 10))"/>
      \(rows.joined(separator: "\n"))
      </svg>

      """
  }

  private func row(_ line: ParSheet.Line, y: Double, _ x: (Double) -> Double) -> String {
    guard let interval = line.interval, let edge = line.sums.edge else { return "" }
    let name = strings.firstKnown(["bet.\(line.id)"]) ?? line.id, height = HTMLText.decimal(y)
    let declared = line.declared.map { edge in
      let place = HTMLText.decimal(x(edge))
      return
        "<line class=\"declared\" x1=\"\(place)\" x2=\"\(place)\" y1=\"\(HTMLText.decimal(y - 10))\" y2=\"\(HTMLText.decimal(y + 10))\"/>"
    }
    return """
      <text class="name" x="12" y="\(HTMLText.decimal(y + 5))">\(HTMLText.escaped(name))</text>
      <line class="edge" x1="\(HTMLText.decimal(x(interval.lowerBound)))" x2="\(HTMLText.decimal(x(interval.upperBound)))" y1="\(height)" y2="\(height)"/>
      <circle class="dot" cx="\(HTMLText.decimal(x(edge)))" cy="\(height)" r="4"/>\(declared ?? "")
      <text class="name" x="\(HTMLText.decimal(width - 12))" y="\(HTMLText.decimal(y + 5))" text-anchor="end">\(HTMLText.escaped(strings.finePercent(edge)))</text>
      """
  }
}

/// The course of the bankroll, its median within the band that nine in ten keep to, as a drawing within a page.
struct BandChart {
  private let bands: [ParSheet.Band]
  private let strings: Strings
  private let width = 900.0, height = 300.0, margin = 30.0

  init(_ bands: [ParSheet.Band], _ strings: Strings) {
    self.bands = bands
    self.strings = strings
  }

  /// The drawing. Rounds double from mark to mark, so the marks stand in even steps.
  var text: String {
    let high = max(Double(bands.map(\.high).max() ?? 0), 0), low = min(Double(bands.map(\.low).min() ?? 0), 0)
    guard bands.count > 1, high > low else { return "" }
    func x(_ place: Int) -> Double { margin + Double(place) / Double(bands.count - 1) * (width - 2 * margin) }
    func y(_ net: Int) -> Double { margin + (high - Double(net)) / (high - low) * (height - 2 * margin) }
    func points(_ value: (ParSheet.Band) -> Int) -> [String] {
      bands.enumerated().map { "\(HTMLText.decimal(x($0))),\(HTMLText.decimal(y(value($1))))" }
    }
    let band = points { $0.high } + points { $0.low }.reversed(), zero = HTMLText.decimal(y(0))
    let marks = bands.enumerated().map { place, band in
      "<text x=\"\(HTMLText.decimal(x(place)))\" y=\"\(Int(height) - 8)\" text-anchor=\"middle\">\(strings.number(band.rounds))</text>"
    }
    func amount(_ net: Double) -> String { HTMLText.escaped(strings.change(Chips(hundredths: Int(net)))) }
    return """
      <svg viewBox="0 0 \(Int(width)) \(Int(height))" role="img" aria-label="\(HTMLText.escaped(strings.text("simulate.chart.bankroll")))">
      <polygon class="band" points="\(band.joined(separator: " "))"/>
      <line class="zero" x1="0" x2="\(Int(width))" y1="\(zero)" y2="\(zero)"/>
      <polyline class="net" points="\(points { $0.median }.joined(separator: " "))"/>
      <text x="8" y="18">\(amount(high))</text><text x="8" y="\(Int(height - margin - 4))">\(amount(low))</text>
      \(marks.joined(separator: "\n"))
      </svg>

      """
  }
}
