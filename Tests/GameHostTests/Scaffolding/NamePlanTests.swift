import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// A typed name becomes four good names, or is refused with what to do. BL-165, 168, 170, 171, 173, 176, 180.
@Suite struct NamePlanTests {
  static let games = [
    GameInfo(id: "blackjack", name: "Blackjack", version: "1.0.0"),
    GameInfo(id: "baccarat", name: "Baccarat", version: "1.0.0"),
    GameInfo(id: "casino-war", name: "Casino War", version: "1.0.0"),
  ]
  static let taken = TakenNames(games: games, targets: ["Baccarat", "BaccaratTests", "Rummy", "RummyTests"])

  static let names = [
    "Poker", "poker", "POKER", "UNO", "PAI GOW", "  Poker\u{A0} Night ", "Texas Hold'em", "Texas Hold\u{2019}em",
    "Three Card Poker", "VideoPoker", "video_poker", "video-poker", "Jacks or Better", "Caribbean Stud", "Red Dog",
    "Chemin de Fer", "War", "1", "21", "1Poker", "3D Poker", "21+3", "Spanish 21", "Café", "Cafe\u{301} 42",
    "Crème brûlée", "Straße", "Ærø", "Łódź", "Þór", "İstanbul", "ｐｏｋｅｒ", "٢١ Poker", "Poker ♠", "Poker 🎲",
    "ポーカー Poker", "a:b", "a?b", #"a\b"#, #"Say "Cheese""#, "A & B <C>", "C#", "Set", "Data", "Locale", "Result",
    "Error", "Card", "Deck", "Shoe", "Table", "View", "Game", "Any", "Self", "Type", "Protocol", "class", "switch",
    "Swift", "Foundation", "Test", "Bet", "Chip", "Step", "Design", "BestPlay", String(repeating: "a", count: 40),
    // Refused:
    "", "   ", "_", "-", ".", "..", "½", "🎲", "ポーカー", "トランプ21", "Покер", "P\u{43E}ker", "a/b", "../Poker",
    "-x", "--help", "--force", "Po\u{200B}ker", "Po\nker", "Po\u{1B}[31mker", "\u{202E}rekop", "Poker\u{E000}",
    "P\u{301}\u{301}\u{301}\u{301}\u{301}oker", String(repeating: "a", count: 41), String(repeating: "x", count: 300),
    "Blackjack", "black jack", "BLACK-JACK!", "Casino War", "Rummy", "Rummy Tests", "Casino", "casino kit", "CasinoKit",
    "GameHost", "Tests", "Package", "build", "main", "New Game", "Templates",
  ]

  private static func line(_ name: String) -> String {
    let start = "\"\(Literals.swift(String(name.prefix(41))))\""
    let typed = name.count > 41 ? "\(start)… × \(name.count)" : start
    do throws(NameError) {
      let plan = try NamePlan(name, taken: taken)
      let style = GameStyle(guessedFrom: plan)
      return "\(typed): \(plan.display) | \(plan.slug) | \(plan.module) | \(plan.type) | \(style.rawValue)"
    } catch {
      return "\(typed): \(Strings.host("en").sentence(for: error))"
    }
  }

  @Test func areThoseOnFile() throws {
    #expect(Self.names.count > 100)
    try expectScreen(Self.names.map { Self.line($0) + "\n" }.joined(), "names")
  }

  @Test(arguments: names) func areSoundOrRefused(name: String) throws {
    guard let plan = try? NamePlan(name, taken: Self.taken) else { return }
    #expect(plan.module.wholeMatch(of: /[A-Z][A-Za-z0-9_]*/) != nil)
    #expect(plan.slug.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil && plan.slug.utf8.count <= 40)
    #expect(plan.type != plan.module && plan.type.hasPrefix(plan.module))
    #expect(Sanitizer.word(plan.display) == plan.display, "it is shown as it was typed")
  }

  @Test(arguments: ["es", "fr", "de", "ja"]) func areRefusedInEveryLanguage(language: String) {
    let strings = Strings.host(language), english = Strings.host("en")
    for name in Self.names {
      do throws(NameError) { _ = try NamePlan(name, taken: Self.taken) } catch {
        let sentence = strings.sentence(for: error)
        #expect(sentence != english.sentence(for: error) && !sentence.contains("%") && !sentence.contains("newGame."))
      }
    }
  }

