import CasinoKit

/// What the smallest game shows.
struct RedTable {
  let behaviour: Behaviour

  func scene(stake: Chips, card: Card?) -> Scene { Scene(root: node(stake: stake, card: card)) }

  func node(stake: Chips, card: Card?) -> SceneNode {
    let amounts = AmountRange(1...1_000)
    let zone = SceneNode(
      .zone, id: "zone.main", text: "Red", amount: stake,
      action: SceneAction(id: "bet.main", title: "Bet" + behaviour.suffix, amounts: amounts))
    let deal = SceneNode(
      .button, id: "deal",
      action: SceneAction(id: "deal", title: "Deal", key: "d", price: stake, unavailable: unavailable(stake)))
    let slot = card.map { SceneNode(.card, id: "card", card: $0) } ?? SceneNode(.cardSlot, id: "card")
    let words = SceneNode(.text, id: "words", text: "Red pays 1:1" + behaviour.suffix, detail: behaviour.suffix)
    return SceneNode(.table, id: "table", children: [words, zone, slot, deal] + behaviour.strangeNodes)
  }

  private func unavailable(_ stake: Chips) -> String? { stake == .zero ? "Place a bet first." : nil }
}

extension Behaviour {
  /// What no text should hold.
  var suffix: String {
    self == .escapes ? "\u{1B}[2J\u{1B}]0;owned\u{07}\u{202E}gnp.exe\u{200B}\u{FEFF}\u{9B}31m\r\n" : ""
  }

  fileprivate var strangeNodes: [SceneNode] {
    switch self {
    case .sameIDs: [SceneNode(.text, id: "twin"), SceneNode(.text, id: "twin")]
    case .deepScene:
      [(0..<100).reduce(SceneNode(.text, id: "deepest")) { SceneNode(.vstack, id: "v\($1)", children: [$0]) }]
    default: []
    }
  }
}
