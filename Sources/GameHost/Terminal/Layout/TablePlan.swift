import CasinoKit

/// The parts of a scene by what they are: what the layout finds its places for.
struct TablePlan {
  /// A row of the felt.
  enum Row {
    case hands([SceneNode])
    case zones([SceneNode])
    case lines([SceneNode])
    /// Grids of marks, and who gives way last.
    case grids([SceneNode], priority: Int)

    /// Whether two hands face each other: nothing is staked on either.
    var isDuel: Bool {
      guard case .hands(let hands) = self else { return false }
      return hands.count == 2 && hands.allSatisfy { $0.amount == nil }
    }
  }

  private(set) var rows: [Row] = []
  private(set) var prints: [String] = []
  private(set) var topBar: SceneNode?
  private(set) var talk: SceneNode?
  private(set) var banner: SceneNode?
  private(set) var chips: SceneNode?
  private(set) var buttons: [SceneNode] = []
  private(set) var sheet: SceneNode?
  private(set) var tooltip: SceneNode?
  private(set) var gameOver: SceneNode?
  private(set) var felt = "green"
  private(set) var isBigWin = false
  /// How many rows stand before the banner.
  private(set) var bannerRow = 0

  /// Sorts the parts of a scene.
  init(_ scene: Scene) { add(scene.root) }

  /// Whether a place on the felt takes bets.
  var takesBets: Bool {
    rows.contains { if case .zones(let zones) = $0 { zones.contains { $0.action != nil } } else { false } }
  }

  /// Whether two hands face each other.
  var hasDuel: Bool { rows.contains(where: \.isDuel) }

  /// Whether all that lies there is one hand of the player's, which then has the middle of the felt.
  var hasSoleHand: Bool {
    let hands = rows.flatMap { row in if case .hands(let hands) = row { hands } else { [] as [SceneNode] } }
    return hands.count == 1 && hands.allSatisfy { $0.id.split(separator: ".").dropFirst().first == "player" }
  }

  /// How many rows of hands there are.
  var handRows: Int { rows.count { if case .hands = $0 { true } else { false } } }

  /// Whether the hands of a row stand in columns, each with its name above and its total below.
  func isInColumns(_ hands: [SceneNode]) -> Bool { hasSoleHand || hands.count > (banner == nil ? 1 : 2) }

  /// The places of the rows of grids, the first that stays where room is short in front.
  var gridRows: [Int] {
    let found = rows.enumerated().compactMap { place, row in
      if case .grids(_, let priority) = row { (place, priority) } else { nil as (Int, Int)? }
    }
    return found.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
  }

  /// Whether no round is under way.
  var isBetweenRounds: Bool { takesBets || banner != nil }

  /// Where the result lies over the zones, only the hands stay; where it was put away, only the zones.
  mutating func choose(isBannerClosed: Bool) {
    guard banner != nil else { return }
    guard takesBets, isBannerClosed else {
      rows = rows.enumerated().filter { place, row in
        if case .zones = row { false } else { true }
      }.map(\.element)
      if takesBetsHidden { chips = nil }
      return
    }
    banner = nil
    let first = rows.first
    rows = rows.enumerated().filter { place, row in
      if case .hands = row { place == 0 && first != nil } else { true }
    }.map(\.element)
  }

  private var takesBetsHidden: Bool { banner != nil }

  private mutating func add(_ node: SceneNode) {
    switch node.role {
    case .felt: if let name = node.detail { felt = name }
    case .topBar: topBar = node
    case .print: if let text = node.text { prints.append(text) }
    case .talk: talk = node
    case .banner: (banner, bannerRow) = (node, rows.count)
    case .chipSelector: chips = node
    case .actionBar: buttons += node.children ?? []
    case .button: buttons.append(node)
    case .sheet: sheet = node
    case .tooltip: tooltip = node
    case .gameOver: gameOver = node
    case .confetti: isBigWin = true
    case .host: if node.text != nil { append(line: node) }
    case .hand: append(hand: node)
    case .grid: rows.append(.grids([node], priority: node.layout?.priority ?? 0))
    case .zone: append(zone: node)
    case .text, .badge, .fact, .card, .cardBack, .chip, .chipStack, .receipt, .toggle, .picker, .icon, .section:
      append(line: node)
    case .hstack: addRow(node)
    case .fits: if let first = node.children?.first { add(first) }
    default: for child in node.children ?? [] { add(child) }
    }
  }

  /// Parts beside each other make a row of their own.
  private mutating func addRow(_ node: SceneNode) {
    let children = node.children ?? []
    let hands = children.filter { $0.role == .hand }, zones = children.filter { $0.role == .zone }
    if !hands.isEmpty { rows.append(.hands(hands)) }
    if !zones.isEmpty { rows.append(.zones(zones)) }
    let grids = children.filter { $0.role == .grid }
    if !grids.isEmpty { rows.append(.grids(grids, priority: node.layout?.priority ?? 0)) }
    for child in children where ![.hand, .zone, .grid].contains(child.role) { add(child) }
  }

  private mutating func append(hand: SceneNode) { rows.append(.hands([hand])) }

  private mutating func append(zone: SceneNode) {
    if case .zones(let zones)? = rows.last {
      rows[rows.count - 1] = .zones(zones + [zone])
    } else {
      rows.append(.zones([zone]))
    }
  }

  private mutating func append(line: SceneNode) {
    if case .lines(let lines)? = rows.last {
      rows[rows.count - 1] = .lines(lines + [line])
    } else {
      rows.append(.lines([line]))
    }
  }
}
