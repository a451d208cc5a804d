/// A chip.
public struct ChipView: PartView {
  private let denomination: ChipDenomination

  /// Shows a chip.
  public init(_ denomination: ChipDenomination) { self.denomination = denomination }

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [scene.part(SceneNode(.chip, text: scene.strings.amount(denomination.value), amount: denomination.value))]
  }
}

/// A stack of chips that make an amount.
public struct ChipStackView: PartView {
  private let amount: Chips

  /// Shows an amount as a stack.
  public init(_ amount: Chips) { self.amount = amount }

  /// One part; none where the amount is nothing.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    amount > .zero ? [scene.part(SceneNode(.chipStack, text: scene.strings.amount(amount), amount: amount))] : []
  }
}

/// The rack from which the player takes a chip.
public struct ChipSelectorView: PartView {
  private let selected: ChipDenomination
  private let available: [ChipDenomination]
  private let select: @MainActor (ChipDenomination) -> Void

  /// Shows a rack.
  /// - Parameters:
  ///   - selected: the chip that is taken.
  ///   - available: the chips of the rack, lowest first.
  ///   - select: takes another chip.
  public init(
    selected: ChipDenomination, available: [ChipDenomination] = ChipDenomination.allCases,
    select: @escaping @MainActor (ChipDenomination) -> Void
  ) {
    self.selected = selected
    self.available = available
    self.select = select
  }

  /// One part that holds the chips.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    let strings = scene.strings
    let all = available.map { strings.amount($0.value) }.joined(separator: strings.text("list.separator"))
    let label = strings.text("chips.say", .text(all), .text(strings.amount(selected.value)))
    return [
      scene.part(SceneNode(.chipSelector, id: "chips", label: label)) {
        available.enumerated().map { place, chip in
          let figure = scene.strings.amount(chip.value)
          let action = SceneAction(
            id: "chip.\(chip.rawValue)", title: scene.strings.text("chip.select", .text(figure)), key: "\(place + 1)")
          let node = SceneNode(
            .chip, text: figure, amount: chip.value, marks: chip == selected ? [.selected] : [], action: action)
          return scene.part(node) { _ in select(chip) }
        }
      }
    ]
  }
}
