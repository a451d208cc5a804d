import CasinoKit
import Testing

@testable import GameHost

/// Cards line up whatever is printed on them, and each can be told in every mode.
struct CardPartTests {
  private static let looks = ["dark", "16", "ascii"]

  @Test("BL-131: A and 10 of all suits, side by side and in a fan, end at the same column", arguments: looks)
  func cardsLineUp(_ look: String) {
    for rank in [Rank.ace, .ten, .king] {
      let cards = Suit.allCases.map { Card(rank, of: $0) }
      let table = Window.large.looking(look).render(Self.scene(player: cards))
      let places = (0..<4).compactMap { table.places["hand.player.\($0)"] }
      #expect(places.count == 4)
      #expect(Set(places.map(\.width)).count == 1)
      let steps = zip(places, places.dropFirst()).map { $1.column - $0.column }
      #expect(Set(steps).count == 1, "\(rank): \(steps)")
      #expect(table.buffer.cells.allSatisfy { $0.text != nil }, "every glyph takes one column")
    }
  }

  @Test("BL-134: in ASCII every card shows rank and suit as letters, in every size", arguments: [60, 80, 120])
  func cardsInASCII(_ columns: Int) {
    for index in 0..<UInt8(52) {
      let card = Card(index: index)
      let window = Window(columns: columns, rows: 24, look: "ascii")
      let text = window.render(Self.scene(player: [card])).buffer.text
      #expect(text.contains(card.rank.index + card.suit.letter.lowercased()), "\(card)")
      #expect(text.allSatisfy { $0.isASCII })
    }
  }

  @Test("BL-129: nine cards A A A A 2 2 2 3 3 beside three split hands, 60×18: all totals stay readable")
  func longestHands() {
    let long = ["AS", "AH", "AD", "AC", "2S", "2H", "2D", "3C", "3H"].compactMap { Card($0) }
    let hands = [("16", long), ("18", Array(long.prefix(5))), ("21", Array(long.prefix(3))), ("13", long)]
    var scene = Self.scene(player: [])
    scene.root.children?.append(
      SceneNode(
        .hstack, id: "hands",
        children: hands.enumerated().map { place, hand in
          Self.hand("split.\(place)", hand.1, total: hand.0, isActive: place == 1)
        }))
    for look in Self.looks {
      let table = Window.small.looking(look).render(scene)
      for (place, hand) in hands.enumerated() {
        guard let rect = table.places["hand.split.\(place).total"] else {
          Issue.record("\(look): no total")
          continue
        }
        let shown = (rect.column..<rect.maxColumn).compactMap { table.buffer[$0, rect.row].text }
        #expect(String(shown).contains(hand.0), "\(look)")
      }
    }
  }

  @Test(
    "a hand is spaced, then a fan, then small, then texts",
    arguments: [
      (2, CardSize.medium, 8), (4, .medium, 4), (9, .text, 5),
    ])
  func arrangement(_ count: Int, _ size: CardSize, _ step: Int) {
    let lie = HandArrangement.fitting(count, largest: .medium, width: 21, height: 5, spacedWidth: 20)
    #expect(lie.size == size)
    #expect(lie.step == step)
    #expect(lie.width <= 21)
  }

  private static func scene(player: [Card]) -> Scene {
    var children = [hand("dealer", [Card(.nine, of: .clubs)], total: "9", isActive: false)]
    if !player.isEmpty { children.append(hand("player", player, total: "18", isActive: true)) }
    return Scene(root: SceneNode(.table, id: "table", children: children))
  }

  private static func hand(_ name: String, _ cards: [Card], total: String, isActive: Bool) -> SceneNode {
    SceneNode(
      .hand, id: "hand.\(name)", text: name, detail: total, amount: name == "dealer" ? nil : 100,
      marks: isActive ? [.active] : [],
      children: cards.enumerated().map { SceneNode(.card, id: "hand.\(name).\($0)", card: $1) })
  }
}
