import CasinoKit
import Testing

@testable import GameHost

@Suite struct LobbyStateTests {
  private var state = LobbyState(LobbySample.content().tables)

  /// Presses keys in a lobby with two tables beside each other.
  private mutating func press(_ keys: Key...) -> [LobbyState.Wish] {
    keys.map { state.take($0, [], across: 2) }
  }

  @Test(
    arguments: [
      ([], "blackjack"), ([.right], "baccarat"), ([.right, .right, .right], "poker"), ([.left], "blackjack"),
      ([.down], "poker"), ([.down, .up], "blackjack"), ([.tab, .tab, .tab], "blackjack"), ([.end], "poker"),
      ([.end, .home], "blackjack"), ([.pageDown, .pageUp], "blackjack"),
    ] as [([Key], String)])
  func keysChoose(keys: [Key], chosen: String) {
    var state = self.state
    for key in keys { #expect(state.take(key, [], across: 2) == .redraw) }
    #expect(state.chosen == chosen)
    #expect(state.take(.enter, [], across: 2) == .sitDown(chosen))
  }

  @Test mutating func shiftTabGoesBackAround() {
    #expect(state.take(.tab, .shift, across: 2) == .redraw)
    #expect(state.chosen == "poker")
  }

  @Test mutating func aDigitSitsDown() {
    #expect(press(.character("2")) == [.sitDown("baccarat")])
    #expect(press(.character("4"), .character("0")) == [.redraw, .redraw])
    #expect(state.chosen == "baccarat")
  }

  @Test(arguments: [
    ("/bac", ["baccarat"]), ("/21", ["blackjack"]), ("bac", ["baccarat"]), ("/tie player", ["baccarat"]),
    ("jacks", ["poker"]), ("/zzz", []), ("/", ["blackjack", "baccarat", "poker"]), ("/q", []),
  ])
  func lettersSearch(typed: String, found: [String]) {
    var state = self.state
    for letter in typed { #expect(state.take(.character(letter), [], across: 2) == .redraw) }
    #expect(state.shown.map(\.id) == found)
    #expect(state.take(.enter, [], across: 2) == (found.first.map { .sitDown($0) } ?? .redraw))
  }

  @Test mutating func backspaceAndEscapeEndTheSearch() {
    _ = press(.character("b"), .character("x"))
    #expect(state.shown.isEmpty)
    _ = press(.backspace)
    #expect(state.query == "b")
    _ = press(.backspace, .backspace)
    #expect(state.query == nil && state.shown.count == 3)
    _ = press(.character("p"))
    #expect(press(.escape, .escape) == [.redraw, .leave])
  }

  @Test(arguments: [
    ("h", LobbyState.Sheet.history), ("s", .statistics), ("o", .settings), ("?", .help), ("S", .statistics),
  ])
  func aLetterOpensASheet(letter: String, sheet: LobbyState.Sheet) {
    var state = self.state
    _ = state.take(.character(Character(letter)), [], across: 2)
    #expect(state.sheet == sheet)
    #expect(state.take(.act("close"), order: [], limit: 0) == .redraw)
    #expect(state.sheet == nil)
  }

  @Test mutating func aSheetHasItsOwnKeys() {
    state.open(.settings)
    let order = ["host.set.speed", "host.set.theme"]
    _ = state.take(.focus(1), order: order, limit: 0)
    #expect(state.focus == "host.set.speed")
    _ = state.take(.focus(-1), order: order, limit: 0)
    #expect(state.focus == "host.set.theme")
    let wish = state.take(.act("host.set.theme", value: "light"), order: order, limit: 0)
    #expect(wish == .change("theme", value: "light"))
    _ = state.take(.scroll(10), order: order, limit: 4)
    #expect(state.scroll == 4)
    #expect(state.take(.leave, order: order, limit: 4) == .redraw)
    #expect(state.sheet == nil, "Q closes a sheet and leaves nothing")
  }

  @Test mutating func aNoticeGoesWithTheNextKey() {
    state.notice = "Blackjack is open already."
    _ = press(.right)
    #expect(state.notice == nil)
  }

  @Test mutating func aTableThatIsGoneIsNotChosen() {
    _ = press(.end)
    state.tables.removeLast()
    #expect(state.chosen == "blackjack")
  }

  @Test func withoutTablesNothingHappens() {
    var empty = LobbyState([])
    for key in [Key.enter, .right, .down, .character("1"), .tab] { #expect(empty.take(key, [], across: 1) == .redraw) }
    #expect(empty.chosen == nil)
  }
}

@Suite struct LobbyLineTests {
  @Test(
    arguments: [
      ("2", .number(2)), ("play 2", .number(2)), ("Blackjack", .play("Blackjack")),
      ("play casino war", .play("casino war")), ("search bac", .search("bac")),
      ("set speed=fast", .set("speed", "fast")),
      ("set speed fast", .set("speed", "fast")), ("set speed", .ask(.settings)), ("status", .ask(.status)),
      ("lobby", .ask(.status)), ("?", .ask(.help)), ("stats blackjack", .command(["stats", "blackjack"])),
      ("statistics", .command(["stats"])),
      ("odds blackjack --hand A7", .command(["odds", "blackjack", "--hand", "A7"])),
      ("play", .play("play")), ("QUIT", .quit), ("  ", .nothing),
    ] as [(String, LobbyLine)])
  func isRead(text: String, line: LobbyLine) { #expect(LobbyLine(text) == line) }
}

@Suite struct LobbyClockTests {
  @Test(arguments: [
    ("2026-10-07T09:05:00Z", "09:05"), ("2026-10-06T23:59:00Z", "6 Oct"), ("2025-10-07T09:05:00Z", "7 Oct"), ("?", ""),
  ])
  func timesOfTodayAndDaysBefore(time: String, told: String) { #expect(LobbySample.clock.moment(time) == told) }
}
