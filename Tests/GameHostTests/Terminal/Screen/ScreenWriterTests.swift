import Foundation
import TestSupport
import Testing

@testable import GameHost

/// The terminal must show each screen, whatever it showed before.
struct ScreenWriterTests {
  private static let seeds: UInt64 = LongRun.isWanted ? 500 : 3

  @Test(arguments: ColorMode.allCases, GlyphMode.allCases)
  func anyFrameFollowsAnyOther(mode: ColorMode, glyphs: GlyphMode) throws {
    for seed in 0..<Self.seeds {
      var screens = RandomScreens(seed: seed, width: 40, height: 9)
      var terminal = TerminalModel(width: 40, height: 9)
      var writer = ScreenWriter(mode: mode, glyphs: glyphs, isSynchronized: seed % 2 == 0)
      for frame in 0..<50 {
        let screen = screens.next()
        if frame == 30 {
          terminal.take(Array("\u{1b}[2;7Hsomebody else\u{1b}[7m".utf8))
          writer.forget()
        }
        terminal.take(writer.bytes(for: screen))
        let faults = differences(terminal, screen, mode, glyphs)
        try #require(faults == [], "seed \(seed), frame \(frame)")
        try #require(writer.bytes(for: screen) == [], "nothing to write twice")
      }
    }
  }

  @Test(arguments: [1, 2])
  func aTerminalWithOtherWidthsKeepsTheOtherCells(columns: Int) {
    var terminal = TerminalModel(width: 20, height: 2)
    terminal.oddColumns = columns
    var writer = ScreenWriter(mode: .truecolor)
    var screen = CellBuffer(width: 20, height: 2)
    screen.put("e\u{301}日🎲|next", at: Point(column: 0, row: 0), style: CellStyle())
    screen.put("below", at: Point(column: 0, row: 1), style: CellStyle())
    terminal.take(writer.bytes(for: screen))
    #expect((5..<10).map { terminal[$0, 0].text } == ["|", "n", "e", "x", "t"])
    #expect((0..<5).map { terminal[$0, 1].text } == ["b", "e", "l", "o", "w"])
  }

  @Test func anotherSizeIsAWholeFrame() {
    var screens = RandomScreens(seed: 3, width: 40, height: 9)
    var writer = ScreenWriter(mode: .truecolor)
    _ = writer.bytes(for: screens.next())
    screens.resize(width: 30, height: 12)
    var terminal = TerminalModel(width: 30, height: 12)
    let screen = screens.next()
    terminal.take(writer.bytes(for: screen))
    #expect(differences(terminal, screen, .truecolor, .unicode) == [])
  }

  @Test func aFrameIsHeldBackOnlyWhereTheTerminalCan() {
    let screen = CellBuffer(width: 4, height: 1, fill: Cell(text: "x", style: CellStyle()))
    var plain = ScreenWriter(mode: .truecolor)
    var synchronized = ScreenWriter(mode: .truecolor, isSynchronized: true)
    #expect(text(plain.bytes(for: screen)) == "␛[m␛[2J␛[Hxxxx")
    #expect(text(synchronized.bytes(for: screen)) == "␛[?2026h␛[m␛[2J␛[Hxxxx␛[?2026l")
  }

  /// From one row of ten cells to another.
  @Test(arguments: [
    ("Balance 10", "Balance 20", "␛[1;9H2"),
    ("a b c d e ", "A b c d E ", "␛[HA␛[7CE"),
    ("a b c d e ", "A b C d e ", "␛[HA b C"),
    ("aaaaaaaaaa", "aaa       ", "␛[1;4H␛[K"),
    ("aaaaaaaaaa", "aaaaaaaa  ", "␛[1;9H  "),
    ("日本語    ", "日 x語    ", "␛[1;3H x"),
  ])
  func onlyWhatChangesIsWritten(from: String, to: String, expected: String) {
    var writer = ScreenWriter(mode: .truecolor)
    _ = writer.bytes(for: row(from))
    #expect(text(writer.bytes(for: row(to))) == expected)
  }

