/// Forms of a screen for files.
extension CellBuffer {
  /// The screen as text that tests compare: its characters, then the styles of each row in runs (`b12` is style b in
  /// twelve cells), then what each style is.
  var recording: String {
    var names: [CellStyle: String] = [:]
    var legend: [String] = []
    let styleRows = (0..<height).map { row -> String in
      runs(in: row).map { run in
        let name = names[run.style] ?? Self.name(names.count)
        if names.updateValue(name, forKey: run.style) == nil { legend.append("\(name) \(run.style.recording)") }
        return "\(name)\(run.count)"
      }.joined(separator: " ")
    }
    let texts = (0..<height).map(text(in:))
    return (["\(width)×\(height)"] + texts + ["styles"] + styleRows + ["legend"] + legend).joined(separator: "\n")
      + "\n"
  }

  /// The characters of all rows, without spaces at their ends.
  var text: String { (0..<height).map(text(in:)).joined(separator: "\n") }

  /// Whether a glyph stands in a row.
  func has(_ glyph: Glyph, in row: Int) -> Bool { (0..<width).contains { self[$0, row].glyph == glyph } }

  /// The characters of a row, without spaces at its end.
  func text(in row: Int) -> String {
    let line = String((0..<width).compactMap { self[$0, row].text })
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  /// The screen for a file that `cat` shows in a terminal of that size.
  func ansi(_ mode: ColorMode = .truecolor, _ glyphs: GlyphMode = .unicode) -> [UInt8] {
    var bytes: [UInt8] = []
    for row in 0..<height {
      var pen = TerminalPen(mode: mode, glyphs: glyphs, width: width)
      for column in 0..<width {
        let cell = self[column, row]
        if cell.glyph != .rightHalf { pen.write(cell.glyph, style: cell.style) }
      }
      pen.reset()
      bytes += pen.bytes + [0x0a]
    }
    return bytes
  }

  private func runs(in row: Int) -> [(style: CellStyle, count: Int)] {
    var runs: [(style: CellStyle, count: Int)] = []
    for column in 0..<width {
      let style = self[column, row].style
      if runs.last?.style == style { runs[runs.count - 1].count += 1 } else { runs.append((style, 1)) }
    }
    return runs
  }

  /// a to z, aa to zz and so on.
  private static func name(_ index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(97 + index % 26)))
    return index < 26 ? letter : name(index / 26 - 1) + letter
  }
}

extension CellStyle {
  /// The style in words: `#F3EFE2 on #0E4C38 bold`; `-` is the terminal's own colour.
  var recording: String {
    let colors = "\(foreground?.description ?? "-") on \(background?.description ?? "-")"
    return colors + (isBold ? " bold" : "") + (isReversed ? " reversed" : "")
  }
}
