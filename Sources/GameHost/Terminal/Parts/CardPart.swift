import CasinoKit

/// A card: its face, its back, or the place where one will lie.
struct CardPart {
  enum Side: Hashable {
    case face(Card)
    case back
    case slot
  }

  var side: Side
  var size: CardSize
  /// Whether another card lies on it, so that its lower index would be cut.
  var isCovered = false
  /// Whether it lies on another card.
  var isOnCard = false
  /// How far it steps back into the felt, 0 to 1.
  var dimming = 0.0
  /// The felt that it steps back into.
  var felt: CellColor?

  /// Draws the card with its upper left corner at a place.
  func draw(_ canvas: inout Canvas, _ column: Int, _ row: Int) {
    if size == .text { return drawText(&canvas, column, row) }
    let rect = CellRect(column: column, row: row, width: size.columns, height: size.rows)
    guard canvas.isSolid else { return OutlineCard(card: self).draw(&canvas, rect) }
    switch side {
    case .slot: drawSlot(&canvas, rect)
    case .back:
      sheet(&canvas, rect, tint(.backRim, canvas.theme))
      drawBack(&canvas, rect)
    case .face(let card):
      sheet(&canvas, rect, tint(.cardFace, canvas.theme))
      drawFace(&canvas, rect, card)
    }
  }

  /// A colour of the card, stepped back into the felt.
  func tint(_ token: ThemeToken, _ theme: Theme) -> CellColor? {
    guard dimming > 0, let color = theme[token] else { return theme[token] }
    return token == .cardRed ? theme.card.redAtRest : color.mixed(with: felt, dimming)
  }

  /// The ink of a suit.
  static func ink(_ suit: Suit, isFourColour: Bool) -> ThemeToken {
    guard isFourColour else { return suit.isRed ? .cardRed : .cardBlack }
    return switch suit {
    case .spades: .cardBlack
    case .hearts: .cardRed
    case .diamonds: .cardDiamond
    case .clubs: .cardClub
    }
  }

  // MARK: Pieces

  /// The paper, its corners cut to the ground.
  private func sheet(_ canvas: inout Canvas, _ rect: CellRect, _ paper: CellColor?) {
    let grounds = [
      (rect.column, rect.row, Character("▘")), (rect.maxColumn - 1, rect.row, "▝"),
    ].map { ($0.0, $0.1, $0.2, canvas.ground($0.0, $0.1)) }
    let below = [
      (rect.column, rect.maxRow - 1, Character("▜")), (rect.maxColumn - 1, rect.maxRow - 1, "▛"),
    ].map { ($0.0, $0.1, $0.2, canvas.ground($0.0, $0.1)) }
    canvas.buffer.fill(rect, paper)
    for (column, row, glyph, ground) in grounds { canvas.put(glyph, column, row, ground, on: paper) }
    for (column, row, glyph, ground) in below { canvas.put(glyph, column, row, paper, on: ground) }
    guard isOnCard else { return }
    for row in rect.row + 1..<rect.maxRow - 1 {
      canvas.put("▏", rect.column, row, tint(.cardEdge, canvas.theme), on: paper)
    }
  }

  private func drawFace(_ canvas: inout Canvas, _ rect: CellRect, _ card: Card) {
    let ink = tint(Self.ink(card.suit, isFourColour: canvas.options.isFourColour), canvas.theme),
      sign = String(card.suit.symbol)
    let rank = card.rank.index
    switch (size, card.rank) {
    case (.large, .jack), (.large, .queen), (.large, .king): drawLargeCourt(&canvas, rect, card)
    case (.medium, .jack), (.medium, .queen), (.medium, .king):
      drawPixels(&canvas, CardArt.court(card.rank), rect.column + 1, rect.row + 1, card.suit)
    case (.large, .ace): drawBlocks(&canvas, CardArt.largeSuit(card.suit), rect.column + 2, rect.row + 2, ink)
    case (.large, _):
      for pip in CardArt.pips(card.rank) {
        canvas.put(card.suit.symbol, rect.column + pip.column, rect.row + pip.row, over: ink)
      }
    case (.medium, _): drawBlocks(&canvas, CardArt.suit(card.suit), rect.column + 1, rect.row + 1, ink)
    default: break
    }
    canvas.write(rank + sign, rect.column + 1, rect.row, color: ink, bold: true)
    if !isCovered {
      canvas.write(sign + rank, rect.maxColumn - 2 - rank.count, rect.maxRow - 1, color: ink, bold: true)
    }
  }

