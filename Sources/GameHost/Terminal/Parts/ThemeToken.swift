import CasinoKit

/// What a colour of the table is for: the theme's colours by one name each.
enum ThemeToken: Hashable {
  case rail, brass, railText, railDim
  case text, textSecond, gold, fill, fillInk, fillKey, print, line
  case win, lose, push
  case badge, badgeText, badgeWon, badgeWonText, badgeLost, badgeLostText, badgePush, badgePushText
  case button, buttonText, buttonCap, buttonKey, buttonOffText
  case cardFace, cardEdge, cardRed, cardBlack, cardDiamond, cardClub
  case courtGold, courtSkin, courtRobe, courtCloth, courtPaper, courtEye, courtHair, courtDarkHair, courtFeather
  case back, backLine, backRim
  case band, hint, hintText, hintKey
  case sheet, raised, sheetLine, sheetText, sheetDim, chosen, chosenInk
  case road
  case roadMark(MarkGrid.Color), roadLetter(MarkGrid.Color), bead(MarkGrid.Color), beadText(MarkGrid.Color)
}

extension Theme {
  /// The colour of a token; nil is the terminal's own.
  subscript(token: ThemeToken) -> CellColor? {
    switch token {
    case .rail: rail.ground
    case .brass: rail.brass
    case .railText: rail.text
    case .railDim: rail.dim
    case .text: text
    case .textSecond: secondText
    case .gold: gold
    case .fill: fill.ground
    case .fillInk: fill.text
    case .fillKey: fillKey
    case .print: print
    case .line: line
    case .win: win
    case .lose: lose
    case .push: push
    case .badge, .badgeText, .badgeWon, .badgeWonText, .badgeLost, .badgeLostText, .badgePush, .badgePushText:
      badgeColor(token)
    case .button, .buttonText, .buttonCap, .buttonKey, .buttonOffText: buttonColor(token)
    case .cardFace, .cardEdge, .cardRed, .cardBlack, .cardDiamond, .cardClub, .back, .backLine, .backRim:
      cardColor(token)
    case .courtGold, .courtSkin, .courtRobe, .courtCloth, .courtPaper, .courtEye, .courtHair, .courtDarkHair,
      .courtFeather:
      courtColor(token)
    case .band: band
    case .hint: hint.ground
    case .hintText: hint.text
    case .hintKey: hint.key
    case .sheet, .raised, .sheetLine, .sheetText, .sheetDim, .chosen, .chosenInk: sheetColor(token)
    case .road: road.ground
    case .roadMark(let color): roadColor(color)
    case .roadLetter(let color): letterColor(color)
    case .bead(let color): bead(color).ground
    case .beadText(let color): bead(color).text
    }
  }

  private func letterColor(_ color: MarkGrid.Color) -> CellColor? {
    switch color {
    case .blue: road.playerLetter
    case .red: road.bankerLetter
    case .green: road.tieLetter
    }
  }

  private func roadColor(_ color: MarkGrid.Color) -> CellColor? {
    switch color {
    case .blue: road.player
    case .red: road.banker
    case .green: road.tie
    }
  }

  private func bead(_ color: MarkGrid.Color) -> Surface {
    switch color {
    case .blue: road.playerBead
    case .red: road.bankerBead
    case .green: road.tieBead
    }
  }

  private func badgeColor(_ token: ThemeToken) -> CellColor? {
    switch token {
    case .badgeWon: badge.won.ground
    case .badgeWonText: badge.won.text
    case .badgeLost: badge.lost.ground
    case .badgeLostText: badge.lost.text
    case .badgePush: badge.push.ground
    case .badgePushText: badge.push.text
    case .badgeText: badge.plain.text
    default: badge.plain.ground
    }
  }

  private func buttonColor(_ token: ThemeToken) -> CellColor? {
    switch token {
    case .buttonText: button.text
    case .buttonCap: button.cap
    case .buttonKey: button.key
    case .buttonOffText: button.notNow
    default: button.ground
    }
  }

  private func cardColor(_ token: ThemeToken) -> CellColor? {
    switch token {
    case .cardEdge: card.edge
    case .cardRed: card.red
    case .cardBlack: card.black
    case .cardDiamond: card.blue
    case .cardClub: card.green
    case .back: back.ground
    case .backLine: back.line
    case .backRim: back.rim
    default: card.face
    }
  }

  private func courtColor(_ token: ThemeToken) -> CellColor? {
    switch token {
    case .courtSkin: court.skin
    case .courtRobe: court.robe
    case .courtCloth: court.cloth
    case .courtPaper: court.paper
    case .courtEye: court.eye
    case .courtHair: court.hair
    case .courtDarkHair: court.darkHair
    case .courtFeather: court.feather
    default: court.gold
    }
  }

  private func sheetColor(_ token: ThemeToken) -> CellColor? {
    switch token {
    case .raised: sheet.raised
    case .sheetLine: sheet.line
    case .sheetText: sheet.text
    case .sheetDim: sheet.dim
    case .chosen: sheet.chosen.ground
    case .chosenInk: sheet.chosen.text
    default: sheet.ground
    }
  }
}
