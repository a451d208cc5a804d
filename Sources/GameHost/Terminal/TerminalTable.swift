import CasinoKit
import Glibc

/// A table drawn in a terminal: waits for keys, the mouse and time, and shows what came of them.
final class TerminalTable {
  private(set) var session: TableSession
  let workshop: Workshop?
  /// What asks for odds while their sheet is open.
  var odds: OddsInquiry?
  private let stage: Stage
  /// What is shown.
  let screen: TableScreen
  private let sounds: TableSounds?
  private let now: () -> Duration
  private var motion = TableMotion()
  private var leave: TableLeave?
  /// Whether a round is over that the rail does not show: it waits until the table shows how it ended.
  private var isRailStale = false
  /// When to look again for what others did with the wallet.
  private var nextLook: Duration = .zero
  /// How long it takes until a balance that changed elsewhere is on screen.
  private static let lookEvery: Duration = .milliseconds(500)
  private var settings: SettingValues { session.values.settings.values }

  /// Lays a table in a terminal.
  /// - Parameters:
  ///   - stage: where it is drawn.
  ///   - sounds: what plays the table's sounds; nil for a silent one.
  ///   - workshop: what is done beside a table whose game is being written.
  ///   - now: the time since some fixed moment.
  init(
    _ session: TableSession, stage: Stage, sounds: TableSounds? = nil, workshop: Workshop? = nil,
    now: @escaping () -> Duration = RunningTime.now
  ) {
    self.session = session
    self.stage = stage
    self.sounds = sounds
    self.workshop = workshop
    self.now = now
    screen = TableScreen(session.scene, display: stage.display, words: DrawnWords(session.strings))
  }

  /// Plays until the player leaves; the terminal is then as it was found, or the lobby's again.
  func run(greeting: [String]) throws -> TableLeave {
    try stage.enter()
    defer {
      odds?.close()
      sounds?.stop()
      stage.leave()
    }
    try begin(greeting: greeting)
    while true {
      if let leave { return leave }
      let table = motion.next(after: now()) ?? min(now() + Self.lookEvery, session.wakeAt ?? .seconds(1 << 40))
      let deadline = min(table, workshop?.deadline ?? table)
      let others = (workshop?.descriptors ?? []) + (odds?.descriptors ?? [])
      for event in stage.wait(until: deadline, besides: others) {
        try tolerating { try take(event) }
        if let leave { return leave }
      }
      tendOdds()
      if let workshop { try show(workshop.news()) }
      try tolerating { try advance() }
    }
  }

  /// Shows the table of another program.
  func open(_ seat: TableVisit.Seat, saying said: [String]) throws {
    closeOdds()
    motion.skip(on: screen)
    session = seat.session
    isRailStale = false
    screen.options.notice = nil
    screen.options.typed = nil
    try begin(greeting: said)
  }

  /// Leaves the table.
  func leaveTable() { leave = .asked }

  /// Shows the table for the first time.
  func begin(greeting: [String]) throws {
    screen.options.said = greeting
    screen.apply(settings)
    try fit()
    screen.options.rail = try session.railContent()
    screen.show(session.scene)
  }

  private func fit() throws {
    try session.fit(SizeClass.told(columns: screen.size.columns, rows: screen.size.rows))
  }

  /// Brings the screen to what belongs to the time.
  func advance() throws {
    motion.advance(to: now(), pace: pace, on: screen)
    makeHeard()
    guard !motion.isUnderWay else { return }
    if now() >= nextLook {
      sounds?.tend()
      nextLook = now() + Self.lookEvery
      if try session.look() { screen.show(session.scene) }
    }
    if let time = session.wakeAt, now() >= time, screen.options.typed == nil {
      // It is on the table: nobody has to be told.
      let before = session.scene
      let steps = try session.wake().map { step in
        var step = step
        step.say = []
        return step
      }
      motion.add(steps, after: before)
      motion.advance(to: now(), pace: pace, on: screen)
    }
    guard isRailStale else { return }
    isRailStale = false
    screen.options.rail = try session.railContent()
    screen.redraw()
  }

