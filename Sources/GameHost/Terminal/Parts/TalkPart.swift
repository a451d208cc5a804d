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

/// Texts in lines.
enum TextWrap {
  /// The lines of a text that are at most some columns wide; a word that is longer is cut.
  static func lines(_ text: String, width: Int) -> [String] {
    guard width > 0 else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [String] in
      var lines: [String] = [], line = ""
      for word in paragraph.split(separator: " ") {
        let word = word.truncated(to: width)
        if line.isEmpty {
          line = word
        } else if line.columns + 1 + word.columns <= width {
          line += " " + word
        } else {
          lines.append(line)
          line = word
        }
      }
      return lines + (line.isEmpty && !lines.isEmpty ? [] : [line])
    }
  }
}
