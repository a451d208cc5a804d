import CasinoKit

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
  /// The player's wishes for every table.
  var settings = HostSettings()
  /// How the wallet is synchronised; nil at a practice table.
  var sync: SyncNote?

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
    var node = node
    fillAll(&node, strings)
    return node
  }

  /// Fills what is within where it lies, without a copy of the rest.
  private func fillAll(_ node: inout SceneNode, _ strings: Strings) {
    if let field = node.host { return fill(&node, field, strings) }
    guard var parts = node.children else { return }
    node.children = nil
    for place in parts.indices { fillAll(&parts[place], strings) }
    node.children = parts
  }

  private func fill(_ node: inout SceneNode, _ field: HostField, _ strings: Strings) {
    switch field {
    case .balance:
      node.amount = balance
      node.text = strings.text("host.balance", .text(strings.amount(balance)))
    case .limits:
      node.text = strings.text("host.limits", .text(strings.range(limits.main)), .text(strings.range(limits.side)))
    case .practice:
      node.text = isPractice ? strings.text("host.practice") : nil
      node.label = isPractice ? strings.text("host.practice.say") : nil
    case .shoe:
      let hasShoe = commitment != nil
      node.text =
        hasShoe
        ? strings.text("host.shoe", .count(cardsRemaining), .count(cardCount))
        : strings.text("host.shoe.none", .count(cardCount))
      node.detail = "\(hasShoe ? cardsRemaining : cardCount)/\(cardCount)"
    case .rounds:
      node.text = strings.text("host.round", .count(rounds + 1))
      node.detail = strings.amount(Chips(rounds + 1))
    case .fairness:
      node.text = commitment.map { strings.text("host.fairness", .text($0)) } ?? strings.text("host.fairness.none")
    case .statistics:
      node.text = strings.text(rounds == 0 ? "host.statistics.none" : "host.statistics", .count(rounds))
    case .settings:
      node = SceneNode(
        .section, id: node.id, text: strings.text("section.table"), host: .settings,
        children: settings.pickers(strings) + (sync.map { [$0.node(strings)] } ?? []))
    }
  }
}