  private func drawBlocks(_ canvas: inout Canvas, _ picture: [String], _ column: Int, _ row: Int, _ ink: CellColor?) {
    let paper = tint(.cardFace, canvas.theme)
    for (down, line) in picture.enumerated() {
      for (across, glyph) in line.enumerated() where glyph != " " {
        // Blocks that fill the lower half are turned over, so that fonts show no seam below them.
        let turned: Character? =
          switch glyph {
          case "█": " "
          case "▄": "▀"
          case "▟": "▘"
          case "▙": "▝"
          default: nil
          }
        if let turned {
          canvas.put(turned, column + across, row + down, paper, on: ink)
        } else {
          canvas.put(glyph, column + across, row + down, ink, on: paper)
        }
      }
    }
  }

  private func drawLargeCourt(_ canvas: inout Canvas, _ rect: CellRect, _ card: Card) {
    let half = CardArt.largeCourt(card.rank)
    let whole = half + half.reversed().map { String($0.reversed()) }
    drawPixels(&canvas, whole, rect.column + 2, rect.row + 1, card.suit)
  }

  private func drawPixels(_ canvas: inout Canvas, _ picture: [String], _ column: Int, _ row: Int, _ suit: Suit) {
    for (half, line) in picture.enumerated() {
      for (across, letter) in line.enumerated() {
        guard let token = Self.token(letter, suit) else { continue }
        canvas.buffer.setPixel(column: column + across, halfRow: row * 2 + half, tint(token, canvas.theme))
      }
    }
  }

  /// The colour of a letter in the picture of a court.
  static func token(_ letter: Character, _ suit: Suit) -> ThemeToken? {
    switch letter {
    case "Y": .courtGold
    case "S": .courtSkin
    case "E": .courtEye
    case "H": suit.isRed ? .courtHair : .courtDarkHair
    case "R": suit.isRed ? .courtRobe : .courtCloth
    case "B": suit.isRed ? .courtCloth : .courtRobe
    case "F": .courtFeather
    case "P": .courtPaper
    default: nil
    }
  }

  private func drawBack(_ canvas: inout Canvas, _ rect: CellRect) {
    let columns = rect.width - 2, halves = rect.height * 2 - 2
    let ground = tint(.back, canvas.theme), line = tint(.backLine, canvas.theme)
    for half in 0..<halves {
      for across in 0..<columns {
        canvas.buffer.setPixel(
          column: rect.column + 1 + across, halfRow: rect.row * 2 + 1 + half,
          CardArt.isBackLine(across, half, columns: columns, halves: halves) ? line : ground)
      }
    }
  }

  private func drawSlot(_ canvas: inout Canvas, _ rect: CellRect) {
    canvas.frame(rect, .line)
    for row in rect.row + 1..<rect.maxRow - 1 { canvas.clearDots(rect.column + 1, rect.maxColumn - 1, row) }
  }

  private func drawText(_ canvas: inout Canvas, _ column: Int, _ row: Int) {
    switch side {
    case .slot: canvas.write("[  ]", column, row, .line)
    case .back: canvas.write("[??]", column, row, .text)
    case .face(let card):
      let text = card.rank.index + (canvas.isASCII ? String(card.suit.letter.lowercased()) : String(card.suit.symbol))
      canvas.write("[\(text)]", column, row, .text, bold: true)
    }
  }
}
