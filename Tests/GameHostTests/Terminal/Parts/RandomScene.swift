import CasinoKit

/// Tables that no game would think of: any number of hands and cards, long names, large amounts.
struct RandomScene {
  private var random: Xoshiro256
  private var nextID = 0

  init(seed: UInt64) { random = Xoshiro256(seed: seed) }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  mutating func scene() -> Scene {
    var felt: [SceneNode] = [hand("dealer", cards: below(8), stake: nil, isActive: false)]
    if below(3) > 0 { felt.append(SceneNode(.print, id: id(), text: words(1 + below(6)))) }
    let isBetting = below(3) == 0
    if isBetting, below(2) == 0 { felt.append(banner()) }
    if isBetting { felt.append(SceneNode(.hstack, id: id(), children: (0..<1 + below(5)).map { _ in zone() })) }
    if below(3) == 0 {
      felt.append(
        SceneNode(
          .hstack, id: id(), children: ["left", "right"].map { hand($0, cards: below(4), stake: nil, isActive: false) })
      )
    }
    if below(3) == 0 { felt.append(SceneNode(.hstack, id: id(), children: (0..<1 + below(3)).map { _ in grid() })) }
    let hands = below(5)
    if hands > 0 {
      let active = below(hands + 1)
      felt.append(
        SceneNode(
          .hstack, id: id(),
          children: (0..<hands).map {
            hand("player.\($0)", cards: 1 + below(11), stake: amount(), isActive: $0 == active)
          }))
    }
    felt.append(SceneNode(.talk, id: "talk", text: words(below(12))))
    var table = [topBar(), SceneNode(.vstack, id: id(), children: felt)]
    if isBetting, below(4) > 0 { table.append(rack()) }
    table.append(actions())
    return Scene(
      root: SceneNode(
        .table, id: "table",
        children: [SceneNode(.felt, id: "felt", detail: "green"), SceneNode(.vstack, id: "rows", children: table)]))
  }

  private mutating func id() -> String {
    nextID += 1
    return "part.\(nextID)"
  }

  private mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in String(repeating: ["a", "W", "é", "牌"][below(4)], count: 1 + below(9)) }.joined(
      separator: " ")
  }

  private mutating func amount() -> Chips {
    Chips(hundredths: [below(100_00), below(10_000_00), below(1_000_000_000_00)][below(3)])
  }

  private mutating func hand(_ name: String, cards: Int, stake: Chips?, isActive: Bool) -> SceneNode {
    let children = (0..<cards).map { place -> SceneNode in
      let id = "hand.\(name).\(place)"
      return below(6) == 0
        ? SceneNode(.cardBack, id: id) : SceneNode(.card, id: id, card: Card(index: UInt8(below(52))))
    }
    return SceneNode(
      .hand, id: "hand.\(name)", text: words(1), detail: ["21", "soft 18", "blackjack"][below(3)], amount: stake,
      tone: [nil, .win, .lose, .push][below(4)], marks: isActive ? [.active] : [], children: children)
  }

  private mutating func zone() -> SceneNode {
    let name = id()
    return SceneNode(
      .zone, id: name, text: words(1 + below(3)), detail: "1 to 100 · \(words(2))",
      amount: below(2) == 0 ? .zero : amount(),
      action: SceneAction(id: "bet.\(name)", title: "bet"))
  }

  private mutating func grid() -> SceneNode {
    let style = MarkGrid.Style.allCases[below(MarkGrid.Style.allCases.count)], rows = below(8)
    let columns = (0..<below(60)).map { _ in
      (0..<rows).map { _ in
        below(3) == 0 ? nil : MarkGrid.Mark(MarkGrid.Color.allCases[below(3)], strokes: max(0, below(12) - 8))
      }
    }
    return SceneNode(
      .grid, id: id(), text: words(below(4)),
      grid: MarkGrid(
        style, rows: rows, columns: columns, letters: below(2) == 0 ? "PB牌" : nil,
        notes: [.init(words(1), color: .red, figure: "7"), .init(words(1), mark: .blue)]))
  }

  private mutating func banner() -> SceneNode {
    SceneNode(
      .banner, id: "banner", text: words(2), amount: amount(), tone: .win,
      children: (0..<1 + below(7)).map { _ in
        SceneNode(.receipt, id: id(), text: words(2), detail: words(3), amount: amount(), tone: .lose)
      })
  }

  private mutating func rack() -> SceneNode {
    let chips = ChipDenomination.allCases.prefix(1 + below(6)).enumerated().map { place, chip in
      SceneNode(
        .chip, id: "chip.\(place)", text: "\(chip.rawValue)", amount: chip.value,
        action: SceneAction(id: "chip.\(chip.rawValue)", title: "chip", key: "\(place + 1)"))
    }
    return SceneNode(.chipSelector, id: "chips", children: chips)
  }

  private mutating func actions() -> SceneNode {
    let count = 1 + below(6), primary = below(count + 1)
    let buttons = (0..<count).map { place -> SceneNode in
      let key = String("ACDEFGHKMP"[String.Index(utf16Offset: place, in: "ACDEFGHKMP")])
      return SceneNode(
        .button, id: "button.\(place)", marks: place == primary ? [.primary] : [],
        action: SceneAction(id: "move.\(place)", title: words(1 + below(2)), key: key))
    }
    return SceneNode(.actionBar, id: "actions", children: buttons)
  }

  private mutating func topBar() -> SceneNode {
    SceneNode(
      .topBar, id: "top", text: words(2),
      children: [
        SceneNode(.host, id: "host.balance", amount: amount(), host: .balance),
        SceneNode(.host, id: "host.shoe", detail: "\(below(312))/312", host: .shoe),
        SceneNode(.button, id: "button.rules", action: SceneAction(id: "rules", title: "Rules", key: "?")),
      ])
  }
}
