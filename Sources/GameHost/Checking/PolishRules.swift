import CasinoKit

/// Rules on keys, speech and the icon.
enum PolishRules {
  static func keys(_ run: CheckRun) throws -> CheckFinding {
    var found: [CheckText] = []
    for scene in LayoutRules.scenes(of: try run.sittings()[0]) { found += faults(of: scene) }
    return .of(found.unique, else: .ok("check.ok.keys"))
  }

  private static func faults(of scene: Scene) -> [CheckText] {
    var found: [CheckText] = [], taken: [String: String] = [:]
    for action in scene.actions {
      guard let key = action.key?.lowercased() else { continue }
      if let other = taken[key], other != action.id {
        found.append(CheckText("check.found.keyTwice", key.uppercased(), other, action.id))
      }
      taken[key] = action.id
    }
    let shown = Scene(root: scene.sheet ?? scene.root)
    for node in shown.nodes where node.role == .button {
      guard let action = node.action, (action.key ?? "").isEmpty else { continue }
      found.append(CheckText("check.found.noKey", action.id))
    }
    return found + unreachable(scene)
  }

  /// Actions without a key that the focus does not come to either.
  private static func unreachable(_ scene: Scene) -> [CheckText] {
    let table = TableRenderer(theme: .dark, size: (120, 40)).render(scene, focus: nil)
    let reached = Set(table.focusOrder)
    return Scene(root: scene.sheet ?? scene.root).nodes.compactMap { node in
      guard let action = node.action, action.unavailable == nil, (action.key ?? "").isEmpty, node.role != .button,
        !reached.contains(node.id), node.role != .sheet
      else { return nil }
      // Where the result lies over the zones they are reached when it was put away.
      if node.role == .zone, scene.nodes.contains(where: { $0.role == .banner }) { return nil }
      return CheckText("check.found.noKey", action.id)
    }
  }

  static func speech(_ run: CheckRun) throws -> CheckFinding {
    var found: [CheckText] = []
    for sitting in try run.sittings() {
      for (number, round) in sitting.playedRounds.enumerated() { found += faults(of: round, number, sitting) }
      if sitting.decisions.contains(where: {
        ($0.nodes.first { $0.role == .talk }?.text ?? "").isEmpty && $0.sheet == nil
      }) {
        found.append(CheckText("check.found.noPrompt", sitting.manner.language))
      }
    }
    return .of(found.unique, else: .ok("check.ok.speech"))
  }

  private static func faults(of round: [CheckSitting.Turn], _ number: Int, _ sitting: CheckSitting) -> [CheckText] {
    let language = sitting.manner.language
    var found: [CheckText] = []
    for step in round.flatMap(\.steps) {
      for (place, line) in step.say.enumerated() {
        if line.isEmpty { found.append(CheckText("check.found.emptyLine", [.count(number + 1), .text(language)])) }
        if step.say[..<place].contains(line) { found.append(CheckText("check.found.twice", line, language)) }
      }
      let settles = step.events.contains { if case .betSettled = $0 { true } else { false } }
      if settles, step.say.isEmpty {
        found.append(CheckText("check.found.unsaid", [.count(number + 1), .text(language)]))
      }
    }
    return found
  }

  static func icon(_ run: CheckRun) -> CheckFinding {
    guard let icon = run.manifest.icon else { return .fail(CheckText("check.found.noIcon")) }
    let cards = Scene(root: icon).nodes.compactMap(\.card)
    if cards.isEmpty { return .fail(CheckText("check.found.emptyIcon")) }
    // The kit's own: the ace of spades on green.
    if cards == [Card(.ace, of: .spades)], icon.detail == CasinoDesign.Palette.Felt.green.rawValue {
      return .fail(CheckText("check.found.kitIcon"))
    }
    return .ok("check.ok.icon")
  }
}
