import CasinoKit

/// Rules on sounds, labels and hints.
enum IntegrationRules {
  static func sound(_ run: CheckRun) throws -> CheckFinding {
    for sitting in try run.sittings() {
      for (number, round) in sitting.playedRounds.enumerated() {
        let ends = round.events.filter { if case .roundSettled = $0 { true } else { false } }
        let isStaked = round.events.contains { if case .betSettled = $0 { true } else { false } }
        guard isStaked else { continue }
        guard ends.count == 1, ends[0].sound() != nil else {
          return .fail(CheckText("check.found.silentRound", [.count(number + 1), .count(ends.count)]))
        }
      }
    }
    return .ok("check.ok.sound")
  }

  static func labels(_ run: CheckRun) throws -> CheckFinding {
    var found: [CheckText] = []
    for sitting in try run.sittings() {
      for scene in sitting.decisions + sitting.sheets.map(\.scene) + sitting.steps.map(\.step.scene) {
        for node in scene.nodes {
          if needsLabel(node), (node.label ?? "").isEmpty {
            found.append(CheckText("check.found.noLabel", node.id, node.role.rawValue))
          }
          if let action = node.action, action.title.isEmpty {
            found.append(CheckText("check.found.noAction", action.id))
          }
        }
        if found.count > 200 { return .of(found.unique, else: .ok("check.ok.labels")) }
      }
    }
    return .of(found.unique, else: .ok("check.ok.labels"))
  }

  /// Whether a part says nothing to somebody who does not see it unless it has a label.
  private static func needsLabel(_ node: SceneNode) -> Bool {
    switch node.role {
    case .hand: node.children?.contains { $0.role == .card } == true
    case .card, .cardBack, .zone, .banner, .receipt, .fact, .toggle, .picker, .tooltip, .gameOver: true
    // An empty grid says nothing, and one of several that stand for the same is not told again.
    case .grid: node.grid?.marks.isEmpty == false && (node.text ?? "").isEmpty
    default: false
    }
  }

  static func tooltips(_ run: CheckRun) throws -> CheckFinding {
    let sitting = try run.sitting(CheckManner(isFirstVisit: true, opensSheets: false))
    if sitting.hints.isEmpty { return .fail(CheckText("check.found.noHint")) }
    for (hint, scene) in sitting.hints {
      let target = String((hint.detail ?? "").prefix { $0 != " " })
      let isThere = scene.nodes.contains { $0.id == target || $0.action?.id == target }
      if !isThere { return .fail(CheckText("check.found.hintTarget", hint.id, target)) }
    }
    let came = Set(sitting.hints.map { String($0.hint.id.dropFirst("tooltip.".count)) })
    let path = run.game.resources.appending(path: "Localizable.xcstrings").path
    let keys = (try? Catalogue(path: path, language: "en"))?.keys.filter { $0.hasPrefix("hint.") } ?? []
    // A move may be rare; a hint about anything else comes within the rounds of a first visit.
    let lost = keys.map { String($0.dropFirst("hint.".count)) }
      .filter { !came.contains($0) && !run.manifest.moves.contains($0) }
    return .of(lost.map { CheckText("check.found.hintLost", $0) }, else: .ok("check.ok.tooltips", .count(came.count)))
  }
}
