import CasinoKit

/// Rules on the drawn table: nothing is cut or left out.
enum LayoutRules {
  /// A window, and how it shows the table.
  struct Window {
    var columns: Int
    var rows: Int
    var glyphs = GlyphMode.unicode
    var theme = Theme.dark
    var scale = TextScale.regular

    var name: String { scale == .regular ? "\(columns)×\(rows)" : "\(columns)×\(rows) \(scale.rawValue)" }
  }

  static func layout(_ run: CheckRun) throws -> CheckFinding {
    var found: [CheckText] = [], count = 0
    for sitting in try run.sittings() {
      let scenes = scenes(of: sitting)
      count += scenes.count
      let words = DrawnWords(.host(sitting.manner.language))
      for scene in scenes {
        for scale in scene.sheet == nil ? [TextScale.regular, .large] : [.regular] {
          found += faults(of: scene, Window(columns: 80, rows: 24, scale: scale), words)
        }
        if found.unique.count >= CheckFinding.greatest { break }
      }
    }
    return .of(found.unique, else: .ok("check.ok.layout", .count(count)))
  }

  static func sizes(_ run: CheckRun) throws -> CheckFinding {
    let plain = Theme.suited(to: .none, light: false)
    let windows = [
      Window(columns: 60, rows: 18), Window(columns: 120, rows: 40), Window(columns: 200, rows: 60),
      Window(columns: 80, rows: 24, glyphs: .ascii, theme: plain), Window(columns: 80, rows: 24, theme: plain),
    ]
    let sitting = try run.sittings()[0], words = DrawnWords(.host("en"))
    var found: [CheckText] = []
    for scene in scenes(of: sitting) {
      for window in windows { found += faults(of: scene, window, words) }
      if found.unique.count >= CheckFinding.greatest { break }
    }
    return .of(found.unique, else: .ok("check.ok.sizes"))
  }

  /// Tables that look different, the sheets last.
  static func scenes(of sitting: CheckSitting) -> [Scene] {
    var seen = Set<[String]>(), scenes: [Scene] = []
    for scene in sitting.decisions + sitting.sheets.map(\.scene) {
      // Which parts there are, and how long their texts are, tells tables apart well enough.
      let shape = scene.nodes.map {
        "\($0.role.rawValue) \(($0.text ?? "").columns) \(($0.detail ?? "").columns) \($0.action?.id ?? "")"
      }
      if seen.insert(shape).inserted { scenes.append(scene) }
    }
    return scenes
  }

  private static func faults(of scene: Scene, _ window: Window, _ words: DrawnWords) -> [CheckText] {
    var options = RenderOptions()
    options.words = words
    options.glyphs = window.glyphs
    options.scale = window.scale
    func table(_ scroll: Int, closed: Bool = false) -> RenderedTable {
      options.scroll = scroll
      options.isBannerClosed = closed
      return TableRenderer(theme: window.theme, size: (window.columns, window.rows), options: options)
        .render(scene, focus: nil)
    }
    let first = table(0)
    var pages = [first]
    for scroll in stride(from: 8, through: max(0, first.scrollLimit), by: 8) { pages.append(table(scroll)) }
    // In the smallest windows words give way before parts do.
    var found = window.columns < 80 ? [] : pages.flatMap { cuts($0, scene, window, words) }
    if scene.sheet == nil { found += missing(first, scene, window, words) }
    return found
  }

  /// Texts that end in "…" and do not in the scene.
  private static func cuts(
    _ table: RenderedTable, _ scene: Scene, _ window: Window, _ words: DrawnWords
  ) -> [CheckText] {
    let isMeant = scene.nodes.contains {
      [$0.text, $0.detail, $0.action?.title].contains { $0?.contains("…") == true }
    }
    if isMeant { return [] }
    let host = hostTexts(of: scene)
    return (0..<table.buffer.height).compactMap { row in
      guard table.buffer.has(.ellipsis, in: row) else { return nil }
      let text = table.buffer.text(in: row)
      guard let cut = text.firstIndex(of: "…") else { return nil }
      // What the host fills in, such as the proof of a shoe, is not the game's.
      let last = text[..<cut].split(separator: " ").last ?? ""
      if host.contains(where: { $0.contains(last) }) { return nil }
      let shown = text[...cut].split(separator: " ").suffix(4).joined(separator: " ")
      return CheckText("check.found.cut", window.name, words.language, shown)
    }
  }

  /// The texts that the host fills in.
  private static func hostTexts(of scene: Scene) -> [String] {
    scene.nodes.filter { $0.host != nil }.flatMap(SheetRules.texts)
  }

  /// Parts that have no place on the screen.
  private static func missing(
    _ table: RenderedTable, _ scene: Scene, _ window: Window, _ words: DrawnWords
  ) -> [CheckText] {
    var found: [CheckText] = []
    func leftOut(_ id: String) { found.append(CheckText("check.found.leftOut", window.name, words.language, id)) }
    var plan = TablePlan(scene)
    plan.choose(isBannerClosed: false)
    for row in plan.rows {
      switch row {
      case .lines(let nodes): for node in nodes where table.places[node.id] == nil { leftOut(node.id) }
      case .zones(let nodes), .hands(let nodes):
        for node in nodes {
          guard let place = table.places[node.id] else {
            if node.role == .zone { leftOut(node.id) }
            continue
          }
          if place.clipped(to: table.buffer.bounds) != place { leftOut(node.id) }
        }
      case .grids: break
      }
    }
    found += overlaps(table, plan).map { CheckText("check.found.overlap", window.name, words.language, $0, $1) }
    for action in plan.buttons.compactMap(\.action) where !table.hits.contains(where: { $0.action == action.id }) {
      // One that cannot be taken now only says why.
      if action.unavailable == nil { leftOut(action.id) }
    }
    return found
  }

  /// Hands, zones and buttons that share a cell of the screen.
  private static func overlaps(_ table: RenderedTable, _ plan: TablePlan) -> [(String, String)] {
    var parts: [(id: String, rect: CellRect)] = plan.rows.flatMap { row -> [SceneNode] in
      switch row {
      case .hands(let nodes), .zones(let nodes): nodes
      case .lines, .grids: []
      }
    }.compactMap { node in table.places[node.id].map { (node.id, $0) } }
    let buttons = Set(plan.buttons.compactMap(\.action?.id))
    for hit in table.hits {
      if let action = hit.action, buttons.contains(action) { parts.append((action, hit.rect)) }
    }
    return parts.indices.flatMap { place in
      parts[..<place].filter { other in
        let shared = other.rect.clipped(to: parts[place].rect)
        return shared.width > 0 && shared.height > 0
      }.map { (parts[place].id, $0.id) }
    }
  }
}
