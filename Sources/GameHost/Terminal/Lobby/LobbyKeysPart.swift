import CasinoKit

/// The line of keys below the lobby.
struct LobbyKeysPart {
  let state: LobbyState
  let strings: Strings
  /// How many tables match.
  let shown: Int

  /// Draws the line, with the number of tables at its end where there is room.
  func draw(_ canvas: inout Canvas) {
    let screen = canvas.buffer.bounds
    let count = strings.text("lobby.count", .count(shown))
    var part = KeyLinePart(keys: keys, screen: screen)
    let hasCount = screen.width >= 100 && state.notice == nil
    if hasCount { part.screen.width -= count.columns + 3 }
    canvas.fill(CellRect(column: 0, row: screen.height - 1, width: screen.width, height: 1), .rail)
    part.draw(&canvas)
    if hasCount { canvas.writeRight(count, before: screen.width - 1, screen.height - 1, .railDim) }
  }

  private var keys: [KeyLinePart.Key] {
    func word(_ name: String) -> String { strings.text("lobby.key.\(name)") }
    func key(_ key: String, _ name: String, _ weight: Int) -> KeyLinePart.Key {
      KeyLinePart.Key(key: key, word: word(name), node: "key.\(name)", action: "key.\(name)", weight: weight)
    }
    let enter = KeyLinePart.Key(
      key: word("enter"), word: strings.text("lobby.sitDown"), node: "key.enter", action: "key.enter",
      weight: KeyLinePart.always)
    if let query = state.query {
      return [
        KeyLinePart.Key(key: "/", word: "\(query)▏", weight: KeyLinePart.always), enter, key("Esc", "all", 8),
      ]
    }
    return [
      enter, key(word("arrows"), "choose", 1), key("/", "search", 4), key("H", "history", 2),
      key("S", "statistics", 5), key("O", "settings", 6), key("?", "help", 7),
      key("Q", "leave", KeyLinePart.always),
    ]
  }
}
