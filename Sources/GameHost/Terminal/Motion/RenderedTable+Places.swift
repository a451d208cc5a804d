import CasinoKit

/// Where things lie between which cards and chips move, by the ids of the kit's parts.
extension RenderedTable {
  /// The cards of a hand by their place in it.
  func cards(of hand: HandID) -> [Int: CellRect] {
    let prefix = "hand.\(hand.id)."
    var cards: [Int: CellRect] = [:]
    for (id, rect) in places where id.hasPrefix(prefix) {
      if let index = Int(id.dropFirst(prefix.count)) { cards[index] = rect }
    }
    return cards
  }

  /// Where cards come from.
  var shoe: Point? { places["shoe"]?.corner }

  /// The upper right corner of the felt, from where cards come that have no shoe.
  func corner(for size: CardSize) -> Point { Point(column: max(0, buffer.width - size.columns), row: 1) }

  /// The band of the result.
  var band: CellRect? { places["banner"] }
  /// The hint, and how it comes.
  var hint: (ContextualTooltip.Animation, CellRect)? {
    for animation in ContextualTooltip.Animation.allCases {
      if let rect = places[TooltipPart.place(animation)] { return (animation, rect) }
    }
    return nil
  }
  /// The room for its sum in large figures.
  var sumPlace: CellRect? { places["banner.sum"] }

  /// The zone of a bet.
  func zone(_ bet: String) -> CellRect? { places["zone.\(bet)"] }
  /// Where the chips of a bet lie in its zone.
  func zoneStake(_ bet: String) -> Point? {
    places["zone.\(bet).stake"]?.corner
      ?? zone(bet).map { Point(column: $0.column + ($0.width - 5) / 2, row: $0.row + $0.height / 2) }
  }

  private var handStakes: [(id: String, rect: CellRect)] {
    places.filter { $0.key.hasPrefix("hand.") && $0.key.hasSuffix(".stake") }.sorted {
      ($0.value.column, $0.value.row, $0.key) < ($1.value.column, $1.value.row, $1.key)
    }.map { ($0.key, $0.value) }
  }

  /// Where the chips of a hand lie, counted from the left; of another one where it has none.
  func handStake(_ place: Int) -> Point? {
    let stakes = handStakes
    return (stakes.indices.contains(place) ? stakes[place] : stakes.first)?.rect.corner
  }

  /// Where the chips of the hand lie whose chips are others than they were on another table.
  func handStake(_ place: Int, changedFrom old: RenderedTable) -> Point? {
    let changed = handStakes.filter { stake in
      old.places[stake.id].map { old.buffer.changes($0, to: buffer, stake.rect) != 0 } ?? true
    }
    return changed.count == 1 ? changed.first?.rect.corner : handStake(place)
  }

  /// The balance in the bar above the table.
  var balance: Figure? { Figure(lastIn: buffer, words.numbers) }

  /// Below the balance, where chips come from and go to.
  var balancePlace: Point {
    let end = balance?.columns.upperBound ?? buffer.width
    return Point(column: max(0, end - ChipSize.small.columns), row: min(1, buffer.height - 1))
  }

  /// The uppermost hand, to which lost chips go.
  var dealerPlace: Point {
    let hands = places.filter {
      $0.key.hasPrefix("hand.") && !$0.key.hasSuffix(".total") && !$0.key.hasSuffix(".stake")
    }
    let first = hands.values.min { ($0.row, -$0.width, $0.column) < ($1.row, -$1.width, $1.column) }
    let rect = first ?? CellRect(column: 0, row: 1, width: buffer.width, height: 1)
    return Point(column: rect.column + (rect.width - ChipSize.small.columns) / 2, row: rect.row + rect.height / 2)
  }
}

extension CardSize {
  /// The size of a card that fills a rectangle.
  init?(_ rect: CellRect) {
    guard let size = Self.allCases.first(where: { $0.columns == rect.width && $0.rows == rect.height }) else {
      return nil
    }
    self = size
  }
}
