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
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "import CasinoKit\nimport Foundation\nimport Testing\n\n" + scopes.joined(separator: "\n"), to: "Names.swift")
    let output = try ShellCommand.run(
      "swiftc", ["-typecheck", "-swift-version", "6", "-I", BuiltProducts.url(of: "Modules").path, file.path])
    #expect(output.status == 0, "\(output.text.prefix(2_000))")
  }

  private static let uses = """
      static func uses<Choice: BetType>(_ error: any Error, _ bet: Choice, _ table: inout some Table<Choice>) {
        let _: (Set<Int>, [Int], Dictionary<Int, Int>, Optional<Int>, String, Bool, Double)? = nil
        let _: (Result<Int, any Error>, Data, Date, Locale, URL, UUID, Range<Int>, Character)? = nil
        let _: (Card, Rank, Suit, Shoe, Chips, Ratio, GamePhase, BetOutcome, Strings, SettingOption)? = nil
        let _: (Text, Spacer, CardView, ChipView, HandTotal, BetResult, GameInfo, Manifest, Commit)? = nil
        let _: (any View.Type, any GameEngine.Type, any GameMove.Type, any GameResult.Type, Any.Type)? = nil
        let _: (Tag, Issue, SourceLocation, Swift.Int, Foundation.Data, Int.Type)? = nil
      }
    """
}
