import Testing

@testable import GameHost

struct ColorModeTests {
  @Test(arguments: [
    ([:], ColorMode.none), (["TERM": "dumb", "COLORTERM": "truecolor"], .none), (["TERM": "vt100"], .none),
    (["TERM": "xterm"], .ansi16), (["TERM": "xterm-256color"], .palette256),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .truecolor),
    (["TERM": "xterm-256color", "COLORTERM": "24bit"], .truecolor), (["TERM": "xterm-direct"], .truecolor),
    (["TERM": "xterm-kitty"], .truecolor), (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .truecolor),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .palette256),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .palette256),
    (["TERM": "linux", "COLORTERM": "truecolor"], .ansi16),
    (["TERM": "screen-256color", "COLORTERM": "truecolor"], .palette256),
    (["TERM": "screen", "COLORTERM": "truecolor"], .ansi16),
    (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/t,1,0"], .truecolor),
    (["TERM": "tmux-256color"], .palette256),
  ])
  func theEnvironmentSaysHowManyColours(environment: [String: String], expected: ColorMode) {
    #expect(ColorMode.detected(environment) == expected)
  }

  @Test func theOptionHasTheLastWord() {
    #expect(ColorMode.detected(["NO_COLOR": "1", "TERM": "dumb"], choice: .palette256) == .palette256)
    #expect(["truecolor", "256", "16", "none"].map { ColorMode(rawValue: $0) } == ColorMode.allCases)
  }

  @Test(
    arguments: [
      (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x0E4C38, 236), (0x5F87AF, 67), (0x808080, 244),
      (0x080808, 232),
      (0xEEEEEE, 255), (0xF5C550, 221),
    ] as [(UInt32, UInt8)])
  func aColourHasOneNearest(hex: UInt32, expected: UInt8) {
    #expect(ColorMode.nearest(to: RGB(hex)) == expected)
  }

  /// Every colour of the fixed part of the palette is its own nearest, and a search finds none that is nearer.
  @Test func noColourOfThePaletteIsNearer() {
    let levels = [0, 95, 135, 175, 215, 255]
    let palette: [[Int]] =
      (0..<216).map { [levels[$0 / 36], levels[$0 / 6 % 6], levels[$0 % 6]] }
      + (0..<24).map { [Int](repeating: 8 + 10 * $0, count: 3) }
    for red in stride(from: 0, through: 255, by: 37) {
      for green in stride(from: 0, through: 255, by: 37) {
        for blue in stride(from: 0, through: 255, by: 37) {
          let wanted = [red, green, blue]
          let distances = palette.map { zip($0, wanted).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
          let nearest = ColorMode.nearest(to: RGB(red: UInt8(red), green: UInt8(green), blue: UInt8(blue)))
          #expect(distances[Int(nearest) - 16] == distances.min(), "\(wanted)")
        }
      }
    }
  }

  @Test func withFewColoursOnlyMarksOfTheThemeStay() {
    let style = CellStyle(foreground: .indexed(3), background: CellColor(0x0E4C38), isBold: true, isReversed: true)
    #expect(
      ColorMode.ansi16.reduced(style) == CellStyle(foreground: .indexed(3), isBold: true, isReversed: true))
    #expect(ColorMode.none.reduced(style) == CellStyle(isBold: true, isReversed: true))
    #expect(ColorMode.truecolor.reduced(style) == style)
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], GlyphMode.unicode), (["LANG": "C.utf8"], .unicode), (["LANG": "C"], .ascii),
    ([:], .ascii),
    (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], .ascii), (["LANG": "C", "LC_CTYPE": "C.UTF-8"], .unicode),
    (["LANG": "de_DE.UTF-8", "LC_ALL": ""], .unicode), (["LANG": "C.UTF-8", "TERM": "linux"], .ascii),
  ])
  func theEnvironmentSaysWhichGlyphs(environment: [String: String], expected: GlyphMode) {
    #expect(GlyphMode.detected(environment) == expected)
    #expect(GlyphMode.detected(environment, choice: .ascii) == .ascii)
  }

  @Test(arguments: [
    ("╭─╮│╰─╯", ".-.|'-'"), ("┏━┓┃┗━┛", ".=.|'='"), ("A♠ 10♥ Q♦ 9♣", "As 10h Qd 9c"), ("−50 × 2…", "-50 x 2~"),
    ("Zürich", "Zurich"), ("e\u{301}", "e"), ("日本", "????"), ("○●", "o#"),
  ])
  func everyGlyphHasAsciiOfItsWidth(text: String, expected: String) {
    var screen = CellBuffer(width: 16, height: 1)
    screen.put(text, at: Point(column: 0, row: 0), style: CellStyle())
    #expect(text.compactMap { Glyph($0) }.map { GlyphMode.ascii(for: $0) }.joined() == expected)
  }

  @Test func theVocabularyIsNarrowAndHasAscii() {
    let vocabulary = "♠♥♦♣·▀▄█▌▐▏▔▁▂▃▅▆▇▖▗▘▝▟▜▙▛▚▞─│╭╮╰╯━┃┏┓┗┛╳╱╲○●•°▼▲→×−–…"
    for glyph in vocabulary {
      #expect(glyph.columns == 1, "\(glyph)")
      #expect(GlyphMode.asciiTable[glyph]?.isASCII == true, "\(glyph)")
    }
  }
}