  /// BL-171: every module beside its types, in a scope of its own that stands for the module, with the names that games
  /// use. One that hid any of them would not compile.
  @Test func hideNothingThatGamesUse() throws {
    let plans = Self.names.compactMap { try? NamePlan($0, taken: Self.taken) }
    #expect(plans.count >= 60)
    let scopes = Set(plans.map(\.module)).sorted().map { module in
      let types = ReservedNames.endings.map { "  enum \(module)\($0) {}" }.joined(separator: "\n")
      return "enum Scope_\(module) {\n\(types)\n\(Self.uses)\n}\n"
    }
    let output = try Self.check(scopes.joined(separator: "\n"))
    #expect(output.status == 0, "\(output.text.prefix(2_000))")
  }

  /// What games name, once with its module and once without: where the names differ the file does not compile.
  private static let uses = """
      static func same<Value>(_ one: Value.Type, _ other: Value.Type) {}
      static func uses<Choice: BetType>(_ error: any Error, _ bet: Choice, _ table: inout some Table<Choice>) {
        same(CasinoKit.Card.self, Card.self)
        same(CasinoKit.Rank.self, Rank.self)
        same(CasinoKit.Suit.self, Suit.self)
        same(CasinoKit.Shoe.self, Shoe.self)
        same(CasinoKit.Deck.self, Deck.self)
        same(CasinoKit.Chips.self, Chips.self)
        same(CasinoKit.Ratio.self, Ratio.self)
        same(CasinoKit.GamePhase.self, GamePhase.self)
        same(CasinoKit.BetOutcome.self, BetOutcome.self)
        same(CasinoKit.Strings.self, Strings.self)
        same(CasinoKit.SettingOption.self, SettingOption.self)
        same(CasinoKit.GameInfo.self, GameInfo.self)
        same(CasinoKit.Manifest.self, Manifest.self)
        same(CasinoKit.BetResult.self, BetResult.self)
        same(CasinoKit.HandTotal.self, HandTotal.self)
        same(CasinoKit.Text.self, Text.self)
        same(CasinoKit.Spacer.self, Spacer.self)
        same(CasinoKit.CardView.self, CardView.self)
        same(CasinoKit.ChipView.self, ChipView.self)
        same(CasinoKit.Language.self, Language.self)
        same(CasinoKit.GameEvent.self, GameEvent.self)
        same(CasinoKit.IllegalMove.self, IllegalMove.self)
        same(Swift.Int.self, Int.self)
        same(Swift.String.self, String.self)
        same(Swift.Bool.self, Bool.self)
        same(Swift.Double.self, Double.self)
        same(Swift.Character.self, Character.self)
        same(Swift.Substring.self, Substring.self)
        same(Swift.Void.self, Void.self)
        same(Swift.UInt64.self, UInt64.self)
        same(Swift.Duration.self, Duration.self)
        same(Foundation.Data.self, Data.self)
        same(Foundation.Date.self, Date.self)
        same(Foundation.Locale.self, Locale.self)
        same(Foundation.URL.self, URL.self)
        same(Foundation.UUID.self, UUID.self)
        same(Foundation.Decimal.self, Decimal.self)
        same(Foundation.Calendar.self, Calendar.self)
        same(Foundation.TimeZone.self, TimeZone.self)
        same(Testing.Tag.self, Tag.self)
        same(Testing.Issue.self, Issue.self)
        same(Testing.SourceLocation.self, SourceLocation.self)
        same(Testing.Comment.self, Comment.self)
        let _: (Set<Int>, Array<Int>, Dictionary<Int, Int>, Optional<Int>, Result<Int, any Error>, Range<Int>)? = nil
        let _: (any View.Type, any GameEngine.Type, any GameMove.Type, any GameResult.Type, Any.Type, Int.Type)? = nil
      }
    """

  /// A scope in which a module had the name of a type would not compile.
  @Test(arguments: ["Card", "Set", "Data", "Swift", "Strings", "Error"]) func wouldHideIt(module: String) throws {
    let output = try Self.check("enum Scope {\n  enum \(module) {}\n\(Self.uses)\n}\n")
    #expect(output.status != 0 && output.text.contains("error:"))
  }

  private static func check(_ source: String) throws -> (status: Int32, text: String) {
    let folder = try TemporaryFolder()
    let file = try folder.write("import CasinoKit\nimport Foundation\nimport Testing\n\n\(source)", to: "Names.swift")
    return try ShellCommand.run(
      "swiftc", ["-typecheck", "-swift-version", "6", "-I", BuiltProducts.url(of: "Modules").path, file.path])
  }
}
