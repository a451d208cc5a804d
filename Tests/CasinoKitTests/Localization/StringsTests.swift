import CasinoKit
import Foundation
import TestSupport
import Testing

@Suite struct TemplateTests {
  @Test(
    arguments: [
      ("Good evening", [], "Good evening"),
      ("%@ of %@", ["ace", "spades"], "ace of spades"),
      ("%2$@-%1$@", ["Ass", "Pik"], "Pik-Ass"),
      ("%lld%% of %@", [5, "10"], "5% of 10"),
      ("100%", [], "100%"), ("%", [], "%"), ("%%@", ["x"], "%@"), ("%x", ["x"], "%x"),
      ("%@ and %@", ["one"], "one and %@"), ("%3$@", ["one"], "%3$@"), ("%0$@", ["one"], "%0$@"),
      ("%@", ["%@"], "%@"), ("♠%@♠", ["♥"], "♠♥♠"),
    ] as [(String, [StringArgument], String)])
  func putsArgumentsIn(text: String, arguments: [StringArgument], filled: String) {
    #expect(Template(text).filled(arguments, NumberFormat(group: ",", decimal: ".")) == filled)
  }

  @Test(arguments: [("no", []), ("%@ %lld", [0, 1]), ("%2$@ %1$@ %2$@", [0, 1]), ("%%", [])] as [(String, [Int])])
  func tellsWhatItAsksFor(text: String, arguments: [Int]) {
    #expect(Template(text).arguments == arguments)
  }
}

@Suite struct StringsTests {
  private static let game =
    #"{"sourceLanguage":"en","strings":{"suit.spades":{"localizations":{"en":{"stringUnit":{"value":"swords"}}}}}}"#

  @Test func gameLiesOverKit() throws {
    let strings = Strings(try Catalogue(json: Data(Self.game.utf8), language: "en"), language: "en")
    #expect(strings.name(of: Card(.ace, of: .spades)) == "ace of swords")
    #expect(strings.name(of: Card(.ace, of: .hearts)) == "ace of hearts")
  }

  @Test func unknownKeyIsGivenBackAndCanBeTold() {
    let strings = Strings(language: "en")
    #expect(strings.text("no.such.key", 1) == "no.such.key")
    #expect(!strings.isKnown("no.such.key"))
    #expect(strings.isKnown("card.name"))
  }

  @Test(arguments: Deck.cards())
  func everyCardHasAName(_ card: Card) {
    let strings = Strings(language: "en")
    #expect(strings.isKnown("rank.\(card.rank)") && strings.isKnown("suit.\(card.suit)"))
  }

  @Test func namesCardsInARow() throws {
    let strings = Strings(language: "en")
    #expect(strings.names(of: try Card.list("AS TD 7H")) == "ace of spades, ten of diamonds, seven of hearts")
    #expect(strings.names(of: [Card(.nine, of: .diamonds), nil]) == "nine of diamonds, a card face down")
  }

  @Test(arguments: [
    (HandTotal.plain(18), "18"), (.soft(18), "soft 18"), (.named("suit.clubs"), "clubs"), (.named("x"), "x"),
  ])
  func tellsTotals(total: HandTotal, text: String) {
    #expect(Strings(language: "en").total(total) == text)
  }

  @Test(arguments: [
    ("0", "0"), ("7.50", "7.50"), ("0.05", "0.05"), ("100", "100"), ("1000", "1,000"), ("1250.00", "1,250"),
    ("-1250.5", "-1,250.50"), ("-0.01", "-0.01"), ("10000000000", "10,000,000,000"),
  ])
  func readsAmounts(amount: String, text: String) throws {
    #expect(Strings(language: "en").amount(try #require(Chips(amount))) == text)
  }
}
