import CasinoKit
import Testing

@testable import GameHost

/// What people type for an amount, by the separators of their language.
@Suite struct AmountReaderTests {
  private static func reader(decimal: String, group: String) throws -> AmountReader {
    let json = """
      {"sourceLanguage": "xx", "version": "1.0", "strings": {
        "number.decimal": {"localizations": {"xx": {"stringUnit": {"value": "\(decimal)"}}}},
        "number.group": {"localizations": {"xx": {"stringUnit": {"value": "\(group)"}}}}}}
      """
    return AmountReader(Strings(try Catalogue(json: .init(json.utf8), language: "xx"), language: "xx"))
  }

  @Test(arguments: [
    (",", ".", "7,50", "7.50"), (",", ".", "7.50", "7.50"), (",", ".", "1.000", "1000.00"),
    (",", ".", "1.234.567,5", "1234567.50"), (",", ".", "100", "100.00"), (",", ".", "1.00", "1.00"),
    (".", ",", "1,000", "1000.00"), (".", ",", "7.50", "7.50"), (".", ",", "7,50", "7.50"),
    (".", ",", "12,345.67", "12345.67"),
    (",", " ", "7,5", "7.50"), (",", "\u{202F}", "1\u{A0}000", "1000.00"),
  ])
  func isRead(decimal: String, group: String, text: String, amount: String) throws {
    #expect(try Self.reader(decimal: decimal, group: group).amount(text)?.description == amount)
  }

  @Test(arguments: [
    (".", ",", "1.000"), (".", ",", "7.555"), (".", ",", "1,00,000"), (".", ",", "1,2345"), (",", ".", "12.34.567"),
    (",", ".", "1,000"), (".", ",", ""), (".", ",", "x"), (".", ",", "-"), (",", ".", ","), (".", ",", "１００"),
  ])
  func isNoAmount(decimal: String, group: String, text: String) throws {
    #expect(try Self.reader(decimal: decimal, group: group).amount(text) == nil)
  }

  @Test func spacesPartGroupsWhereTheLanguageHasThem() throws {
    let french = try Self.reader(decimal: ",", group: " "), english = try Self.reader(decimal: ".", group: ",")
    #expect(try TextCommand("bet insurance 1 000,50", french) == .bet("insurance", Chips(hundredths: 100_050)))
    #expect(try TextCommand("bet 12 345", french) == .bet(nil, 12_345))
    #expect(try TextCommand("bet 21+3 100", french) == .bet("21+3", 100))
    #expect(try TextCommand("bet 21+3 100", english) == .bet("21+3", 100))
  }

  @Test(arguments: [("stats", "statistics"), ("odds", "odds"), ("status", "status"), ("?", "help"), ("BETS", "bets")])
  func questionsAreKnown(line: String, question: String) throws {
    let reader = try Self.reader(decimal: ".", group: ",")
    #expect(try TextCommand(line, reader) == .ask(try #require(TextCommand.Question(rawValue: question))))
  }
}