  /// Plays what belongs to what began to show.
  private func makeHeard() {
    let heard = motion.takeSounds()
    sounds?.play(heard, settings)
    if heard.isFelt, settings.isOn("bell") { screen.ring() }
  }

  /// Takes the player's wishes as they are now: the mouse and the words beside the scene too.
  private func takeWishes() throws {
    screen.apply(settings)
    screen.takeMouse(settings.isOn("mouse"))
    if screen.options.words.language != session.strings.language {
      screen.options.words = DrawnWords(session.strings)
    }
    screen.options.said = []
    screen.options.rail = try session.railContent()
  }

  private var pace: Pace {
    settings.isOn("reducedMotion") ? .instant : Pace(rawValue: settings["speed"]) ?? .normal
  }

  /// Takes what has come.
  func take(_ event: LoopEvent) throws {
    switch event {
    case .input(.reply(let reply)): screen.take(reply, at: now())
    case .input(let input): try take(input)
    case .endOfInput: leave = .endOfInput
    case .writable: screen.writeOn()
    case .readable: break
    case .resized:
      screen.resize()
      motion.skip(on: screen)
      try fit()
      screen.show(session.scene)
    case .suspend:
      try stage.suspend()
      screen.redraw()
    case .continued:
      try stage.resume()
      screen.redraw()
    case .leave(let signal): leave = .signal(signal)
    }
  }

  private func take(_ input: InputEvent) throws {
    switch input {
    case .key(.character("c"), let modifiers) where modifiers.contains(.control): leave = .signal(SIGINT)
    case .key(.character("l"), let modifiers) where modifiers.contains(.control):
      screen.forget()
      screen.redraw()
    case .key(.character("d"), let modifiers) where modifiers.contains(.control): leave = .endOfInput
    case .key(.character("z"), let modifiers) where modifiers.contains(.control): try take(.suspend)
    case .key(let key, _) where screen.options.work?.isOpen ?? false: takeAtWork(key)
    case .key(let key, _) where screen.options.odds != nil: takeAtOdds(key)
    case .key(let key, let modifiers):
      if skipsMotion() { return }
      if screen.options.typed != nil { return try type(key) }
      screen.options.notice = nil
      let meaning = KeyMeaning(key, modifiers, scene: screen.scene, focused: focused)
      try act(on: closesHint(meaning) ? .act(ContextualTooltip.dismissal) : meaning)
    case .mouse(let mouse): try take(mouse)
    case .paste, .focus, .reply: break
    }
  }

  /// The first key or click while something moves shows the end of it, and is no decision. In a sheet it means what it
  /// says: nothing that moves behind it could be mistaken.
  private func skipsMotion() -> Bool {
    guard motion.isUnderWay else { return false }
    motion.skip(on: screen)
    return screen.scene.sheet == nil
  }

  /// Whether what is meant closes the hint on the table and does nothing else: everything but what the hint is about.
  private func closesHint(_ meaning: KeyMeaning) -> Bool {
    guard screen.scene.sheet == nil, let hint = session.hint else { return false }
    let target = hint.detail?.split(separator: " ").first.map(String.init) ?? ""
    switch meaning {
    case .focus, .scroll: return false
    case .act(let action, _):
      return action != target && screen.scene.node(target)?.action?.id != action
    case .type, .leave, .nothing: return true
    }
  }

  private var focused: HitArea? { screen.focus.flatMap { id in screen.table.hits.last { $0.node == id } } }

  private func act(on meaning: KeyMeaning) throws {
    switch meaning {
    case .act(let action, let value): try perform(action, value: value)
    case .focus(let step): moveFocus(by: step)
    case .scroll(let rows): scroll(by: rows)
    case .type(let text): showTyped(text)
    case .leave: leave = .asked
    case .nothing: screen.redraw()
    }
  }

