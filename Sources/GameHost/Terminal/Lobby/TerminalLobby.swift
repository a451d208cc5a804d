import CasinoKit
import Glibc

/// The lobby drawn in a terminal: waits for keys and the mouse, opens tables and comes back.
final class TerminalLobby {
  private var hall: LobbyHall
  private let stage: Stage
  private let now: Int
  private var clock: LobbyClock { LobbyClock(strings: hall.strings, now: now) }
  private var content: LobbyContent
  private var state: LobbyState
  private var sheet: Scene?
  private var drawn: RenderedLobby
  private var leave: TableLeave?
  private var isFourColour = false
  private var words: DrawnWords

  /// Opens the lobby on a stage.
  init(_ hall: LobbyHall, stage: Stage, now: Int) throws {
    self.hall = hall
    self.stage = stage
    self.now = now
    let lobby = try hall.lobby()
    content = LobbyContent(
      lobby, hall.strings, words: hall.words, clock: LobbyClock(strings: hall.strings, now: now))
    words = DrawnWords(hall.strings)
    // Where a hand waits, else where the player sat last.
    state = LobbyState(content.tables, before: lobby.openGames.first ?? lobby.rounds.first?.game)
    isFourColour = try hall.settings().values.isOn("fourColour")
    drawn = RenderedLobby(
      Canvas(size: (1, 1), theme: stage.display.theme, options: RenderOptions(), focus: nil), across: 1)
  }

  /// Shows the lobby until the player leaves; the terminal is then as it was found.
  func run() throws -> TableLeave {
    try stage.enter()
    defer { stage.leave() }
    draw()
    while true {
      for event in stage.wait(until: nil) {
        try take(event)
        if let leave { return leave }
      }
    }
  }

  private func draw() {
    var options = RenderOptions()
    options.glyphs = stage.display.glyphs
    options.words = words
    options.isFourColour = isFourColour
    options.scroll = state.scroll
    options.notice = state.notice
    let size = stage.display.size
    drawn = LobbyRenderer(
      content: content, state: state, strings: hall.strings, theme: stage.display.theme,
      size: (max(1, size.columns), max(1, size.rows)), options: options
    ).render(sheet)
    stage.display.present(drawn.buffer)
  }

  private func take(_ event: LoopEvent) throws {
    switch event {
    case .input(.reply(let reply)): if stage.display.take(reply, at: RunningTime.now()) { draw() }
    case .input(.key(let key, let modifiers)): try take(key, modifiers)
    case .input(.mouse(let mouse)): try take(mouse)
    case .input, .readable: break
    case .endOfInput: leave = .endOfInput
    case .writable: stage.display.writeOn()
    case .resized:
      stage.display.resize()
      draw()
    case .suspend:
      try stage.suspend()
      draw()
    case .continued:
      try stage.resume()
      draw()
    case .leave(let signal): leave = .signal(signal)
    }
  }

  private func take(_ key: Key, _ modifiers: KeyModifiers) throws {
    if modifiers.contains(.control), case .character(let letter) = key {
      switch letter {
      case "c": leave = .signal(SIGINT)
      case "d": leave = .endOfInput
      case "z": try take(.suspend)
      case "l":
        stage.display.forget()
        draw()
      default: break
      }
      return
    }
    if let sheet {
      let focused = state.focus.flatMap { id in drawn.hits.last { $0.node == id } }
      let meaning = KeyMeaning(key, modifiers, scene: sheet, focused: focused)
      return try fulfil(state.take(meaning, order: drawn.focusOrder, limit: drawn.scrollLimit))
    }
    try fulfil(state.take(key, modifiers, across: drawn.across))
  }

  private func fulfil(_ wish: LobbyState.Wish) throws {
    switch wish {
    case .redraw: break
    case .leave: leave = .asked
    case .change(let key, let value):
      _ = try hall.change(key, to: value)
      let settings = try hall.settings().values
      stage.display.apply(settings)
      stage.display.takeMouse(settings.isOn("mouse"))
      isFourColour = settings.isOn("fourColour")
      try refresh()
    case .sitDown(let id): try sitDown(id)
    }
    sheet = try state.sheet.map { try LobbySheets(hall: hall, clock: clock).scene($0) }
    if leave == nil { draw() }
  }

  /// Opens a table on the same stage. Whatever goes wrong there is told here, and nothing else happens.
  private func sitDown(_ id: String) throws {
    guard let game = hall.games.first(where: { $0.manifest.info.id == id }) else { return }
    var visit = hall.visit(game)
    visit.willStart = { [stage] in stage.show(launch: game.manifest.launchScreen) }
    do {
      let ending = try visit.run { [self] seat in
        let left = try TerminalTable(seat.session, stage: stage, sounds: seat.sounds).run(greeting: seat.greeting)
        if seat.session.hasOpenRound { state.notice = hall.strings.text("text.leftOpen") }
        return left
      }
      switch ending {
      case .asked, .lobby: break
      case .endOfInput, .signal: leave = ending
      }
    } catch let failure as any CommandFailure {
      state.notice = failure.sentence(in: hall.strings)
    }
    hall.speak()
    try refresh()
    stage.display.apply(try hall.settings().values)
  }

  /// Reads the figures anew, in the language of the player.
  private func refresh() throws {
    if words.language != hall.strings.language { words = DrawnWords(hall.strings) }
    content = LobbyContent(try hall.lobby(), hall.strings, words: hall.words, clock: clock)
    state.tables = content.tables
  }

  private func take(_ mouse: MouseEvent) throws {
    let hit = drawn.hit(at: Point(column: mouse.column, row: mouse.row))
    switch mouse.action {
    case .press(.left):
      guard let hit else { return }
      if sheet != nil, let action = hit.action {
        let meaning = KeyMeaning.act(action, value: hit.value)
        state.focus = hit.node
        return try fulfil(state.take(meaning, order: drawn.focusOrder, limit: drawn.scrollLimit))
      }
      try click(hit.node)
    case .wheel(let wheel):
      guard wheel == .up || wheel == .down else { return }
      let step = wheel == .up ? -1 : 1
      if sheet != nil {
        state.scroll(by: 2 * step, limit: drawn.scrollLimit)
      } else {
        _ = state.take(step < 0 ? .up : .down, [], across: drawn.across)
      }
      draw()
    case .press, .release, .move: break
    }
  }

  /// A click on a key of the line is that key; on a table it sits down.
  private func click(_ node: String) throws {
    let keys: [String: Key] = [
      "search": .character("/"), "key.search": .character("/"), "key.history": .character("h"),
      "key.statistics": .character("s"), "key.settings": .character("o"), "key.help": .character("?"),
      "key.leave": .character("q"), "key.enter": .enter, "key.all": .escape,
    ]
    if let key = keys[node] { return try take(key, []) }
    guard content.tables.contains(where: { $0.id == node }) else { return }
    state.choose(node)
    try fulfil(.sitDown(node))
  }
}
