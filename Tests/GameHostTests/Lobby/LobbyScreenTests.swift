import CasinoKit
import Testing

@testable import GameHost

/// The lobby as text files: characters, then styles. `make record` rewrites them.
@Suite struct LobbyScreenTests {
  private let content = LobbySample.content()

  private func expect(_ window: Window, _ state: LobbyState, _ name: String) throws {
    try expectScreen(LobbySample.draw(content, state, in: window).recording, "\(name)-\(window.name)")
  }

  @Test(arguments: [Window.small, .regular, .large, .rich])
  func lobby(_ window: Window) throws { try expect(window, LobbyState(content.tables), "lobby") }

  @Test(arguments: ["light", "256", "16", "none", "ascii"], [Window.regular, .large])
  func looks(_ look: String, _ window: Window) throws {
    try expect(window.looking(look), LobbyState(content.tables, before: "baccarat"), "lobby")
  }

  @Test func firstStart() throws {
    let first = LobbySample.content(Lobby(balance: 10_000, games: Array(LobbySample.games.prefix(2))))
    let buffer = LobbySample.draw(first, LobbyState(first.tables), in: .large)
    try expectScreen(buffer.recording, "first-\(Window.large.name)")
  }

  @Test func searching() throws {
    var state = LobbyState(content.tables)
    for letter in "jac" { _ = state.take(.character(letter), [], across: 1) }
    try expect(.regular, state, "search")
  }

  @Test(arguments: [Window.small, .regular, .large, .rich])
  func fiftyTables(_ window: Window) throws {
    let crowd = LobbySample.content(LobbySample.crowd)
    let buffer = LobbySample.draw(crowd, LobbyState(crowd.tables, before: "game-30"), in: window)
    try expectScreen(buffer.text + "\n", "crowd-\(window.name)")
    #expect(buffer.text.contains("Game 30"), "the chosen table is seen")
  }

  @Test("a sentence about what went wrong stands in the line of keys")
  func notice() {
    var state = LobbyState(content.tables)
    state.notice = "Blackjack is open already."
    let line = LobbySample.draw(content, state, in: .regular).text(in: 23)
    #expect(line == " Blackjack is open already.")
  }

  @Test(arguments: [(1, 1), (20, 5), (59, 18), (60, 17), (80, 22), (100, 36), (119, 39), (300, 80)])
  func everySizeIsDrawn(columns: Int, rows: Int) {
    let window = Window(columns: columns, rows: rows)
    #expect(LobbySample.draw(content, LobbyState(content.tables), in: window).height == rows)
  }

  @Test func wideLettersStayInTheirColumns() {
    var lobby = LobbySample.lobby
    lobby.games[1].titles = ["en": .init(name: "バカラ", summary: "プレイヤー、バンカー、タイのいずれか")]
    let content = LobbySample.content(lobby)
    for window in [Window.small, .regular, .large] {
      let buffer = LobbySample.draw(content, LobbyState(content.tables), in: window)
      for row in 0..<buffer.height {
        let columns = (0..<buffer.width).reduce(0) { $0 + (buffer[$1, row].text?.columns ?? 0) }
        #expect(columns == buffer.width, "row \(row) of \(window.name)")
      }
    }
  }
}

@Suite struct LaunchScreenTests {
  @Test(arguments: [Window.regular, .large, Window.regular.looking("16")])
  func launchScreen(_ window: Window) throws {
    let icon = try #require(LobbySample.games[0].icon)
    let node = SceneNode(
      .zstack, id: "launch",
      children: [
        SceneNode(.felt, id: "felt", detail: "green"), icon, SceneNode(.text, id: "name", text: "Blackjack"),
      ])
    var canvas = Canvas(
      size: (window.columns, window.rows), theme: window.theme, options: RenderOptions(), focus: nil)
    LaunchPart(node: node).draw(&canvas)
    try expectScreen(canvas.buffer.recording, "launch-\(window.name)")
  }
}
