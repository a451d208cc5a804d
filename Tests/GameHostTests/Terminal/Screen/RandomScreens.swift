import CasinoKit

@testable import GameHost

/// Screens that nobody would draw, the same for every run.
struct RandomScreens {
  private var random: Xoshiro256
  private(set) var screen: CellBuffer

  init(seed: UInt64, width: Int, height: Int) {
    random = Xoshiro256(seed: seed)
    screen = CellBuffer(width: width, height: height)
  }

  private static let glyphs: [Character?] =
    [
      " ", " ", " ", "a", "0", "▀", "▄", "·", "♠", "│", "é", "e\u{301}", "日", "🎲", "한", "\u{1b}", "\n", "♠\u{fe0f}",
      nil,
    ]
  private static let texts = [
    "Dealer shows 9.", "BLACKJACK PAYS 3 TO 2", "日本語 mixed 한국어", "soft\u{1b}[31m18", "👩‍🚀 joined", "e\u{301}e\u{301}", "",
    "        ",
  ]

  /// The next screen: the last one with some changes.
  mutating func next() -> CellBuffer {
    for _ in 0...random.next(below: 6) { change() }
    return screen
  }

  /// A screen of another size.
  mutating func resize(width: Int, height: Int) { screen = CellBuffer(width: width, height: height) }

  private mutating func change() {
    let place = Point(
      column: random.next(below: screen.width + 6) - 3, row: random.next(below: screen.height + 2) - 1)
    let rect = CellRect(
      column: place.column, row: place.row, width: random.next(below: 12), height: random.next(below: 4))
    switch random.next(below: 9) {
    case 0, 1: screen.put(pick(Self.texts), at: place, style: style(), maxWidth: random.next(below: 30))
    case 2: screen.put(pick(Self.texts), at: place, over: color())
    case 3: screen.fill(rect, color())
    case 4: screen.blend(rect, with: CellColor(0), 0.38)
    case 5: for _ in 0..<9 { setPixel() }
    case 6 where random.next(below: 20) == 0: screen.dim(under: CellColor(0), 0.62)
    case 7 where random.next(below: 20) == 0: screen.fill(screen.bounds, .blank)
    default: for _ in 0...random.next(below: 9) { setCell() }
    }
  }

  private mutating func setPixel() {
    screen.setPixel(
      column: random.next(below: screen.width), halfRow: random.next(below: screen.height * 2), color())
  }

  /// A cell without regard to its neighbours, so that halves of wide glyphs are left over.
  private mutating func setCell() {
    screen[random.next(below: screen.width), random.next(below: screen.height)] =
      Cell(text: pick(Self.glyphs), style: style())
  }

  private mutating func style() -> CellStyle {
    CellStyle(
      foreground: color(), background: color(), isBold: random.next(below: 3) == 0,
      isReversed: random.next(below: 6) == 0)
  }

  private mutating func color() -> CellColor? {
    switch random.next(below: 4) {
    case 0: nil
    case 1: .indexed(UInt8(random.next(below: 256)))
    default: .rgb(RGB(pick([0x125A42, 0x0E4C38, 0xF5C550, 0xF8F3E6, 0x010203])))
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[random.next(below: elements.count)] }
}
