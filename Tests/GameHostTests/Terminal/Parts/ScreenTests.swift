import CasinoKit
import Testing

@testable import GameHost

/// Whole tables as text files: characters, then styles. `make record` rewrites them.
struct ScreenTests {
  @Test(arguments: RecordedScene.allCases, [Window.small, .regular, .large])
  func table(_ recorded: RecordedScene, _ window: Window) throws {
    try expectScreen(window.render(try recorded.scene()).buffer.recording, "\(recorded)-\(window.name)")
  }

  @Test(arguments: [RecordedScene.turn, .bigWin])
  func wideTable(_ recorded: RecordedScene) throws {
    try expectScreen(
      Window.rich.render(try recorded.scene(), options: Self.rails).buffer.recording, "\(recorded)-\(Window.rich.name)")
  }

  @Test(arguments: ["light", "256", "16", "none", "ascii"])
  func looks(_ look: String) throws {
    let window = Window.regular.looking(look)
    try expectScreen(window.render(try RecordedScene.turn.scene()).buffer.recording, "turn-\(window.name)")
  }

  @Test(
    arguments: [RecordedScene.betting, .turn, .split, .result, .settings, .coupResult], [Window.regular, .large])
  func textScales(_ recorded: RecordedScene, _ window: Window) throws {
    for scale in [TextScale.compact, .large] {
      let table = window.render(try recorded.scene(), options: RenderOptions(scale: scale))
      try expectScreen(table.buffer.recording, "\(recorded)-\(window.name)-\(scale.rawValue)")
    }
  }

  @Test("the host's sheet of odds over a decision", arguments: [Window.small, .regular, .large])
  func odds(_ window: Window) throws {
    let scene = try RecordedScene.turn.scene()
    let lines = [("hit", 40_000, 19_000), ("stand", 40_000, 18_600), ("double", 30_000, 13_000)].map { id, count, won in
      var line = RolloutLine(id, stake: 10)
      for round in 0..<count { line.add(round < won ? 10 : -10) }
      return line
    }
    let round = SeenRound(
      rules: .object([:]), plays: [Play(Play.deal)], cards: [], events: [], cardsRemaining: 312, isFreshShoe: true,
      scene: scene)
    let question = OddsQuestion(round, counted: nil, language: "en")
    let picture = try #require(OddsPicture(lines, player: .strategy, question))
    var options = RenderOptions()
    options.odds = OddsSheet(picture, isMore: true, .host("en"))
    try expectScreen(window.render(scene, options: options).buffer.recording, "odds-\(window.name)")
  }

  @Test func sheetInDaylight() throws {
    let window = Window.large.looking("light")
    try expectScreen(
      window.render(try RecordedScene.settings.scene(), focus: "setting.decks").buffer.recording,
      "settings-\(window.name)")
  }

  /// What the compiler says of a game that is being written, at its table: an error covers the lower part.
  @Test(arguments: [Window.small, .regular, Window.regular.looking("none"), Window.regular.looking("ascii")])
  func work(_ window: Window) throws {
    let table = window.render(try RecordedScene.turn.scene(), options: RenderOptions(work: Self.refused))
    try expectScreen(table.buffer.recording, "work-refused-\(window.name)")
  }

  @Test func workGoesOn() throws {
    let table = Window.regular.render(
      try RecordedScene.turn.scene(), options: RenderOptions(work: WorkNotice(title: "War is being built: 3 of 9")))
    try expectScreen(table.buffer.recording, "work-building-\(Window.regular.name)")
  }

  @Test("without a table there is the compiler's page alone, scrolled to its end")
  func workWithoutATable() throws {
    var work = WorkNotice(title: "War does not build", lines: Self.refused.lines + Self.refused.lines, isDown: true)
    let window = Window.small, lines = WorkPart.lines(of: work, width: window.columns)
    work.scroll(by: 100, most: lines.count - WorkPart.page(window.rows))
    let table = window.render(try RecordedScene.turn.scene(), options: RenderOptions(work: work))
    try expectScreen(table.buffer.recording, "work-down-\(window.name)")
  }

  private static let refused = WorkNotice(
    title: "War does not build; the table plays on as it was",
    lines: [
      "Engine/WarEngine.swift:41:17: error: cannot find 'dealt' in scope",
      "39 |     let card = table.draw()", "40 |\tlet other = table.draw()",
      "41 |     guard card < dealt else { return nil } // the higher card wins, and equal cards go to war: see the rules",
      "   |                 `- error: cannot find 'dealt' in scope", "42 |     return card",
      "Models/WarOutcome.swift:7:8: error: 'case' is not allowed outside of an enum, where it would name an outcome of the round",
    ])

  @Test func tooSmall() throws {
    let window = Window(columns: 50, rows: 14)
    try expectScreen(window.render(try RecordedScene.turn.scene()).buffer.recording, "turn-\(window.name)")
  }

  @Test("put away, the result makes room for the zones")
  func bannerClosed() throws {
    let scene = try RecordedScene.result.scene()
    let table = Window.regular.render(scene, options: RenderOptions(isBannerClosed: true))
    try expectScreen(table.buffer.recording, "result-closed-\(Window.regular.name)")
  }

  private static let rails = RenderOptions(
    rail: RailContent(
      left: [
        .init(
          title: "This table",
          lines: [.init(name: "decks", value: "6"), .init(name: "blackjack", value: "3 to 2")])
      ],
      right: [
        .init(
          title: "Last rounds",
          lines: [
            .init(name: "20 against 18", value: "+50", tone: .win), .init(name: "bust 24", value: "−50", tone: .lose),
          ])
      ],
      bankroll: [10_000, 9_950, 9_900, 9_975, 10_075].map { Chips($0) }))
}
