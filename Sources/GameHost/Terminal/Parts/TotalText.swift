/// What a hand counts, parted into its figure and the word beside it: `soft 17`, `17 blando`, `ナチュラル8`.
struct TotalText {
  /// The digits; empty where the total has none.
  let figure: String
  /// What stands beside them.
  let word: String

  init(_ total: String) {
    let start = total.firstIndex(where: Self.isDigit) ?? total.endIndex
    let end = total[start...].firstIndex { !Self.isDigit($0) } ?? total.endIndex
    let outside = [total[..<start], total[end...]].map { $0.split(separator: " ").joined(separator: " ") }
    // "3 + 4" is no figure with a word.
    let isFigure = outside.allSatisfy { !$0.contains(where: Self.isDigit) }
    figure = isFigure ? String(total[start..<end]) : ""
    word = isFigure ? outside.filter { !$0.isEmpty }.joined(separator: " ") : total
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
