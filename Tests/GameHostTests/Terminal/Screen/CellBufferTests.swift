import Testing

@testable import GameHost

struct CellBufferTests {
  private let green = CellColor(0x0E4C38)
  private let gold = CellColor(0xF5C550)
  private let ink = CellColor(0x2A1C05)

  /// A text in a row of eight dots.
  @Test(arguments: [
    ("soft 18", 0, 99, "soft 18.", 7), ("soft 18", 4, 99, "....soft", 7), ("soft 18", -5, 99, "18......", 7),
    ("soft 18", 1, 4, ".soft...", 4), ("日本", 0, 99, "日本....", 4), ("日本", 0, 3, "日 .....", 3),
    ("日本", 5, 99, ".....日 ", 4), ("日本", -1, 99, " 本.....", 4), ("a\u{1b}[31mb", 0, 99, "a[31mb..", 6),
    ("a\nb\tc", 0, 99, "a b c...", 5), ("", 0, 99, "........", 0), ("abc", 0, 0, "........", 0),
  ])
  func aTextIsPutWhereItFits(text: String, column: Int, maxWidth: Int, expected: String, used: Int) {
    var screen = dots(8)
    let columns = screen.put(text, at: Point(column: column, row: 0), style: CellStyle(), maxWidth: maxWidth)
    #expect(columns == used)
    #expect(String((0..<8).compactMap { screen[$0, 0].text }) == expected)
  }

  @Test func halfOfAWideGlyphThatIsLeftBecomesASpace() {
    var screen = dots(8)
    screen.put("日本語", at: Point(column: 1, row: 0), style: CellStyle())
    screen.put("x", at: Point(column: 2, row: 0), style: CellStyle())
    screen.fill(CellRect(column: 4, row: 0, width: 2, height: 1), nil)
    #expect((0..<8).map { screen[$0, 0].text } == [".", " ", "x", " ", " ", " ", " ", "."])
  }

  @Test func aTextOverTheFeltKeepsIt() {
    var screen = CellBuffer(width: 4, height: 1)
    screen.fill(screen.bounds, green)
    screen.put("ab", at: Point(column: 1, row: 0), over: gold, isBold: true)
    #expect(screen[1, 0] == Cell(text: "a", style: CellStyle(foreground: gold, background: green, isBold: true)))
    #expect(screen[3, 0] == Cell(text: " ", style: CellStyle(background: green)))
  }

  @Test func whatIsOutsideIsCut() {
    var screen = dots(3)
    let before = screen
    screen.put("abc", at: Point(column: 0, row: 1), style: CellStyle())
    screen.put("abc", at: Point(column: 0, row: -1), style: CellStyle())
    screen.fill(CellRect(column: 3, row: 0, width: 5, height: 5), gold)
    screen.fill(CellRect(column: -5, row: -5, width: 5, height: 5), gold)
    screen.setPixel(column: 0, halfRow: -1, gold)
    screen.setPixel(column: 0, halfRow: 2, gold)
    screen.blend(CellRect(column: 0, row: 4, width: 3, height: 1), with: gold, 1)
    #expect(screen == before)
  }

  @Test func onePictureHasOneForm() {
    var screen = CellBuffer(width: 1, height: 1)
    screen.setPixel(column: 0, halfRow: 0, gold)
    #expect(screen[0, 0] == Cell(text: "▀", style: CellStyle(foreground: gold)))
    screen.setPixel(column: 0, halfRow: 1, green)
    #expect(screen[0, 0] == Cell(text: "▀", style: CellStyle(foreground: gold, background: green)))
    screen.setPixel(column: 0, halfRow: 0, green)
    #expect(screen[0, 0] == Cell(text: " ", style: CellStyle(background: green)))
    screen.setPixel(column: 0, halfRow: 0, nil)
    #expect(screen[0, 0] == Cell(text: "▄", style: CellStyle(foreground: green)))
    #expect([0, 1].map { screen.pixel(column: 0, halfRow: $0) } == [nil, green])
  }

  @Test func aShadowDarkensTheGroundAndAVeilDarkensAll() {
    let style = CellStyle(foreground: CellColor(0xFFFFFF), background: CellColor(0x646464))
    let start = CellBuffer(width: 2, height: 1, fill: Cell(text: "x", style: style))
    var shaded = start
    shaded.blendBackground(CellRect(column: 1, row: 0, width: 1, height: 1), with: CellColor(0), 0.5)
    #expect(shaded[0, 0].style == style)
    #expect(shaded[1, 0].style == CellStyle(foreground: CellColor(0xFFFFFF), background: CellColor(0x323232)))
    var veiled = start
    veiled.dim(under: CellColor(0), 1)
    #expect(veiled[0, 0].style == CellStyle(foreground: CellColor(0), background: CellColor(0)))
  }

  @Test func coloursOfTheTerminalAreNotMixed() {
    var screen = CellBuffer(width: 1, height: 1, fill: Cell(text: "x", style: CellStyle(foreground: .indexed(3))))
    let before = screen
    screen.dim(under: CellColor(0), 0.62)
    #expect(screen == before)
  }

  @Test func aScreenIsRecordedAsText() {
    var screen = CellBuffer(width: 10, height: 2)
    screen.fill(screen.bounds, green)
    screen.put("18", at: Point(column: 1, row: 0), style: CellStyle(foreground: ink, background: gold, isBold: true))
    screen.put("日", at: Point(column: 0, row: 1), style: CellStyle(foreground: .indexed(3), isReversed: true))
    #expect(
      screen.recording == """
        10×2
         18
        日
        styles
        a1 b2 a7
        c2 a8
        legend
        a - on #0E4C38
        b #2A1C05 on #F5C550 bold
        c 3 on - reversed

        """)
  }

  @Test func aScreenIsWrittenForCat() {
    var screen = CellBuffer(width: 3, height: 2)
    screen.put("ab", at: Point(column: 0, row: 0), style: CellStyle(foreground: .indexed(1)))
    #expect(String(decoding: screen.ansi(.ansi16), as: UTF8.self) == "\u{1b}[0;31mab \u{1b}[m\n\u{1b}[m   \n")
  }

  private func dots(_ width: Int) -> CellBuffer {
    CellBuffer(width: width, height: 1, fill: Cell(text: ".", style: CellStyle()))
  }
}
