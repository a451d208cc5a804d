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
  private let number: Int?
  private let result: BetResult?

  /// Shows a hand.
  /// - Parameters:
  ///   - hand: the hand.
  ///   - title: the key of whose hand it is.
  ///   - places: how many places are marked where no card lies yet.
  ///   - number: its number where its owner has several, which then stands for whose hand it is.
  ///   - result: how it ended.
  public init(_ hand: TableHand, title: String, places: Int = 0, number: Int? = nil, result: BetResult? = nil) {
    self.hand = hand
    self.title = title
    self.places = places
    self.number = number
    self.result = result
  }

  /// One part that holds the cards.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    let total = hand.total.map { scene.strings.total($0) }
    let marks: [Mark] = hand.isActive ? [.active] : []
    let node = SceneNode(
      .hand, id: "hand.\(hand.id.id)", text: name(scene.strings),
      label: scene.strings.sentence(of: hand), detail: total, amount: hand.stake, tone: result?.tone, marks: marks)
    return [
      scene.part(node) {
        hand.cards.flatMap { CardView($0).nodes(scene) }
          + (hand.cards.count..<max(places, hand.cards.count)).flatMap { _ in CardPlaceholderView().nodes(scene) }
          + (result.map { ValueBadge(scene.strings.text("outcome.\($0.outcome)"), tone: $0.tone).nodes(scene) } ?? [])
      }
    ]
  }

  private func name(_ strings: Strings) -> String? {
    if let number { return strings.text("hand.number", .count(number)) }
    return title.isEmpty ? nil : strings.text(title)
  }
}