  @Test func stylesAreSaidOnlyWhereTheyChange() {
    var writer = ScreenWriter(mode: .truecolor)
    var screen = CellBuffer(width: 12, height: 1)
    _ = writer.bytes(for: screen)
    let gold = CellStyle(foreground: CellColor(0xF5C550), background: CellColor(0x125A42))
    screen.put("ab cd", at: Point(column: 0, row: 0), style: gold)
    screen[5, 0] = Cell(text: " ", style: CellStyle(background: CellColor(0x125A42)))
    screen.put("ef", at: Point(column: 6, row: 0), over: CellColor(0xF5C550), isBold: true)
    #expect(
      text(writer.bytes(for: screen)) == "␛[H␛[38;2;245;197;80;48;2;18;90;66mab cd ␛[1;49mef",
      "a space needs no colour of letters")
  }

  @Test func aMediumCardIsWrittenInLessThanTwoThousandBytes() {
    var screen = CellBuffer(width: 80, height: 24)
    for row in 0..<24 { screen.fill(CellRect(column: 0, row: row, width: 80, height: 1), Theme.dark.green[row % 17]) }
    var writer = ScreenWriter(mode: .truecolor)
    let whole = writer.bytes(for: screen).count
    let back = Theme.dark.back
    for half in 0..<10 {
      for column in 0..<7 {
        let isLine = (abs(column - 3) + abs(half - 5)) % 3 == 0
        screen.setPixel(column: 40 + column, halfRow: 4 + half, isLine ? back.line : back.ground)
      }
    }
    let card = writer.bytes(for: screen).count
    print("bytes: a bare felt of 80×24 \(whole), the back of a card \(card)")
    #expect(card < 2000)
  }

  private func row(_ text: String) -> CellBuffer {
    var screen = CellBuffer(width: 10, height: 1)
    screen.put(text, at: Point(column: 0, row: 0), style: CellStyle())
    return screen
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(String(decoding: bytes, as: UTF8.self).map { $0 == "\u{1b}" ? "␛" : $0 })
  }

  /// Where the terminal does not show what the screen holds.
  private func differences(
    _ terminal: TerminalModel, _ screen: CellBuffer, _ mode: ColorMode, _ glyphs: GlyphMode
  ) -> [String] {
    var found = terminal.complaints
    if terminal.isSynchronized { found.append("held back") }
    for row in 0..<screen.height {
      for column in 0..<screen.width {
        guard let wanted = wanted(screen, column, row, mode, glyphs) else { continue }
        let shown = terminal[column, row]
        if !shown.looksLike(wanted) {
          found.append(
            "\(column),\(row): \(wanted.text ?? "-") \(wanted.style) but \(shown.text ?? "-") \(shown.style)")
        }
      }
    }
    return found
  }

  /// What a cell must look like; nil where a wide glyph covers it.
  private func wanted(
    _ screen: CellBuffer, _ column: Int, _ row: Int, _ mode: ColorMode, _ glyphs: GlyphMode
  ) -> Cell? {
    var cell = screen[column, row]
    cell.style = mode.reduced(cell.style)
    let isCovered = column > 0 && screen[column - 1, row].glyph.columns == 2
    if cell.glyph == .rightHalf {
      if isCovered {
        return glyphs == .ascii ? Cell(text: "?", style: mode.reduced(screen[column - 1, row].style)) : nil
      }
      cell.glyph = .space
    }
    if cell.glyph.columns == 2 && (column + 1 == screen.width || screen[column + 1, row].glyph != .rightHalf) {
      cell.glyph = .space
    }
    if glyphs == .ascii && !cell.glyph.isASCII { cell.text = GlyphMode.ascii(for: cell.glyph).first }
    return cell
  }
}
