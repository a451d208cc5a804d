import CasinoKit

/// The line of keys at the bottom: bold letter, dim word.
struct KeyLinePart {
  /// A key and what it does.
  struct Key: Hashable {
    var key: String
    var word: String
    var node: String?
    var action: String?
    /// Who gives way last.
    var weight = 0
    var width: Int { key.columns + 1 + word.columns }
  }

  var keys: [Key]
  var screen: CellRect

  /// The weight of a key that is never left out.
  static let always = 9

  /// The keys that fit; where those that must be seen are too many, their words are cut.
  private func fitting(_ width: Int, gap: Int) -> [Key] {
    var shown = keys
    func isTooLong() -> Bool { shown.reduce(1 - gap, { $0 + $1.width + gap }) > width - 1 }
    while isTooLong(), let lightest = shown.indices.min(by: { (shown[$0].weight, -$0) < (shown[$1].weight, -$1) }),
      shown[lightest].weight < Self.always
    {
      shown.remove(at: lightest)
    }
    guard isTooLong() else { return shown }
    let letters = shown.reduce(0) { $0 + $1.key.columns + 1 + gap }
    let room = max(0, (width - 2 - letters) / max(1, shown.count))
    for index in shown.indices { shown[index].word = shown[index].word.truncated(to: room) }
    return shown
  }

  /// Draws the line; where it is too long, the lightest keys are left out.
  func draw(_ canvas: inout Canvas) {
    let row = screen.height - 1, width = screen.width
    canvas.fill(CellRect(column: 0, row: row, width: width, height: 1), .rail)
    if let notice = canvas.options.notice ?? canvas.options.work?.title {
      canvas.write(notice, 1, row, .railText, bold: true, within: width - 2)
      return
    }
    let gap = width < 70 ? 2 : 3
    var column = 1
    for key in fitting(width, gap: gap) {
      let start = column
      column += canvas.write(key.key, column, row, .railText, bold: true) + 1
      column += canvas.write(key.word, column, row, .railDim, within: max(0, width - column - 1))
      if let action = key.action {
        canvas.hit(
          CellRect(column: start, row: row, width: column - start, height: 1), node: key.node ?? action, action: action)
      }
      column += gap
    }
  }
}
