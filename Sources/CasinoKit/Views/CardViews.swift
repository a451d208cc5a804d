/// A card, face up or face down. Of one that lies face down the scene knows only that it is there.
public struct CardView: PartView {
  private let card: Card?

  /// Shows a card; nil lies face down.
  public init(_ card: Card?) { self.card = card }

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    guard let card else {
      return [scene.part(SceneNode(.cardBack, label: scene.strings.text("card.faceDown")))]
    }
    return [
      scene.part(
        SceneNode(
          .card, text: card.rank.index + String(card.suit.symbol), label: scene.strings.name(of: card), card: card))
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
  private let places: Int
  private let result: BetResult?
  private let others: [TableHand]

  /// Shows a hand.
  /// - Parameters:
  ///   - hand: the hand.
  ///   - title: the key of whose hand it is.
  ///   - places: how many places are marked where no card lies yet.
  ///   - result: how it ended.
  ///   - others: the hands on the table; where its owner has several, each says its number.
  public init(
    _ hand: TableHand, title: String, places: Int = 0, result: BetResult? = nil, among others: [TableHand] = []
  ) {
    self.hand = hand
    self.title = title
    self.places = places
    self.result = result
    self.others = others
  }

  /// One part that holds the cards.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    let total = hand.total.map { scene.strings.total($0) }
    let marks: [Mark] = hand.isActive ? [.active] : []
    let node = SceneNode(
      .hand, id: "hand.\(hand.id.id)", text: name(scene.strings),
      label: scene.strings.sentence(of: hand, among: others), detail: total, amount: hand.stake, tone: result?.tone,
      marks: marks)
    return [
      scene.part(node) {
        hand.cards.flatMap { CardView($0).nodes(scene) }
          + (hand.cards.count..<max(places, hand.cards.count)).flatMap { _ in CardPlaceholderView().nodes(scene) }
          + (result.map { ValueBadge(scene.strings.text("outcome.\($0.outcome)"), tone: $0.tone).nodes(scene) } ?? [])
      }
    ]
  }

  private func name(_ strings: Strings) -> String? {
    if let index = hand.id.index, others.count(where: { $0.id.owner == hand.id.owner }) > 1 {
      return strings.text("hand.number", .count(index + 1))
    }
    return title.isEmpty ? nil : strings.text(title)
  }
}
