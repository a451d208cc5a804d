import CasinoKit

/// A card turns over in its place: it narrows to a line, then its face opens. Its middle stays where it is.
struct CardFlip: MotionTrack {
  let steps: MotionSteps
  let rect: CellRect
  let size: CardSize
  let card: Card

  /// How wide it is in each picture; the whole card lies there before and after.
  static func widths(_ size: CardSize) -> [Int] {
    switch size {
    case .large: [9, 5, 1, 5, 9]
    case .medium: [5, 3, 1, 3, 5]
    case .small: [3, 1, 3]
    case .text: []
    }
  }

  func draw(_ step: Int, on canvas: inout Canvas) {
    let widths = Self.widths(size)
    guard step < widths.count else {
      CardPart(side: .face(card), size: size).draw(&canvas, rect.column, rect.row)
      return
    }
    let narrow = rect.inset(columns: (rect.width - widths[step]) / 2)
    let isFace = step > widths.count / 2
    let hasShadowBelow = clear(&canvas)
    if canvas.isSolid {
      draw(narrow, isFace: isFace, &canvas)
      canvas.shadow(narrow, isBelow: hasShadowBelow)
    } else {
      drawOutline(narrow, isFace: isFace, &canvas)
    }
  }

  /// Takes the card and its shadow away: the ground left of it goes on below it.
  /// - Returns: whether it threw a shadow below.
  private func clear(_ canvas: inout Canvas) -> Bool {
    for row in rect.row..<rect.maxRow {
      let ground = Cell(text: " ", style: CellStyle(background: canvas.ground(max(0, rect.column - 1), row)))
      canvas.buffer.fill(CellRect(column: rect.column, row: row, width: rect.width, height: 1), ground)
    }
    guard canvas.isSolid else { return false }
    for row in rect.row..<rect.maxRow { unshade(&canvas, rect.maxColumn, row) }
    var hasShadow = false
    for column in rect.column + 1...rect.maxColumn where unshade(&canvas, column, rect.maxRow) { hasShadow = true }
    return hasShadow
  }

  @discardableResult
  private func unshade(_ canvas: inout Canvas, _ column: Int, _ row: Int) -> Bool {
    guard canvas.buffer.contains(column, row), let glyph = canvas.buffer[column, row].text, "▖▌▀▘".contains(glyph)
    else { return false }
    canvas.put(" ", column, row, nil, on: canvas.ground(column, row))
    return true
  }

  /// The paper with the middle of what is on the whole card.
  private func draw(_ narrow: CellRect, isFace: Bool, _ canvas: inout Canvas) {
    var whole = Canvas(
      size: (canvas.buffer.width, canvas.buffer.height), theme: canvas.theme, options: canvas.options, focus: nil)
    let part = CardPart(side: isFace ? .face(card) : .back, size: size)
    part.draw(&whole, rect.column, rect.row)
    canvas.fill(narrow, isFace ? .cardFace : .backRim)
    guard narrow.width > 1 else { return }
    if !isFace {
      copyBack(whole.buffer, narrow, &canvas)
    } else if narrow.width > size.columns / 2 {
      canvas.buffer.copy(narrow.inset(rows: 1), from: whole.buffer)
    } else {
      let ink = CardPart.ink(card.suit, isFourColour: canvas.options.isFourColour)
      canvas.put(
        card.suit.symbol, narrow.column + narrow.width / 2, narrow.row + narrow.height / 2, over: canvas.theme[ink])
    }
  }

  /// The back's pattern with the rim around it, which goes half a row into its first and last row.
  private func copyBack(_ whole: CellBuffer, _ narrow: CellRect, _ canvas: inout Canvas) {
    canvas.buffer.copy(narrow.inset(columns: 1), from: whole)
  }

  private func drawOutline(_ narrow: CellRect, isFace: Bool, _ canvas: inout Canvas) {
    guard narrow.width > 1 else {
      for row in narrow.row..<narrow.maxRow {
        canvas.put(canvas.isASCII ? "|" : "│", narrow.column, row, over: canvas.theme[.text])
      }
      return
    }
    canvas.frame(narrow, .text)
    guard !isFace else { return }
    let inner = narrow.inset(columns: 1, rows: 1)
    for row in inner.row..<inner.maxRow {
      for column in inner.column..<inner.maxColumn {
        canvas.put(canvas.isASCII ? ":" : "╳", column, row, over: canvas.theme[.back])
      }
    }
  }
}
