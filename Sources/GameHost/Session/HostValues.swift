import CasinoKit

/// What proves the shoes of a table besides the commitment to the one in play; all in hexadecimal but the client seed.
struct ShoeProof: Equatable {
  /// The commitment to the shoe after this one.
  var nextCommitment: String?
  /// The server seed of the last shoe that is over.
  var lastSeed: String?
  /// The player's part in shoes to come.
  var clientSeed: String?
}

/// How many hints a player has met, and how they went.
struct HintCounts: Equatable {
  var shown = 0
  var dismissed = 0
  var acted = 0

  init(_ ends: some Sequence<String> = []) {
    for end in ends where !end.isEmpty {
      shown += 1
      dismissed += end == HintEnd.dismissed.rawValue ? 1 : 0
      acted += end == HintEnd.acted.rawValue ? 1 : 0
    }
  }
}

/// The values that only the host knows, and the way they get into a scene.
struct HostValues: Equatable {
  /// What the player has to stake.
  var balance: Chips
  var limits: TableLimits
  var isPractice: Bool
  /// How many cards the shoe holds, and how many it began with.
  var cardsRemaining: Int
  var cardCount: Int
  /// Rounds that are over, on this game's wallet or practice stack.
  var rounds: Int
  /// SHA-256 of the server seed of the shoe in play, in hexadecimal; nil before the first shoe.
  var commitment: String?
  /// What else proves the shoes of the table.
  var proof = ShoeProof()
  /// What was played of the game with the wallet, once the player asked for it.
  var statistics: [SceneNode]?
  /// How many hints were shown, closed and acted on.
  var hints = HintCounts()
  /// How long the player has sat here, in minutes; nil where nobody wants to know.
  var sessionMinutes: Int?
  /// The player's wishes for every table.
  var settings = HostSettings()
  /// How the wallet is synchronised; nil at a practice table.
  var sync: SyncNote?
  /// The purse that the game plays from; nil at every other table.
  var purse: PurseNote?

  /// Follows what a step did to the chips and the shoe.
  mutating func follow(_ events: [GameEvent]) {
    for event in events {
      switch event {
      case .chipsPlaced(_, _, let amount): balance -= amount
      case .betSettled(_, _, _, _, _, let returned): balance += returned
      case .cardDealt: cardsRemaining -= 1
      default: break
      }
    }
  }

  /// Fills the host's nodes of a scene.
  func filled(_ scene: Scene, _ strings: Strings) -> Scene { Scene(root: filled(scene.root, strings)) }

  /// Fills the host's nodes within a part.
  func filled(_ node: SceneNode, _ strings: Strings) -> SceneNode {
    var node = node, placed: Set<String> = []
    node.visit { if let key = $0.host?.setting { placed.insert(key) } }
    fillAll(&node, strings, Surround(parent: nil, placed: placed))
    return node
  }

  /// What a host's node is filled by besides the values.
  private struct Surround {
    /// What the part is that it lies in.
    var parent: Role?
    /// The settings that the scene shows at places of their own.
    var placed: Set<String>
  }

  /// Fills what is within where it lies, without a copy of the rest.
  private func fillAll(_ node: inout SceneNode, _ strings: Strings, _ surround: Surround) {
    if let field = node.host { return fill(&node, field, strings, surround) }
    if purse != nil, node.action?.id == TableWords.newStack { offerPurse(&node, strings) }
    guard var parts = node.children else { return }
    node.children = nil
    var within = surround
    within.parent = node.role
    for place in parts.indices { fillAll(&parts[place], strings, within) }
    node.children = parts
  }

