import CasinoKit

/// A game's icon: cards and a chip on lit felt.
struct IconPart {
  /// The icon's part of a scene; nil is the usual one.
  var node: SceneNode?
  var card = CardSize.medium
  /// Whether the chip is drawn.
  var hasChip = true

  /// The felt of the icon.
  var felt: CasinoDesign.Palette.Felt { (node?.detail).flatMap(CasinoDesign.Palette.Felt.init) ?? .green }
  /// The cards of the icon, the lowest first.
  var cards: [Card] {
    let cards = (node?.children ?? []).compactMap(\.card).prefix(AppIconView.greatestCardCount)
    return cards.isEmpty ? [Card(.ace, of: .spades)] : Array(cards)
  }
  /// The chip of the icon.
  var chip: ChipDenomination? {
    let amount = (node?.children ?? []).first { $0.role == .chip }?.amount
    guard node != nil else { return .twentyFive }
    return amount.flatMap { amount in ChipDenomination.allCases.first { $0.value == amount } }
  }

  /// Draws the felt and what lies on it.
  func draw(_ canvas: inout Canvas, _ rect: CellRect) {
    drawFelt(&canvas, rect)
    drawParts(&canvas, rect)
  }

  private func drawFelt(_ canvas: inout Canvas, _ rect: CellRect) {
    guard canvas.isSolid else { return }
    let colors = canvas.theme.felt(felt), last = colors.count - 1
    let middle = (Double(rect.column) + Double(rect.width) * 0.5, Double(rect.row) + Double(rect.height) * 0.45)
    let reach = (Double(rect.width) * 0.62, Double(rect.height) * 0.75)
    for row in rect.row..<rect.maxRow {
      for column in rect.column..<rect.maxColumn {
        let across = (Double(column) + 0.5 - middle.0) / reach.0, down = (Double(row) + 0.5 - middle.1) / reach.1
        let level = min(last, Int((across * across + down * down).squareRoot() * Double(last) + 0.5))
        canvas.buffer.change(column, row) { $0 = Cell(glyph: .space, style: CellStyle(background: colors[level])) }
      }
    }
  }

  /// Draws cards and chip in the middle of a rectangle.
  func drawParts(_ canvas: inout Canvas, _ rect: CellRect) {
    let cards = self.cards, size: ChipSize = card == .large ? .large : .medium
    let step = self.step(cards.count), width = card.columns + step * (cards.count - 1)
    let shownChip = hasChip ? chip : nil
    let group = shownChip == nil ? width : max(width + 3 + size.columns, card == .large ? 42 : 27)
    let column = rect.column + max(0, (rect.width - group) / 2)
    let row = rect.row + (rect.height - card.rows) / 2
    for (place, face) in cards.enumerated() {
      let box = CellRect(column: column + place * step, row: row, width: card.columns, height: card.rows)
      CardPart(
        side: .face(face), size: card, isCovered: step < card.columns && place < cards.count - 1,
        isOnCard: step < card.columns && place > 0
      ).draw(
        &canvas, box.column, box.row)
      canvas.shadow(box, isBelow: box.maxRow < rect.maxRow)
    }
    guard let shownChip else { return }
    let down = canvas.isSolid ? min(card.rows - size.rows, 2) : (card.rows - size.rows) / 2
    ChipPart(chip: shownChip, size: size).draw(&canvas, column + group - size.columns, row + down)
  }

  private func step(_ count: Int) -> Int {
    switch card {
    case .large: count > 2 ? 5 : 14
    case .medium: count > 2 ? 5 : 6
    case .small, .text: 4
    }
  }
}
