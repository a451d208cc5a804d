/// The shoe: the back of its first card and the edges of those behind it.
struct ShoePart {
  var size: CardSize
  /// How full it is, 0 to 1.
  var share: Double

  /// Draws the shoe.
  func draw(_ canvas: inout Canvas, _ column: Int, _ row: Int) {
    let card = CardPart(side: .back, size: size, dimming: canvas.theme.card.shoe, felt: canvas.deepFelt)
    card.draw(&canvas, column, row)
    let right = column + size.columns
    canvas.note("shoe", CellRect(column: column, row: row, width: size.columns, height: size.rows))
    guard canvas.isSolid else { return drawOutline(&canvas, right, row) }
    let thick = share > 0.55 ? 3 : share > 0.25 ? 2 : 1
    let paper = canvas.shaded(card.tint(.backRim, canvas.theme), 0.06)
    let line = canvas.shaded(paper, 0.11)
    for down in row..<row + size.rows {
      for place in 0..<thick {
        let across = right + place, ground = canvas.ground(across, down)
        if place < thick - 1 || thick == 1 {
          canvas.put("▐", across, down, line, on: paper)
        } else {
          canvas.put("▌", across, down, paper, on: ground)
        }
      }
    }
    canvas.shadow(CellRect(column: column, row: row, width: size.columns + thick, height: size.rows))
  }

  private func drawOutline(_ canvas: inout Canvas, _ right: Int, _ row: Int) {
    for place in 0..<(share > 0.5 ? 2 : 1) {
      for down in 0..<size.rows {
        let glyph: Character =
          canvas.isASCII
          ? (down == 0 ? "." : down == size.rows - 1 ? "'" : "|")
          : down == 0 ? "╮" : down == size.rows - 1 ? "╯" : "│"
        canvas.put(glyph, right + place, row + down, over: canvas.theme[.text])
      }
    }
  }
}
