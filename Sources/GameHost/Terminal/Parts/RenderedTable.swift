/// A place that does something when it is clicked or has the focus.
struct HitArea: Hashable, Sendable {
  var rect: CellRect
  /// The part of the scene.
  var node: String
  /// The action that it takes; nil where it only says why it cannot be taken.
  var action: String?
  /// The value that goes with the action.
  var value: String?
}

/// A scene as it is drawn.
struct RenderedTable: Sendable {
  /// The screen.
  var buffer: CellBuffer
  /// What can be clicked; later ones lie above earlier ones.
  var hits: [HitArea]
  /// The parts that the focus goes through, in order.
  var focusOrder: [String]
  /// Where parts lie, by their ids: cards, stacks, zones, the shoe.
  var places: [String: CellRect]
  /// The felt that nothing lies on, row by row.
  var bareFelt: [Bool]
  /// How far a sheet can be scrolled.
  var scrollLimit: Int
  /// The size in which cards are drawn.
  var cardSize: CardSize
  /// The words and figures with which it was drawn.
  var words: DrawnWords

  /// What lies uppermost at a place.
  func hit(at point: Point) -> HitArea? { hits.last { $0.rect.contains(point) } }
}

/// Actions of the host that the drawing offers beside those of the scene.
enum HostAction {
  /// Puts the result away and shows the zones.
  static let changeBet = "host.changeBet"
  /// Leaves the table.
  static let leave = "host.leave"
  /// Shows what the moves or the bets are worth, and puts that away.
  static let odds = "host.odds"
  /// The key of the odds: no letter, so that it is no game's.
  static let oddsKey: Character = "%"
}
