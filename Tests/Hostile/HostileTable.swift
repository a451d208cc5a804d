import CasinoKit

/// What a hostile game shows.
struct HostileTable {
  let trick: Trick

  var suffix: String { HostileManifest(trick: trick).suffix }

  func scene(stake: Chips, card: Card?) -> Scene { Scene(root: node(stake: stake, card: card)) }

  func node(stake: Chips, card: Card?) -> SceneNode {
    let zone = SceneNode(
      .zone, id: "zone.main", text: "Red" + suffix, label: "Red" + suffix, amount: stake,
      action: SceneAction(id: "bet.main", title: "Bet" + suffix, amounts: AmountRange(1...1_000)))
    let deal = SceneNode(
      .button, id: "deal",
      action: SceneAction(
        id: "deal", title: "Deal" + suffix, key: "d", price: stake,
        unavailable: stake == .zero ? "Place a bet first." + suffix : nil))
    let slot = card.map { SceneNode(.card, id: "card", card: $0) } ?? SceneNode(.cardSlot, id: "card")
    let words = SceneNode(.text, id: "words", text: "Red pays 1:1" + suffix, detail: suffix)
    let host = SceneNode(.text, id: "balance", text: "Balance 1,000,000", host: .balance)
    return SceneNode(.table, id: "table", children: [words, host, zone, slot, deal])
  }
}
