import CasinoKit

/// The top of the lobby: the name of the house and the player's chips.
struct LobbyHeadPart {
  let content: LobbyContent
  let strings: Strings
  let layout: LobbyLayout

  /// Draws both and the line of brass below them.
  func draw(_ canvas: inout Canvas) {
    let isLarge = layout.size.isLarge
    let left = isLarge ? 4 : layout.tables.column, right = layout.screen.width - left
    WordmarkPart(isDoubled: isLarge).draw(&canvas, left, isLarge ? 1 : 0)
    if isLarge { drawLarge(&canvas, right) } else { drawSmall(&canvas, left + WordmarkPart.width + 2, right) }
    let row = layout.headRows - 1
    for column in left..<right { canvas.put(canvas.isASCII ? "-" : "▁", column, row, over: canvas.theme[.brass]) }
  }

  private var label: String { strings.text(content.isOwed ? "lobby.owed" : "lobby.chips") }

  private func drawLarge(_ canvas: inout Canvas, _ right: Int) {
    let second = canvas.theme.lobby.second
    canvas.write(label, right - label.columns, 1, color: second)
    drawBalance(&canvas, before: right, row: 2)
    guard let net = content.net, let since = content.since else { return }
    let text = strings.text("lobby.since", .text(net.text), .text(since))
    let column = right - text.columns
    canvas.write(text, column, 5, color: second)
    if let place = text.range(of: net.text) {
      canvas.write(
        net.text, column + text[..<place.lowerBound].columns, 5, BannerPart.token(net.tone), bold: true)
    }
  }

  private func drawSmall(_ canvas: inout Canvas, _ left: Int, _ right: Int) {
    let width = drawBalance(&canvas, before: right, row: 0)
    let column = right - width - 2 - label.columns
    if column >= left { canvas.write(label, column, 1, color: canvas.theme.lobby.second) }
  }

  /// The balance in large figures, where it can be written in them.
  /// - Returns: the columns that it takes.
  @discardableResult
  private func drawBalance(_ canvas: inout Canvas, before right: Int, row: Int) -> Int {
    let digits = DigitsPart(text: content.balance)
    guard canvas.isSolid, DigitsPart.canDraw(content.balance) else {
      canvas.write(
        content.balance, right - content.balance.columns, row + 1, color: canvas.theme.lobby.text, bold: true)
      return content.balance.columns
    }
    digits.draw(&canvas, right - digits.width, row, content.isOwed ? .lose : .railText)
    return digits.width
  }
}

extension String {
  /// Where another text stands in it.
  fileprivate func range(of other: String) -> Range<Index>? {
    guard !other.isEmpty else { return nil }
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) { return start..<index(start, offsetBy: other.count) }
      start = index(after: start)
    }
    return nil
  }
}
