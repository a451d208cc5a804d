/// A card, face up or face down. Of one that lies face down the scene knows only that it is there.
public struct CardView: PartView {
  private let card: Card?
  private let isHeld: Bool

  /// Shows a card.
  /// - Parameters:
  ///   - card: the card; nil lies face down.
  ///   - isHeld: whether the player keeps it while others are replaced.
  public init(_ card: Card?, isHeld: Bool = false) {
    self.card = card
    self.isHeld = isHeld
  }

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    guard let card else {
      return [scene.part(SceneNode(.cardBack, label: scene.strings.text("card.faceDown")))]
    }
    let name = scene.strings.name(of: card)
    return [
      scene.part(
        SceneNode(
          .card, text: card.rank.index + String(card.suit.symbol),
          label: isHeld ? scene.strings.text("card.held", .text(name)) : name, card: card,
          marks: isHeld ? [.active] : []))
    ]
  }
}

/// The place where a card will lie.
public struct CardPlaceholderView: PartView {
  /// Marks a place.
  public init() {}

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { [scene.part(SceneNode(.cardSlot))] }
}

/// A hand: whose it is, its cards, what they count and what is staked on it.
///
/// What it says without being seen is the sentence `say.<owner>.has` of the game's catalogue (cards and total) or,
/// while a card lies face down, `say.<owner>.shows` (cards).
public struct HandDisplayView: PartView {
  private let hand: TableHand
  private let title: String
  private let empty: ViewGroup
  private let result: BetResult?
  private let note: String?
  private let tone: Tone?
  private let others: [TableHand]
  private let held: Set<Int>

  /// Shows a hand.
  /// - Parameters:
  ///   - hand: the hand.
  ///   - title: the key of whose hand it is.
  ///   - places: how many places are marked where no card lies yet.
  ///   - result: how its bet ended.
  ///   - note: a word on it, ready to read, such as that it has won.
  ///   - tone: how the note feels.
  ///   - others: the hands on the table; where its owner has several, each has its number for a name.
  ///   - held: the places, from 0, of the cards that the player keeps while others are replaced.
  public init(
    _ hand: TableHand, title: String, places: Int = 0, result: BetResult? = nil, note: String? = nil,
    tone: Tone? = nil, among others: [TableHand] = [], held: Set<Int> = []
  ) {
    self.init(hand, title: title, result: result, note: note, tone: tone, among: others, held: held) {
      ForEach(0..<max(0, places - hand.cards.count)) { _ in CardPlaceholderView() }
    }
  }

  /// Shows a hand.
  /// - Parameters:
  ///   - hand: the hand.
  ///   - title: the key of whose hand it is.
  ///   - result: how its bet ended.
  ///   - note: a word on it, ready to read, such as that it has won.
  ///   - tone: how the note feels.
  ///   - others: the hands on the table; where its owner has several, each has its number for a name.
  ///   - held: the places, from 0, of the cards that the player keeps while others are replaced.
  ///   - empty: what marks the places where no card lies yet.
  public init(
    _ hand: TableHand, title: String, result: BetResult? = nil, note: String? = nil, tone: Tone? = nil,
    among others: [TableHand] = [], held: Set<Int> = [], @ViewBuilder empty: () -> ViewGroup
  ) {
    self.held = held
    self.hand = hand
    self.title = title
    self.empty = empty()
    self.result = result
    self.note = note
    self.tone = result?.tone ?? tone
    self.others = others
  }

  /// One part that holds the cards.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    let total = hand.total.map { scene.strings.total($0) }
    let marks: [Mark] = hand.isActive ? [.active] : []
    let node = SceneNode(
      .hand, id: "hand.\(hand.id.id)", text: name(scene.strings),
      label: label(scene.strings), detail: total, amount: hand.stake, tone: tone,
      marks: marks)
    return [
      scene.part(node) {
        hand.cards.enumerated().flatMap { CardView($1, isHeld: held.contains($0)).nodes(scene) } + empty.nodes(scene)
          + badges(scene)
      }
    ]
  }

  private func label(_ strings: Strings) -> String? {
    let sentence = strings.sentence(of: hand, among: others)
    let kept = hand.cards.enumerated().compactMap { held.contains($0) ? $1.map(strings.name(of:)) : nil }
    guard !kept.isEmpty else { return sentence }
    return [sentence ?? "", strings.text("hand.held", .text(kept.joined(separator: strings.text("list.separator"))))]
      .joined(separator: " ")
  }

  private func badges(_ scene: SceneBuilder) -> [SceneNode] {
    let words = [result.map { scene.strings.text("outcome.\($0.outcome)") }, note]
    return words.compactMap(\.self).flatMap { ValueBadge($0, tone: tone).nodes(scene) }
  }

  private func name(_ strings: Strings) -> String? {
    if let index = hand.id.index, others.count(where: { $0.id.owner == hand.id.owner }) > 1 {
      return strings.text("hand.number", .count(index + 1))
    }
    return title.isEmpty ? nil : strings.text(title)
  }
}
