import CasinoKit

/// The buttons of what can be done now. The lit one is what Enter takes.
struct ActionBarPart {
  var buttons: [SceneNode]
  var layout: TableLayout
  let words: DrawnWords
  /// The button that is lit.
  var lit: String?
  /// The key that the lit button shows instead of its own.
  var litKey: String?

  /// A button in its place.
  private struct Box {
    var node: SceneNode
    var column: Int
    var row: Int
    var width: Int
  }

  /// What a button reads.
  private func title(_ action: SceneAction) -> String {
    guard action.amounts != nil, let price = action.price else { return action.title }
    return words.priced(action.title, price)
  }

  private func key(_ node: SceneNode) -> String {
    node.id == lit && litKey != nil ? litKey ?? "" : node.action?.key ?? ""
  }

  /// The columns that a button takes where there is room.
  func natural(_ node: SceneNode) -> Int {
    let key = key(node)
    return (node.action.map(title)?.columns ?? 0) + (key.isEmpty ? 4 : key.columns + 6)
  }

  /// Draws the buttons side by side in the middle of a rectangle, in rows where one is not enough.
  func draw(_ canvas: inout Canvas, _ rect: CellRect) {
    for box in boxes(rect) { draw(box, &canvas, isTall: layout.isTall && rect.height >= 3) }
  }

  private func boxes(_ rect: CellRect) -> [Box] {
    let isWide = layout.size.isLarge && layout.isTall
    var gap = isWide ? (layout.size == .rich ? 4 : 3) : layout.isTall ? 2 : layout.size == .small ? 1 : 2
    let least = isWide ? (layout.size == .rich ? 18 : 17) : 0
    var shown = buttons
    var widths = shown.map { max(least, natural($0)) }
    func total() -> Int { widths.reduce(0, +) + gap * max(0, widths.count - 1) }
    // What cannot be done now is the first to go; then the air within the buttons.
    while total() > rect.width - 2, let last = shown.lastIndex(where: { $0.has(.disabled) }) {
      shown.remove(at: last)
      widths.remove(at: last)
    }
    if total() > rect.width - 2 { widths = shown.map { max(6, natural($0) - 2) } }
    if total() > rect.width - 2 {
      gap = 1
      widths = widths.map { $0 - 1 }
    }
    if total() > rect.width - 2 {
      let room = (rect.width - 2 - gap * max(0, shown.count - 1)) / max(1, shown.count)
      widths = widths.map { min($0, max(4, room)) }
    }
    var column = rect.column + max(0, (rect.width - total()) / 2)
    return zip(shown, widths).map { node, width in
      defer { column += width + gap }
      return Box(node: node, column: column, row: rect.row, width: width)
    }
  }

  /// Draws one button over a whole rectangle.
  func drawWide(_ canvas: inout Canvas, _ node: SceneNode, _ rect: CellRect) {
    draw(
      Box(node: node, column: rect.column, row: rect.row, width: rect.width), &canvas, isTall: rect.height >= 3)
  }

  private func draw(_ box: Box, _ canvas: inout Canvas, isTall: Bool) {
    guard let action = box.node.action else { return }
    let isLit = box.node.id == lit, isOff = box.node.has(.disabled)
    let rect = CellRect(column: box.column, row: box.row, width: box.width, height: isTall ? 3 : 1)
    let row = box.row + (isTall ? 1 : 0)
    canvas.hit(rect, node: box.node.id, action: isOff ? nil : action.id)
    canvas.focusable(box.node.id)
    canvas.note(box.node.id, rect)
    guard canvas.isSolid else { return drawPlain(box, &canvas, row, isLit: isLit, isOff: isOff) }
    let off = canvas.deepFelt?.mixed(with: canvas.theme[.button], 0.35)
    let ground = isOff && !isLit ? off : canvas.theme[isLit ? .fill : .button]
    if isTall { canvas.tallBlock(rect, ground) } else { canvas.buffer.fill(rect, ground) }
    let key = key(box.node), title = title(action)
    let content = key.columns + 2 + (key.isEmpty ? 0 : 1) + title.columns + 1
    var column = box.column + max(box.width <= content ? 0 : 1, (box.width - content) / 2)
    if box.width == natural(box.node) { column = box.column + 1 }
    if !key.isEmpty {
      let cap = isOff && !isLit ? off : canvas.theme[isLit ? .fillKey : .buttonCap]
      canvas.buffer.fill(CellRect(column: column, row: row, width: key.columns + 2, height: 1), cap)
      canvas.write(key, column + 1, row, isLit ? .fillInk : isOff ? .buttonOffText : .buttonKey, bold: true)
      column += key.columns + 3
    }
    canvas.write(
      title, column, row, isLit ? .fillInk : isOff ? .buttonOffText : .buttonText, bold: isLit,
      within: box.column + box.width - column)
  }

  private func drawPlain(_ box: Box, _ canvas: inout Canvas, _ row: Int, isLit: Bool, isOff: Bool) {
    guard let action = box.node.action else { return }
    let key = key(box.node), title = title(action)
    if isOff {
      canvas.write("(\(key) \(title))", box.column, row, .textSecond, within: box.width)
    } else if isLit, canvas.isASCII {
      let wide = ">>[\(key)] \(title)<<", narrow = ">[\(key)] \(title)<"
      canvas.write(
        wide.columns <= box.width + 2 ? wide : narrow, box.column, row, .text, bold: true, within: box.width + 2)
    } else if isLit {
      let used = canvas.write(" \(key)  \(title) ", box.column, row, .text, bold: true, within: box.width)
      for column in box.column..<box.column + used {
        canvas.buffer.change(column, row) { $0.style.isReversed = true }
      }
    } else {
      var column = box.column
      column += canvas.write("[", column, row, .text)
      column += canvas.write(key, column, row, .text, bold: true)
      canvas.write("] \(title)", column, row, .text, within: box.column + box.width - column)
    }
  }
}
