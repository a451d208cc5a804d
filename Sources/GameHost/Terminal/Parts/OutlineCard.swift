import CasinoKit

/// A card without surfaces: for 16 colours, for none, and in ASCII.
struct OutlineCard {
  let card: CardPart

  func draw(_ canvas: inout Canvas, _ rect: CellRect) {
    canvas.buffer.fill(rect, Cell.blank)
    canvas.frame(rect, card.side == .slot ? .line : .text)
    let inner = rect.inset(columns: 1, rows: 1)
    switch card.side {
    case .slot: break
    case .back:
      for row in inner.row..<inner.maxRow {
        for column in inner.column..<inner.maxColumn {
          canvas.put(canvas.isASCII ? ":" : "╳", column, row, over: canvas.theme[.back])
        }
      }
    case .face(let face): canvas.isASCII ? drawASCII(&canvas, rect, face) : drawFace(&canvas, rect, face)
    }
  }

  private func drawFace(_ canvas: inout Canvas, _ rect: CellRect, _ face: Card) {
    let ink = CardPart.ink(face.suit, isFourColour: canvas.options.isFourColour), sign = String(face.suit.symbol),
      rank = face.rank.index
    canvas.write(rank + sign, rect.column + 1, rect.row + 1, ink, bold: true, within: rect.width - 2)
    guard !card.isCovered, rect.height > 3 else { return }
    canvas.write(sign + rank, rect.maxColumn - 2 - rank.count, rect.maxRow - 2, ink, bold: true)
  }

  private func drawASCII(_ canvas: inout Canvas, _ rect: CellRect, _ face: Card) {
    let index = face.rank.index + face.suit.letter.lowercased()
    canvas.write(index, rect.column + 1, rect.row, .text, bold: true)
    if !card.isCovered {
      canvas.write(index, rect.maxColumn - 1 - index.count, rect.maxRow - 1, .text, bold: true)
    }
    guard rect.height >= 5, rect.width >= 7 else { return }
    for (row, line) in CardArt.plainSuit(face.suit).enumerated() {
      canvas.write(line, rect.column + 1, rect.row + 1 + row, .text)
    }
  }
}
