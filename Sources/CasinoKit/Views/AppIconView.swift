/// A game's icon, made of the parts of its table: cards and a chip on its cloth. Lists, the lobby and `casino icon`
/// draw it from the manifest, without the game.
public struct AppIconView: PartView {
  /// The most cards that an icon has room for.
  public nonisolated static let greatestCardCount = 3

  let felt: CasinoDesign.Palette.Felt
  let name: String
  private let cards: [Card]
  private let chip: ChipDenomination

  /// Makes an icon.
  /// - Parameters:
  ///   - name: the game's name, which is what the icon says to somebody who does not see it.
  ///   - felt: its cloth.
  ///   - cards: one to three cards, the lowest first; more are left out.
  ///   - chip: the chip beside them.
  public init(
    _ name: String, felt: CasinoDesign.Palette.Felt = .green, cards: [Card] = [Card(.ace, of: .spades)],
    chip: ChipDenomination = .twentyFive
  ) {
    self.name = name
    self.felt = felt
    self.cards = Array(cards.prefix(Self.greatestCardCount))
    self.chip = chip
  }

  /// One part that holds the cards and the chip.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [
      scene.part(SceneNode(.icon, id: "icon", label: name, detail: felt.rawValue)) {
        cards.flatMap { CardView($0).nodes(scene) } + ChipView(chip).nodes(scene)
      }
    ]
  }
}
