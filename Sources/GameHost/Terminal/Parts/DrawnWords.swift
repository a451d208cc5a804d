import CasinoKit

/// The words that the drawing adds to those of the scene, and how numbers are written: of one language, looked up once.
final class DrawnWords: Sendable {
  /// The words of a drawing that nobody told a language.
  static let english = DrawnWords(.host("en"))

  let language: String
  let numbers: NumberFormat
  let takeLit, takeLitShort, focus, place, nextZone, leave, leaveTable, changeBet, close, gotIt: String
  let noBet, total, bet, stake, result, waiting, waits, move, scroll: String
  let arrows, pageKeys, enter, space, tab: String
  let outOf, round, shoe, balance, bankroll, odds: String
  private let strings: Strings

  /// Looks the words up.
  init(_ strings: Strings) {
    func word(_ key: String) -> String { strings.text("drawn.\(key)") }
    self.strings = strings
    (language, numbers) = (strings.language, strings.numbers)
    (takeLit, takeLitShort, focus) = (word("takeLit"), word("takeLit.short"), word("focus"))
    (place, nextZone, leave) = (word("place"), word("nextZone"), word("leave"))
    (leaveTable, changeBet, close, gotIt) = (word("leaveTable"), word("changeBet"), word("close"), word("gotIt"))
    (noBet, total, bet, stake, result) = (word("noBet"), word("total"), word("bet"), word("stake"), word("result"))
    (waiting, waits, move, scroll) = (word("waiting"), word("waits"), word("move"), word("scroll"))
    (arrows, pageKeys) = (word("key.arrows"), word("key.pages"))
    (enter, space, tab) = (word("key.enter"), word("key.space"), word("key.tab"))
    (outOf, round, shoe) = (word("outOf"), word("round"), word("shoe"))
    (balance, bankroll, odds) = (word("balance"), word("bankroll"), word("odds"))
  }

  /// An amount: `1,250`, `7.50`, `−20`; with a plus sign where it is asked for.
  func figure(_ amount: Chips, signed: Bool = false) -> String {
    numbers.text(amount, minus: "−", plus: signed ? "+" : "")
  }

  /// How large a table must be to be drawn.
  func needs(_ columns: Int, _ rows: Int) -> String {
    strings.text("drawn.needs", .text(String(columns)), .text(String(rows)))
  }

  /// How large the window is.
  func window(_ columns: Int, _ rows: Int) -> String {
    strings.text("drawn.window", .text(String(columns)), .text(String(rows)))
  }

  /// A button with its price.
  func priced(_ title: String, _ price: Chips) -> String {
    strings.text("text.priced", .text(title), .text(figure(price)))
  }

  /// A title as the quiet word beside a key. German writes its nouns with a capital wherever they stand.
  func quiet(_ title: String) -> String { language.hasPrefix("de") ? title : title.lowercased() }
}

extension DrawnWords: Hashable {
  /// Whether two speak the same language.
  static func == (one: DrawnWords, other: DrawnWords) -> Bool { one.language == other.language }

  /// Feeds the language.
  func hash(into hasher: inout Hasher) { hasher.combine(language) }
}
