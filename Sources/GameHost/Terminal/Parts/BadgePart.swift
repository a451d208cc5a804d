import CasinoKit

/// A figure on a ground of its own, such as a hand's total.
struct BadgePart {
  var text: String
  var tone: Tone?
  var isLit = false

  /// The columns that it takes.
  var width: Int { text.columns + 4 }

  private var tokens: (ground: ThemeToken, text: ThemeToken) {
    if isLit { return (.fill, .fillInk) }
    return switch tone {
    case .win?: (.badgeWon, .badgeWonText)
    case .lose?: (.badgeLost, .badgeLostText)
    case .push?: (.badgePush, .badgePushText)
    case nil: (.badge, .badgeText)
    }
  }

  /// Draws the badge from a column on.
  func draw(_ canvas: inout Canvas, _ column: Int, _ row: Int) {
    guard canvas.isSolid else { return drawPlain(&canvas, column, row) }
    let ground = canvas.theme[tokens.ground]
    canvas.clearDots(column - 2, column + width + 2, row)
    canvas.put("▐", column, row, over: ground)
    canvas.put("▌", column + width - 1, row, over: ground)
    for across in column + 1..<column + width - 1 { canvas.put(" ", across, row, nil, on: ground) }
    canvas.write(text, column + 2, row, tokens.text, bold: true)
  }

  private func drawPlain(_ canvas: inout Canvas, _ column: Int, _ row: Int) {
    if canvas.isASCII || !isLit {
      canvas.write(canvas.isASCII ? "[ \(text) ]" : "│ \(text) │", column, row, .text, bold: isLit)
    } else {
      canvas.write(" \(text) ", column + 1, row, .text, bold: true)
      for across in column + 1..<column + width - 1 { canvas.buffer.change(across, row) { $0.style.isReversed = true } }
    }
  }
}
