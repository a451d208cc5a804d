import CasinoKit

/// A strategy that sees the total, whether it is soft, a pair, two cards or more, and the dealer's up card: what
/// people know as a chart.
struct StrategyTable: Hashable, Sendable {
  /// How many rows of totals there are: hard 4 to 20, soft 12 to 20.
  static let rowCount = 26
  /// The row of soft 12. Charts have none: two aces that cannot be split just take a card.
  static let rowOfTwoAces = 17
  /// How many up cards there are: 2 to ten, ace.
  static let columnCount = 10

  private var totals = Array(repeating: TotalPlay.hit, count: rowCount * columnCount)
  private var pairs = Array(repeating: PairPlay.asTotal, count: 10 * columnCount)

  /// Makes a table that always takes a card.
  init() {}

  /// The row of a total; nil where there is nothing to decide.
  @inline(__always) static func row(total: Int, isSoft: Bool) -> Int? {
    isSoft ? (12...20).contains(total) ? total + 5 : nil : (4...20).contains(total) ? total - 4 : nil
  }

  /// The column of an up card.
  @inline(__always) static func column(upPips: Int) -> Int { (upPips + 8) % 10 }

  /// What is done with a row of totals against an up card.
  subscript(row row: Int, upPips upPips: Int) -> TotalPlay {
    @inline(__always) get { totals[row * Self.columnCount + Self.column(upPips: upPips)] }
    set { totals[row * Self.columnCount + Self.column(upPips: upPips)] = newValue }
  }

  /// What is done with a pair of cards that count so much, against an up card.
  subscript(pair pips: Int, upPips upPips: Int) -> PairPlay {
    @inline(__always) get { pairs[(pips - 1) * Self.columnCount + Self.column(upPips: upPips)] }
    set { pairs[(pips - 1) * Self.columnCount + Self.column(upPips: upPips)] = newValue }
  }
}

extension StrategyTable: Codable {
  /// Reads the letters of all cells.
  init(from decoder: any Decoder) throws {
    let letters = try decoder.singleValueContainer().decode(String.self)
    guard let table = StrategyTable(letters: letters) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(letters.utf8.count) letters are no strategy"))
    }
    self = table
  }

  /// Reads the letters of all cells; nil where they are no strategy.
  init?(letters: String) {
    let letters = Array(letters.utf8)
    totals = letters.prefix(Self.rowCount * Self.columnCount).compactMap(TotalPlay.init)
    pairs = letters.dropFirst(Self.rowCount * Self.columnCount).compactMap(PairPlay.init)
    guard totals.count == Self.rowCount * Self.columnCount, pairs.count == 10 * Self.columnCount else { return nil }
  }

  /// Writes a letter for each cell, row by row: hard 4 to 20, soft 12 to 20, pairs of aces to tens; in each row the
  /// dealer's 2 to ten, ace.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(String(decoding: totals.map(\.rawValue) + pairs.map(\.rawValue), as: UTF8.self))
  }
}
