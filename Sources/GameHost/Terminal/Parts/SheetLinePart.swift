import CasinoKit

/// A line of a sheet.
struct SheetLinePart {
  var line: SheetContent.Line
  var width: Int

  /// Draws the line.
  func draw(_ canvas: inout Canvas, _ column: Int, _ row: Int) {
    switch line {
    case .blank: break
    case .heading(let text): drawHeading(&canvas, text, column, row)
    case .gridTitle(let node): drawTitle(of: node, &canvas, column, row)
    case .grid(let node, let line): GridPart(node: node).drawRow(line, &canvas, column, row, width: width)
    case .text(let text): canvas.write(text, column + 1, row, .sheetDim, within: width - 1)
    case .fact(let node):
      canvas.write(node.text ?? "", column + 1, row, .sheetDim)
      let token: ThemeToken = node.tone.map { BannerPart.token($0) } ?? .sheetText
      canvas.writeRight(node.detail ?? "", before: column + width, row, token, bold: true)
    case .picker(let node):
      drawSetting(&canvas, node, column, row) { drawOptions(&$0, node, column, row, isFocused: $1) }
    case .toggle(let node):
      drawSetting(&canvas, node, column, row) { canvas, _ in drawSwitch(&canvas, node, column, row) }
    }
  }

  private func drawTitle(of node: SceneNode, _ canvas: inout Canvas, _ column: Int, _ row: Int) {
    let grid = GridPart(node: node), title = (node.text ?? "").uppercased()
    let line = SheetLinePart(line: self.line, width: max(title.columns, width - grid.notesWidth - 1))
    line.drawHeading(&canvas, title, column, row)
    grid.drawNotes(&canvas, before: column + width, row, after: column + title.columns + 2, plain: .sheetText)
  }

  private func drawHeading(_ canvas: inout Canvas, _ text: String, _ column: Int, _ row: Int) {
    let used = canvas.write(text, column, row, .sheetDim, bold: true, within: width)
    for across in column + used + 1..<max(column + used + 1, column + width) {
      canvas.put("─", across, row, over: canvas.theme[.sheetLine])
    }
  }

  private func drawSetting(
    _ canvas: inout Canvas, _ node: SceneNode, _ column: Int, _ row: Int, value: (inout Canvas, Bool) -> Void
  ) {
    let isFocused = canvas.focus == node.id
    let rect = CellRect(column: column - 1, row: row, width: width + 2, height: 1)
    canvas.hit(rect, node: node.id, action: node.action?.id)
    if isFocused, canvas.isSolid {
      let ground = canvas.theme[.sheet]?.mixed(with: canvas.theme[.fill], 0.14)
      canvas.buffer.fill(rect, ground)
      canvas.put("▌", column - 1, row, over: canvas.theme[.fill])
    } else if isFocused {
      canvas.write(">", column - 1, row, .gold, bold: true)
    }
    canvas.write(node.text ?? "", column + 1, row, .sheetText, bold: isFocused, within: width - 4)
    value(&canvas, isFocused)
  }

  private func drawOptions(_ canvas: inout Canvas, _ node: SceneNode, _ column: Int, _ row: Int, isFocused: Bool) {
    let options = (node.children ?? []).filter { $0.text != nil }
    let room = width - (node.text?.columns ?? 0) - 4
    let needed = options.reduce(0) { $0 + ($1.text?.columns ?? 0) + 2 }
    guard needed <= room, !options.isEmpty else { return drawChosen(&canvas, node, column, row, room, isFocused) }
    var across = column + width - needed
    for option in options {
      let text = option.text ?? "", isChosen = option.has(.selected)
      let rect = CellRect(column: across, row: row, width: text.columns + 2, height: 1)
      let ground: ThemeToken = isChosen ? (isFocused ? .fill : .chosen) : .raised
      let ink: ThemeToken = isChosen ? (isFocused ? .fillInk : .chosenInk) : .sheetDim
      if canvas.isSolid { canvas.fill(rect, ground) }
      let shown = isChosen && !canvas.isSolid ? "[\(text)]" : " \(text)"
      canvas.write(shown, across, row, ink, bold: isChosen)
      canvas.hit(rect, node: node.id, action: node.action?.id, value: option.detail)
      across += rect.width
    }
  }

  /// The chosen value alone, where the others have no room.
  private func drawChosen(
    _ canvas: inout Canvas, _ node: SceneNode, _ column: Int, _ row: Int, _ room: Int, _ isFocused: Bool
  ) {
    let text = (node.detail ?? "").truncated(to: max(4, room - 4))
    let start = column + width - text.columns - 4
    let rect = CellRect(column: start, row: row, width: text.columns + 4, height: 1)
    if canvas.isSolid { canvas.fill(rect, isFocused ? .fill : .raised) }
    canvas.write("‹", start, row, isFocused ? .fillInk : .sheetDim)
    canvas.write(text, start + 2, row, isFocused ? .fillInk : .sheetText, bold: true)
    canvas.write("›", start + 3 + text.columns, row, isFocused ? .fillInk : .sheetDim)
  }

  private func drawSwitch(_ canvas: inout Canvas, _ node: SceneNode, _ column: Int, _ row: Int) {
    let options = node.children ?? []
    let isOn = options.first { $0.has(.selected) }?.detail == "on"
    let text = node.detail ?? "", width = text.columns + 4, start = column + self.width - width
    guard canvas.isSolid else {
      canvas.writeRight("[\(text)]", before: column + self.width, row, .sheetText, bold: isOn)
      return
    }
    canvas.fill(CellRect(column: start, row: row, width: width, height: 1), isOn ? .badgeWon : .sheetLine)
    let knob = CellRect(column: isOn ? start + width - 2 : start, row: row, width: 2, height: 1)
    canvas.fill(knob, isOn ? .badgeWonText : .sheetDim)
    canvas.write(text, isOn ? start + 1 : start + 3, row, isOn ? .badgeWonText : .sheetText, bold: isOn)
  }
}
