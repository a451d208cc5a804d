import CasinoKit

/// The bar above the table: the game at the left, the host's figures at the right, and the line of brass below.
struct TopBarPart {
  var node: SceneNode?
  var layout: TableLayout

  private struct Item {
    var name: String
    var figure: String
    var rest = ""
    var isGold = false
    /// Whether the figure is written in large digits.
    var isLarge = false
    var width: Int {
      let figure = isLarge ? DigitsPart(text: figure).width : figure.columns
      return name.columns + (name.isEmpty ? 0 : 1) + figure + rest.columns
    }
  }

  /// The row of the words.
  private var row: Int { layout.barRows / 2 }
  private func isLarge(_ figure: String) -> Bool { layout.barRows >= 3 && DigitsPart.canDraw(figure) }

  /// Draws the bar.
  func draw(_ canvas: inout Canvas) {
    let width = layout.screen.width
    canvas.fill(CellRect(column: 0, row: 0, width: width, height: layout.barRows), .rail)
    var items = items(canvas.words)
    let title = (node?.text ?? "").uppercased()
    let mark = host(.practice)?.text
    let needed = 5 + title.columns + (mark.map { $0.columns + 2 } ?? 0)
    while items.count > 1, needed + items.reduce(0, { $0 + $1.width + 3 }) > width { items.removeFirst() }
    var column = 1
    if !canvas.isASCII {
      canvas.write("♠", 1, row, .gold, bold: true)
      column = 3
    }
    column += canvas.write(title, column, row, .railText, bold: true, within: width / 3)
    if let mark { canvas.write(mark, column + 2, row, .railDim, within: 20) }
    var right = width - 1
    for item in items.reversed() {
      right -= item.width
      draw(item, &canvas, right)
      right -= 3
    }
    if layout.hasBrass { drawBrass(&canvas) }
  }

  private func draw(_ item: Item, _ canvas: inout Canvas, _ column: Int) {
    var column = column
    if !item.name.isEmpty { column += canvas.write(item.name, column, row, .railDim) + 1 }
    if item.isLarge { return DigitsPart(text: item.figure).draw(&canvas, column, 0, .gold) }
    column += canvas.write(item.figure, column, row, item.isGold ? .gold : .railText, bold: true)
    canvas.write(item.rest, column, row, .railDim)
  }

  private func drawBrass(_ canvas: inout Canvas) {
    for column in 0..<layout.screen.width {
      canvas.put(canvas.isASCII ? "=" : canvas.isSolid ? "▔" : "─", column, layout.barRows, over: canvas.theme[.brass])
    }
  }

  private func items(_ words: DrawnWords) -> [Item] {
    var items: [Item] = []
    if let rounds = host(.rounds)?.detail { items.append(Item(name: words.round, figure: rounds)) }
    if let shoe = host(.shoe)?.detail {
      let parts = shoe.components("/")
      let rest = parts.count > 1 && layout.size.isLarge ? " \(words.outOf) \(parts[1])" : ""
      items.append(Item(name: words.shoe, figure: parts[0], rest: rest))
    }
    if let balance = host(.balance)?.amount {
      let figure = words.figure(balance)
      items.append(Item(name: words.balance, figure: figure, isGold: true, isLarge: isLarge(figure)))
    }
    return items
  }

  private func host(_ field: HostField) -> SceneNode? { (node?.children ?? []).first { $0.host == field } }

  /// How full the shoe is, 0 to 1.
  var shoeShare: Double {
    let parts = (host(.shoe)?.detail ?? "").components("/").compactMap { Double($0) }
    return parts.count == 2 && parts[1] > 0 ? parts[0] / parts[1] : 1
  }
}
