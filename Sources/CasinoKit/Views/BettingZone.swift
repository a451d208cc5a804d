/// A place on the felt where chips are put: what it is called, what lies there and what it takes.
public struct BettingZone: Hashable, Sendable {
  /// The bet's word.
  public var bet: String
  /// The zone's name, by its key in the catalogues.
  public var title: String
  /// What is written on the felt where the name is too long for it, by its key in the catalogues.
  public var print: String?
  /// What lies there.
  public var stake: Chips
  /// What it takes; nil while it takes nothing.
  public var stakes: ClosedRange<Chips>?
  /// What it pays, ready to read: `up to 25:1`.
  public var pays: String?
  /// The key that puts a chip there.
  public var key: String?

  /// Describes a zone.
  public init(
    bet: String, title: String, print: String? = nil, stake: Chips, stakes: ClosedRange<Chips>?, pays: String? = nil,
    key: String? = nil
  ) {
    self.bet = bet
    self.title = title
    self.print = print
    self.stake = stake
    self.stakes = stakes
    self.pays = pays
    self.key = key
  }
}

/// A betting zone on the felt. Its action `bet.<bet>` sets the stake to the amount that goes with it, or adds the
/// chip that is taken.
public struct BettingZoneView: PartView {
  private let zone: BettingZone
  private let place: @MainActor (ActionInput) -> Void

  /// Shows a zone.
  public init(_ zone: BettingZone, place: @escaping @MainActor (ActionInput) -> Void) {
    self.zone = zone
    self.place = place
  }

  /// One part that holds the chips.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    let title = scene.strings.text(zone.title)
    let limits = zone.stakes.map { scene.strings.range($0) }
    let label = self.label(title, limits, scene.strings)
    var node = SceneNode(
      .zone, id: "zone.\(zone.bet)", text: zone.print.map { scene.strings.text($0) } ?? title, label: label,
      detail: [limits, zone.pays].compactMap(\.self).joined(separator: " · "), amount: zone.stake)
    if let stakes = zone.stakes {
      node.action = SceneAction(id: "bet.\(zone.bet)", title: title, key: zone.key, amounts: AmountRange(stakes))
    }
    return [scene.part(node, children: { ChipStackView(zone.stake).nodes(scene) }, does: place)]
  }

  /// What lies there, what it takes and what it pays, as a sentence.
  private func label(_ title: String, _ limits: String?, _ strings: Strings) -> String {
    let stake = StringArgument.text(strings.amount(zone.stake))
    let lies =
      switch (zone.stake > .zero, limits) {
      case (true, let limits?): strings.text("zone.staked.takes", .text(title), stake, .text(limits))
      case (true, nil): strings.text("zone.staked", .text(title), stake)
      case (false, let limits?): strings.text("zone.empty", .text(title), .text(limits))
      case (false, nil): strings.text("zone.closed", .text(title))
      }
    return zone.pays.map { strings.text("zone.paying", .text(lies), .text($0)) } ?? lies
  }
}
