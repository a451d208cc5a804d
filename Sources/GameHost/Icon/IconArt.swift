import CasinoKit

/// A game's icon as a picture: the kit's cards and chip in the pixels of the drawn table, 64 by 64, on lit felt.
struct IconArt {
  /// The pixels of a side.
  static let side = 64
  /// The size of a card.
  private static let card = (width: 30, height: 38)

  /// The felt, lit most first.
  let felt: [RGB]
  /// What lies on it.
  let objects: PixelGrid
  /// The rim of the table and the line of brass within it.
  let rim: RGB
  let brass: RGB

  /// Draws an icon of a manifest; nil is the usual one.
  init(_ node: SceneNode?, theme: Theme = .dark) {
    let icon = IconPart(node: node)
    felt = theme.felt(icon.felt).compactMap { $0?.rgb }
    rim = theme[.rail]?.rgb ?? RGB(0)
    brass = theme[.brass]?.rgb ?? RGB(0)
    var grid = PixelGrid(width: Self.side, height: Self.side)
    let cards = icon.cards, step = cards.count > 2 ? 12 : 23
    let left = (Self.side - Self.card.width - step * (cards.count - 1)) / 2
    for (place, card) in cards.enumerated() {
      let face = Self.face(card, theme), column = left + place * step
      grid.shade(face, column + 2, 10, place == 0 ? theme.shadow : 0.2)
      grid.lay(face, column, 8)
    }
    if let chip = icon.chip {
      let piece = Self.piece(chip, theme)
      grid.shade(piece, 38, 40, theme.shadow)
      // A rim of felt parts a dark chip from a dark suit.
      for (across, down) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
        grid.lay(piece.filled(felt.last), 36 + across, 38 + down)
      }
      grid.lay(piece, 36, 38)
    }
    objects = grid
  }

  // MARK: Cards

  private static func face(_ card: Card, _ theme: Theme) -> PixelGrid {
    var grid = PixelGrid(width: Self.card.width, height: Self.card.height)
    let paper = theme[.cardFace]?.rgb, ink = theme[card.suit.isRed ? .cardRed : .cardBlack]?.rgb
    grid.fill(1, 0, Self.card.width - 2, Self.card.height, paper)
    grid.fill(0, 1, Self.card.width, Self.card.height - 2, paper)
    // A fine edge parts a card from the one that it lies on.
    grid.fill(0, 2, 1, Self.card.height - 4, theme[.cardEdge]?.rgb)
    switch card.rank {
    case .jack, .queen, .king:
      grid.draw(CardArt.court(card.rank), 8, 5, scale: (4, 4)) { letter in
        CardPart.token(letter, card.suit).flatMap { theme[$0]?.rgb }
      }
    default: grid.draw(blocks: CardArt.largeSuit(card.suit), 5, 14, ink)
    }
    drawIndex(&grid, card, ink)
    return grid
  }

  /// Rank and suit in the upper corner; the lower one is mostly under a card or the chip.
  private static func drawIndex(_ grid: inout PixelGrid, _ card: Card, _ ink: RGB?) {
    grid.draw(PixelLetters.rank(card.rank), 2, 2) { $0 == "#" ? ink : nil }
    grid.draw(PixelLetters.suit(card.suit), 2, 8) { $0 == "#" ? ink : nil }
  }

  // MARK: The chip

  private static func piece(_ chip: ChipDenomination, _ theme: Theme) -> PixelGrid {
    let colors = theme.chips[chip.rawValue]
    var grid = PixelGrid(width: 22, height: 20)
    grid.draw(ChipPart.large + ChipPart.large.reversed(), 0, 0, scale: (2, 2)) { letter in
      switch letter {
      case "C": colors.body?.rgb
      case "W": colors.mark?.rgb
      case "D": colors.other?.rgb
      default: nil
      }
    }
    let figure = ChipPart(chip: chip, size: .large).figure.map { PixelLetters.digit($0) }
    let width = figure.reduce(-1) { $0 + ($1.first?.count ?? 0) + 1 }
    var column = (22 - width) / 2
    for digit in figure {
      grid.draw(digit, column, 8) { $0 == "#" ? colors.figure?.rgb : nil }
      column += (digit.first?.count ?? 0) + 1
    }
    return grid
  }
}
