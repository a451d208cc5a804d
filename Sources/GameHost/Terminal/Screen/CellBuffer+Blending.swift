/// Shadows, dimming and veils. Colours of the terminal's own cannot be mixed: they stay.
extension CellBuffer {
  /// Mixes a share of a colour, 0 to 1, into all that a rectangle shows.
  mutating func blend(_ rect: CellRect, with color: CellColor?, _ share: Double) {
    blend(rect, with: color, share, alsoForeground: true)
  }

  /// Mixes a share of a colour into the backgrounds of a rectangle: what is written there keeps its colour.
  mutating func blendBackground(_ rect: CellRect, with color: CellColor?, _ share: Double) {
    blend(rect, with: color, share, alsoForeground: false)
  }

  /// Lays a veil over the whole screen.
  mutating func dim(under veil: CellColor?, _ share: Double) { blend(bounds, with: veil, share) }

  private mutating func blend(_ rect: CellRect, with color: CellColor?, _ share: Double, alsoForeground: Bool) {
    guard let color else { return }
    // Neighbours mostly have the same style, so the last one is not mixed anew.
    var last: (from: CellStyle, to: CellStyle)?
    change(rect) { cell in
      if let last, last.from == cell.style {
        cell.style = last.to
        return
      }
      let from = cell.style
      cell.style.background = from.background?.mixed(with: color, share)
      if alsoForeground { cell.style.foreground = from.foreground?.mixed(with: color, share) }
      last = (from, cell.style)
    }
  }
}
