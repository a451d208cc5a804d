import CasinoKit

/// Rules on the sheets of rules and statistics.
enum SheetRules {
  static func rules(_ run: CheckRun) throws -> CheckFinding {
    var found: [CheckText] = []
    for sitting in try run.sittings() {
      guard let sheet = sitting.sheets.first(where: { $0.word == "rules" })?.scene.sheet else {
        return .fail(CheckText("check.found.noSheet", "rules"))
      }
      let offered = sitting.zones.map { String(($0.action?.id ?? "").dropFirst("bet.".count)) }
      let inPlay = run.manifest.bets.filter { $0.kind == .inPlay }.map(\.id)
      for bet in offered + inPlay { found += told(bet, in: sheet, sitting) }
      let limits = sitting.session.values.limits
      let kinds = Set(run.manifest.bets.filter { offered.contains($0.id) }.map(\.kind))
      for range in [limits.main] + (kinds.contains(.side) ? [limits.side] : [])
      where !texts(of: sheet).contains(where: { $0.contains(sitting.session.strings.range(range)) }) {
        found.append(CheckText("check.found.rulesLimits", Strings.host(run.language).range(range)))
      }
    }
    return .of(found.unique, else: .ok("check.ok.rulesSheet", .count(run.manifest.bets.count)))
  }

  /// A finding where the sheet does not name a bet, or not what it pays.
  private static func told(_ bet: String, in sheet: SceneNode, _ sitting: CheckSitting) -> [CheckText] {
    let name = sitting.words.text("bet.\(bet)")
    var parts: [SceneNode] = [], isNamed = false
    sheet.visit { node in
      let isAbout = [node.text, node.label].contains { $0?.localizedContains(name) == true }
      guard isAbout else { return }
      isNamed = true
      parts.append(node)
    }
    if !isNamed { return [CheckText("check.found.rulesBet", bet)] }
    let lines = parts.flatMap(texts)
    // What the house keeps is a share; what is paid is a ratio of whole numbers, or a figure without a percent sign.
    let pays = lines.contains { line in line.contains(where: \.isNumber) && !line.contains("%") || hasOdds(line) }
    return pays ? [] : [CheckText("check.found.rulesPayout", bet)]
  }

  /// Whether two whole numbers stand in a line, none of them a share.
  private static func hasOdds(_ line: String) -> Bool {
    // A figure with its decimals is one word; a comma behind it is none of it.
    let figures = line.split { !$0.isNumber && !"%.,".contains($0) }
    return figures.filter { Int($0.trimming { $0 == "," || $0 == "." }) != nil }.count >= 2
  }

  /// All that a part and those within it say.
  static func texts(of node: SceneNode) -> [String] {
    var texts: [String] = []
    node.visit { texts += [$0.text, $0.detail].compactMap(\.self) }
    return texts
  }

  static func statistics(_ run: CheckRun) throws -> CheckFinding {
    for sitting in try run.sittings() {
      let sheets = sitting.sheets.filter { $0.word == "statistics" }
      guard let last = sheets.last else { return .fail(CheckText("check.found.noSheet", "statistics")) }
      guard last.scene.sheet.map({ Scene(root: $0).nodes.contains { $0.host == .statistics } }) == true else {
        return .fail(CheckText("check.found.noStatistics"))
      }
    }
    return .ok("check.ok.statistics")
  }
}

extension Substring {
  /// The text without some signs at its ends.
  fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> Substring {
    let start = drop(while: isLeftOut)
    return start.prefix(upTo: start.lastIndex { !isLeftOut($0) }.map { start.index(after: $0) } ?? start.startIndex)
  }
}

extension String {
  /// Whether a text is within, whatever their capitals.
  fileprivate func localizedContains(_ text: String) -> Bool { lowercased().contains(text.lowercased()) }
}
