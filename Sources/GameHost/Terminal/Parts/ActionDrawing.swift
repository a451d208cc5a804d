import CasinoKit

/// Draws what can be done: the rack, the buttons and the line of keys.
struct ActionDrawing {
  let plan: TablePlan
  let layout: TableLayout
  let words: DrawnWords

  private var isResult: Bool { plan.banner != nil }
  private var isBetweenRounds: Bool { plan.isBetweenRounds }

  /// Draws all of it.
  func draw(_ canvas: inout Canvas) {
    let lit = self.lit(canvas)
    var left: [SceneNode] = []
    if let chips = plan.chips, let rect = layout[.chips] {
      left = BettingBarPart(
        chips: chips.children ?? [], buttons: plan.buttons, layout: layout, words: words, lit: lit
      ).draw(&canvas, rect, actions: layout[.actions])
    } else if let rect = layout[.actions] {
      let (shown, others) = barButtons
      left = others
      ActionBarPart(
        buttons: shown, layout: layout, words: words, lit: lit,
        litKey: isBetweenRounds && lit != nil ? words.enter : nil
      ).draw(&canvas, rect)
    }
    KeyLinePart(keys: keys(left, canvas), screen: layout.screen).draw(&canvas)
  }

  /// The button that Enter takes: the one with the focus, or the first choice.
  private func lit(_ canvas: Canvas) -> String? {
    if let focus = canvas.focus, barButtons.shown.contains(where: { $0.id == focus }) { return focus }
    return plan.buttons.first { $0.has(.primary) && !$0.has(.disabled) }?.id
  }

  /// The buttons of the bar, and what only the line of keys shows.
  private var barButtons: (shown: [SceneNode], others: [SceneNode]) {
    guard isResult else { return (plan.buttons, []) }
    let primary = plan.buttons.filter { $0.has(.primary) }
    let others = plan.buttons.filter { !$0.has(.primary) }
    let host = [
      button(HostAction.changeBet, words.changeBet, "B"), button(HostAction.leave, words.leaveTable, "Q"),
    ]
    return (primary + host, others)
  }

  private func button(_ id: String, _ title: String, _ key: String) -> SceneNode {
    SceneNode(.button, id: id, action: SceneAction(id: id, title: title, key: key))
  }

  private func keys(_ left: [SceneNode], _ canvas: Canvas) -> [KeyLinePart.Key] {
    var keys: [KeyLinePart.Key] = []
    let isShort = layout.size == .small
    if plan.takesBets, !isResult {
      keys.append(.init(key: words.space, word: words.place, weight: 6))
      keys.append(.init(key: words.tab, word: words.nextZone, weight: 4))
    } else if !plan.buttons.isEmpty {
      keys.append(.init(key: words.enter, word: isShort ? words.takeLitShort : words.takeLit, weight: 6))
    }
    for node in left {
      guard let action = node.action, let key = action.key else { continue }
      keys.append(
        .init(key: key, word: words.quiet(action.title), node: node.id, action: action.id, weight: KeyLinePart.always))
    }
    for node in plan.topBar?.children ?? [] {
      guard let action = node.action, let key = action.key else { continue }
      let weight = key == "?" ? 7 : key == "O" ? 5 : key == "T" ? 3 : 6
      keys.append(
        .init(key: key, word: words.quiet(action.title), node: node.id, action: action.id, weight: weight))
    }
    if !plan.takesBets, !isResult { keys.append(.init(key: words.tab, word: words.focus, weight: 4)) }
    if !isResult {
      keys.append(
        .init(
          key: String(HostAction.oddsKey), word: words.odds, node: HostAction.odds, action: HostAction.odds, weight: 5))
    }
    keys.append(
      .init(
        key: "Q", word: words.leave, node: HostAction.leave, action: HostAction.leave, weight: isResult ? 2 : 8))
    return keys
  }
}
