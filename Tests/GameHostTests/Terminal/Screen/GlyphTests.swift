import Foundation
import TestSupport
import Testing

@testable import GameHost

struct GlyphTests {
  /// The answers of the library `wcwidth` (see Tests/Reference/glyph_widths.py).
  private struct Reference: Decodable {
    let scalars: [[UInt32]]
    let texts: [Text]

    struct Text: Decodable {
      let text: String
      let columns: Int

      init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        text = try values.decode(String.self)
        columns = try values.decode(Int.self)
      }
    }
  }

  private static func reference() throws -> Reference {
    let data = try Data(contentsOf: Checkout.root.appending(path: "Tests/Reference/glyph_widths.json"))
    return try JSONDecoder().decode(Reference.self, from: data)
  }

  @Test func scalarsTakeTheColumnsOfTheLibrary() throws {
    let scalars = try Self.reference().scalars
    #expect(scalars.count > 5000)
    for pair in scalars {
      let scalar = try #require(Unicode.Scalar(pair[0]))
      #expect(GlyphWidth.columns(scalar) == Int(pair[1]), "U+\(String(pair[0], radix: 16))")
    }
  }

  @Test func textsTakeTheColumnsOfTheLibrary() throws {
    for text in try Self.reference().texts { #expect(text.text.columns == text.columns, "\(text.text)") }
  }

  /// Swift's own tables of Unicode, which the generator did not use.
  @Test func theTableAgreesWithSwift() {
    for value in 0x300...0x1ffff as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory) {
        #expect(GlyphWidth.columns(scalar) == 0, "U+\(String(value, radix: 16))")
      } else if scalar.properties.isEmojiPresentation {
        #expect(GlyphWidth.columns(scalar) == 2, "U+\(String(value, radix: 16))")
      }
    }
  }

  @Test(
    arguments: [
      ("A", "A", 1), ("♠", "♠", 1), ("♠\u{fe0f}", "♠", 1), ("日", "日", 2), ("👩‍🚀", "👩", 2), ("👍🏽", "👍", 2), ("🇩🇪", "🇩🇪", 2),
      ("e\u{301}", "e\u{301}", 1), ("1\u{fe0f}\u{20e3}", "1\u{20e3}", 1), ("\t", " ", 1), ("\u{a0}", " ", 1),
      ("\r\n", " ", 1),
    ] as [(Character, Character, Int)])
  func aGraphemeIsDrawnAsAllTerminalsCan(grapheme: Character, drawn: Character, columns: Int) throws {
    let glyph = try #require(Glyph(grapheme))
    #expect(glyph.character?.unicodeScalars.map(\.value) == drawn.unicodeScalars.map(\.value))
    #expect(glyph.columns == columns)
  }

  @Test(
    arguments: ["\u{1b}", "\u{7}", "\u{9b}", "\u{200b}", "\u{202e}", "\u{feff}", "\u{301}", "\u{fe0f}"] as [Character])
  func whatDrivesATerminalIsNotDrawn(grapheme: Character) {
    #expect(Glyph(grapheme) == nil)
    #expect(Cell(text: grapheme, style: CellStyle()) == .blank)
  }

  @Test func marksOnOneBaseAreBounded() throws {
    let tower = Character("a" + String(repeating: "\u{301}", count: 500))
    let glyph = try #require(Glyph(tower))
    #expect(glyph.columns == 1)
    #expect(glyph.character?.unicodeScalars.count == 8)
  }

  @Test(arguments: [
    ("Surrender", 9, "Surrender"), ("Surrender", 8, "Surrend…"), ("Surrender", 1, "…"), ("Surrender", 0, ""),
    ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("👩‍🚀👩‍🚀", 3, "👩‍🚀…"), ("", 0, ""),
  ])
  func aTextIsCutBetweenGraphemes(text: String, columns: Int, expected: String) {
    #expect(text.truncated(to: columns) == expected)
    #expect(text.truncated(to: columns).columns <= columns)
  }
}
