/// What the dealer says: the last lines, the newest brightest.
struct TalkPart {
  var lines: [String]

  /// Draws as many of the last lines as fit.
  func draw(_ canvas: inout Canvas, _ rect: CellRect) {
    guard rect.width >= 10, rect.height > 0 else { return }
    let wrapped = lines.map { TextWrap.lines($0, width: rect.width) }
    var shown: [(text: String, isNew: Bool)] = []
    for (place, block) in wrapped.enumerated().reversed() {
      guard shown.count + block.count <= rect.height || shown.isEmpty else { break }
      shown.insert(contentsOf: block.map { ($0, place == wrapped.count - 1) }, at: 0)
    }
    let row = rect.row + max(0, (rect.height - shown.count) / 2)
    for (place, line) in shown.prefix(rect.height).enumerated() {
      canvas.write(line.text, rect.column, row + place, line.isNew ? .text : .textSecond)
    }
  }
}