  private func take(_ mouse: MouseEvent) throws {
    if let work = screen.options.work, work.isOpen {
      if case .wheel(let wheel) = mouse.action { scrollWork(wheel == .up ? -2 : 2) }
      return
    }
    if case .wheel(let wheel) = mouse.action, screen.options.odds != nil { return scrollOdds(wheel == .up ? -2 : 2) }
    let point = Point(column: mouse.column, row: mouse.row)
    let hit = screen.table.hit(at: point)
    switch mouse.action {
    case .press(.left):
      if skipsMotion() { return }
      guard let hit, let action = hit.action else { return }
      if closesHint(.act(action)) { return try perform(ContextualTooltip.dismissal) }
      screen.focus = hit.node
      try perform(action, value: hit.value)
    case .move:
      guard !motion.isUnderWay, let hit, hit.node != screen.focus, screen.table.focusOrder.contains(hit.node) else {
        return
      }
      screen.focus = hit.node
      screen.redraw()
    case .wheel(let wheel):
      guard wheel == .up || wheel == .down else { return }
      if screen.scene.sheet != nil { return scroll(by: wheel == .up ? -2 : 2) }
      if !motion.isUnderWay { try turnChips(wheel == .up ? 1 : -1) }
    case .press, .release: break
    }
  }

  /// The wheel takes the next higher or lower chip.
  private func turnChips(_ step: Int) throws {
    let chips = screen.scene.nodes.first { $0.role == .chipSelector }?.children ?? []
    guard let place = chips.firstIndex(where: { $0.has(.selected) }), chips.indices.contains(place + step),
      let action = chips[place + step].action
    else { return }
    try perform(action.id)
  }

  private func moveFocus(by step: Int) {
    let order = screen.table.focusOrder
    guard !order.isEmpty else { return }
    let place = screen.focus.flatMap(order.firstIndex(of:))
    screen.focus = order[((place ?? (step > 0 ? -1 : 0)) + step + order.count) % order.count]
    screen.redraw()
  }

  private func scroll(by rows: Int) {
    screen.options.scroll = min(max(0, screen.options.scroll + rows), screen.table.scrollLimit)
    screen.redraw()
  }

  /// Takes a key of an amount that is being typed.
  private func type(_ key: Key) throws {
    var typed = screen.options.typed ?? ""
    switch key {
    case .character(let digit)
    where typed.count < 14 && (digit.isASCII && digit.isNumber || AmountReader(session.strings).marks.contains(digit)):
      typed.append(digit)
    case .backspace, .delete: typed = String(typed.dropLast())
    case .enter:
      showTyped(nil)
      let wanted = focused?.action.flatMap { id in screen.scene.actions.first { $0.id == id && $0.amounts != nil } }
      let action =
        wanted ?? screen.scene.actions.first { $0.id == "bet.\(session.firstBet)" }
        ?? screen.scene.actions.first { $0.amounts != nil }
      if let amount = AmountReader(session.strings).amount(typed), let action { try perform(action.id, amount: amount) }
      return
    case .escape: return showTyped(nil)
    default: return
    }
    showTyped(typed)
  }

  /// Shows an amount as it is typed, in the line of keys.
  private func showTyped(_ typed: String?) {
    screen.options.typed = typed
    screen.options.notice = typed.map { session.strings.text("terminal.amount", .text($0)) }
    screen.redraw()
  }

  private func perform(_ action: String, amount: Chips? = nil, value: String? = nil) throws {
    switch action {
    case HostAction.leave: leave = .asked
    case HostAction.odds: toggleOdds()
    case HostAction.changeBet:
      screen.options.isBannerClosed = true
      screen.redraw()
    default:
      let before = session.scene
      switch try session.perform(action, amount: amount, value: value) {
      case .refused(let reason):
        sounds?.play(.error, settings)
        screen.options.notice = reason
        screen.redraw()
      case .done(let steps):
        if steps.contains(where: { $0.scene.sheet != nil }) != (screen.scene.sheet != nil) { screen.options.scroll = 0 }
        if session.hasOpenRound || session.scene.nodes.contains(where: { $0.role == .banner }) {
          screen.options.isBannerClosed = false
        }
        if action.hasPrefix(HostSettings.prefix) { try takeWishes() }
        isRailStale = isRailStale || !session.hasOpenRound
        motion.add(steps, after: before)
        motion.advance(to: now(), pace: pace, on: screen)
        makeHeard()
      }
    }
  }
}
