import CasinoKit

/// Rules on the table and on what it shows of a result.
enum ViewRules {
  static func table(_ run: CheckRun) throws -> CheckFinding {
    var found: [CheckText] = []
    for sitting in try run.sittings() {
      let start = sitting.start
      for (role, word) in [(Role.topBar, "topBar"), (.felt, "felt"), (.actionBar, "actionBar"), (.talk, "talk")]
      where !start.nodes.contains(where: { $0.role == role }) {
        found.append(CheckText("check.found.noPart", word))
      }
      if !start.nodes.contains(where: { $0.host == .balance }) {
        found.append(CheckText("check.found.noPart", "balance"))
      }
      for round in sitting.playedRounds { found += hands(round) }
    }
    return .of(found.unique, else: .ok("check.ok.table"))
  }

  /// Every card lies on the table when it falls face up.
  private static func hands(_ round: [CheckSitting.Turn]) -> [CheckText] {
    for step in round.flatMap(\.steps) where !step.events.isEmpty {
      let shown = Set(step.scene.nodes.compactMap(\.card))
      for event in step.events {
        switch event {
        case .cardDealt(_, let card?) where !shown.contains(card),
          .cardFlipped(_, let card) where !shown.contains(card):
          return [CheckText("check.found.cardNotShown", card.description)]
        default: break
        }
      }
    }
    return []
  }

  static func result(_ run: CheckRun) throws -> CheckFinding {
    for sitting in try run.sittings() {
      for round in sitting.playedRounds {
        let settled = round.events.compactMap { event -> Chips? in
          guard case .betSettled(_, _, _, _, let stake, let returned) = event else { return nil }
          return returned - stake
        }
        guard !settled.isEmpty, let end = round.last else { continue }
        if let found = banner(end.scene, settled) { return .fail(found) }
      }
    }
    return .ok("check.ok.result")
  }

  private static func banner(_ scene: Scene, _ settled: [Chips]) -> CheckText? {
    guard let banner = scene.nodes.first(where: { $0.role == .banner }) else {
      return CheckText("check.found.noBanner")
    }
    let lines = (banner.children ?? []).filter { $0.role == .receipt }, net = settled.total
    if banner.amount != net {
      return CheckText("check.found.bannerNet", banner.amount?.description ?? "–", net.description)
    }
    let sum = lines.compactMap(\.amount).total
    if sum != net { return CheckText("check.found.bannerSum", sum.description, net.description) }
    guard lines.count == settled.count else {
      return CheckText("check.found.bannerLines", [.count(lines.count), .count(settled.count)])
    }
    return nil
  }
}