  /// `1:05` of 65 minutes.
  private static func clock(_ minutes: Int) -> String {
    "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }

  private func fill(_ node: inout SceneNode, _ field: HostField, _ strings: Strings, _ surround: Surround) {
    switch field {
    case .balance:
      node.amount = balance
      node.text = strings.text(purse == nil ? "host.balance" : "host.purse", .text(strings.amount(balance)))
    case .limits:
      node.text = strings.text("host.limits", .text(strings.range(limits.main)), .text(strings.range(limits.side)))
    case .practice:
      node.text = isPractice ? strings.text("host.practice") : nil
      node.label = isPractice ? strings.text("host.practice.say") : nil
      if let purse {
        node.text = strings.text("host.purse.mark")
        node.label = purse.sentence(strings)
      }
    case .shoe:
      let hasShoe = commitment != nil
      node.text =
        hasShoe
        ? strings.text("host.shoe", .count(cardsRemaining), .count(cardCount))
        : strings.text("host.shoe.none", .count(cardCount))
      node.detail = "\(hasShoe ? cardsRemaining : cardCount)/\(cardCount)"
    case .rounds:
      let round = strings.text("host.round", .count(rounds + 1))
      node.text = sessionMinutes.map { strings.text("host.round.clock", .text(round), .text(Self.clock($0))) } ?? round
      node.detail = strings.amount(Chips(rounds + 1))
    case .fairness:
      node.text = commitment == nil ? strings.text("host.fairness.none") : nil
      let lines = [
        ("host.fairness.this", commitment), ("host.fairness.next", proof.nextCommitment),
        ("host.fairness.last", proof.lastSeed), ("host.fairness.client", proof.clientSeed),
      ]
      node.children = lines.compactMap { key, value in
        value.map { SceneNode(.text, id: "\(key)", text: strings.text(key, .text($0))) }
      }
    case .statistics:
      node.text = statistics == nil ? strings.text("stats.none") : nil
      node.children = statistics
    case .settings: node = section(node.id, strings, surround)
    case .speed, .volume, .startingBalance:
      guard let key = field.setting, var picker = settings.picker(key, strings, id: node.id) else { return }
      picker.host = field
      node = picker
    }
  }

  /// The host's settings: a section, or within the game's own section what belongs there.
  private func section(_ id: String, _ strings: Strings, _ surround: Surround) -> SceneNode {
    let counts = strings.text(
      "hints.counts.value", .count(hints.shown), .count(hints.dismissed), .count(hints.acted))
    let facts = [
      SceneNode(.text, id: "host.stack", text: strings.text("settings.stack")),
      SceneNode(
        .fact, id: "host.hints", text: strings.text("hints.counts"),
        label: strings.fact(strings.text("hints.counts"), counts), detail: counts),
    ]
    let isWithin = surround.parent == .section
    let table = settings.pickers(strings, without: surround.placed) + facts + (sync.map { [$0.node(strings)] } ?? [])
    let section = SceneNode(
      isWithin ? .vstack : .section, id: id, text: isWithin ? nil : strings.text("section.table"), host: .settings,
      children: table)
    guard let purse else { return section }
    let chips = SceneNode(
      isWithin ? .vstack : .section, id: "host.purse.section", text: isWithin ? nil : strings.text("host.purse.title"),
      children: purse.nodes(strings))
    var rest = section
    rest.id = "host.settings.rest"
    rest.host = nil
    return SceneNode(.vstack, id: id, host: .settings, children: [chips, rest])
  }

  /// Where the chips have run out, the purse is filled in place of a new stack.
  private func offerPurse(_ node: inout SceneNode, _ strings: Strings) {
    node.action?.title = strings.text("host.purse.refill", .text(strings.amount(PurseNote.step)))
    if node.role == .gameOver {
      node.text = strings.text("host.purse.isEmpty")
      node.label = strings.text("host.purse.isEmpty.say")
    }
  }
}

extension HostField {
  /// The key of the host's setting that the field is.
  var setting: String? {
    switch self {
    case .speed, .volume, .startingBalance: rawValue
    case .balance, .limits, .practice, .shoe, .rounds, .fairness, .statistics, .settings: nil
    }
  }
}
