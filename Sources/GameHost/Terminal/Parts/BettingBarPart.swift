import CasinoKit

/// The rack of chips with what can be done before the deal beside it: the lit button, and keys with their words below.
struct BettingBarPart {
  var chips: [SceneNode]
  var buttons: [SceneNode]
  var layout: TableLayout
  let words: DrawnWords
  var lit: String?

  /// Draws the rack and returns the buttons for which there was no room; they go into the line of keys.
  func draw(_ canvas: inout Canvas, _ rect: CellRect, actions: CellRect?) -> [SceneNode] {
    let rack = ChipRack(layout)
    let width = drawRack(&canvas, rect, rack.size)
    guard rack.holdsActions else {
      guard let actions else { return buttons }
      let shown = fitting(actions.width)
      ActionBarPart(buttons: shown, layout: layout, words: words, lit: lit).draw(&canvas, actions)
      return Array(buttons.dropFirst(shown.count))
    }
    let column = rect.column + 2 + width + 3
    let room = CellRect(
      column: column, row: rect.row + (rack.size.rows - 3) / 2, width: rect.maxColumn - 2 - column, height: 3)
    guard room.width >= 16 else {
      ActionBarPart(buttons: buttons, layout: layout, words: words, lit: lit).draw(&canvas, rect)
      return []
    }
    return drawActions(&canvas, room, wordsRow: rect.row + rack.size.rows)
  }

  /// The first buttons, as many as have room beside each other.
  private func fitting(_ width: Int) -> [SceneNode] {
    var room = width - 2
    return Array(
      buttons.prefix { node in
        room -= ActionBarPart(buttons: [], layout: layout, words: words).natural(node) + 1
        return room >= -1
      })
  }

  private func drawActions(_ canvas: inout Canvas, _ room: CellRect, wordsRow: Int) -> [SceneNode] {
    let primary = buttons.first { $0.has(.primary) }
    var others = buttons.filter { $0.id != primary?.id }
    if let primary {
      let wide = CellRect(column: room.column, row: room.row, width: min(room.width, 40), height: room.height)
      let bar = ActionBarPart(
        buttons: [primary], layout: layout, words: words, lit: lit, litKey: lit == primary.id ? words.enter : nil)
      bar.drawWide(&canvas, primary, wide)
    } else if let only = others.first {
      let wide = CellRect(column: room.column, row: room.row, width: min(room.width, 24), height: room.height)
      ActionBarPart(buttons: [only], layout: layout, words: words, lit: lit).drawWide(&canvas, only, wide)
      others.removeFirst()
    }
    return drawWords(&canvas, others, room, wordsRow)
  }

  /// Keys with their words, as many as fit.
  private func drawWords(
    _ canvas: inout Canvas, _ nodes: [SceneNode], _ room: CellRect, _ row: Int
  ) -> [SceneNode] {
    var column = room.column
    var left: [SceneNode] = []
    for node in nodes {
      guard let action = node.action, let key = action.key else { continue }
      let width = key.columns + 1 + action.title.columns
      guard left.isEmpty, column + width <= room.maxColumn else {
        left.append(node)
        continue
      }
      let isLit = node.id == lit
      let rect = CellRect(column: column, row: row, width: width, height: 1)
      canvas.write(key, column, row, isLit ? .gold : .text, bold: true)
      canvas.write(action.title, column + key.columns + 1, row, isLit ? .gold : .textSecond, bold: isLit)
      canvas.hit(rect, node: node.id, action: node.has(.disabled) ? nil : action.id)
      canvas.focusable(node.id)
      column += width + 3
    }
    return left
  }

  /// - Returns: the width of the rack.
  private func drawRack(_ canvas: inout Canvas, _ rect: CellRect, _ size: ChipSize) -> Int {
    let width = chips.count * (size.columns + 1) - 1
    var column = size == .small ? rect.column + (rect.width - width) / 2 : rect.column + 2
    for node in chips {
      guard let chip = ChipDenomination.allCases.last(where: { $0.value <= node.amount ?? .zero }) else { continue }
      let isChosen = node.has(.selected), row = rect.row + size.rows
      ChipPart(chip: chip, size: size).draw(&canvas, column, rect.row)
      let box = CellRect(column: column, row: rect.row, width: size.columns, height: size.rows + 1)
      canvas.hit(box, node: node.id, action: node.action?.id)
      canvas.note(node.id, CellRect(column: column, row: rect.row, width: size.columns, height: size.rows))
      let key = node.action?.key ?? ""
      let middle = column + size.columns / 2
      if isChosen {
        let under = CellRect(column: column, row: row, width: size.columns, height: 1)
        if canvas.isSolid { canvas.fill(under, .fill) }
        canvas.write(canvas.isSolid ? key : "[\(key)]", canvas.isSolid ? middle : middle - 1, row, .fillInk, bold: true)
      } else {
        canvas.write(key, middle, row, .textSecond)
      }
      column += size.columns + 1
    }
    return width
  }
}
