import Testing

@testable import GameHost

/// The palette of the design, with the least contrast that it promises over the surfaces where a token is used.
struct ThemeTests {
  private typealias Pairs = [(name: String, grounds: [CellColor?], inks: [CellColor?], least: Double)]

  @Test func darkHoldsItsContrasts() throws {
    let theme = Theme.dark
    let felts = theme.green + theme.blue + theme.red + [theme.band]
    try expect(
      [
        ("rail text", [theme.rail.ground], [theme.rail.text], 14.3),
        ("rail dim", [theme.rail.ground], [theme.rail.dim], 7.3),
        ("text", felts, [theme.text], 7.1), ("second text", felts, [theme.secondText], 5.3),
        ("gold", felts, [theme.gold], 5.0),
        ("print", felts, [theme.print], 4.8), ("line", felts, [theme.line], 3.1), ("win", felts, [theme.win], 5.5),
        ("lose", felts, [theme.lose], 4.6), ("push", felts, [theme.push], 5.9),
        ("not now", [theme.button.ground], [theme.button.notNow], 5.9),
        ("button", [theme.button.ground, theme.button.cap], [theme.button.text, theme.button.key], 5.9),
        ("hint", [theme.hint.ground], [theme.hint.text, theme.hint.key], 5.8),
        ("sheet", [theme.sheet.ground, theme.sheet.raised], [theme.sheet.text, theme.sheet.dim], 6.9),
        (
          "lobby", [theme.lobby.hall, theme.lobby.panel, theme.lobby.chosenPanel],
          [theme.lobby.text, theme.lobby.second], 6.4
        ),
        ("card", [theme.card.face], [theme.card.red, theme.card.black, theme.card.blue, theme.card.green], 5.4),
      ] + shared(theme))
  }

  @Test func lightHoldsItsContrasts() throws {
    let theme = Theme.light
    let felts = theme.green + theme.blue + theme.red + [theme.band]
    try expect(
      [
        ("rail text", [theme.rail.ground], [theme.rail.text], 14.7),
        ("rail dim", [theme.rail.ground], [theme.rail.dim], 6.2),
        ("text", felts, [theme.text], 10.3), ("second text", felts, [theme.secondText], 5.2),
        ("gold", felts, [theme.gold], 4.5),
        ("print", felts, [theme.print], 5.6), ("line", felts, [theme.line], 3.2), ("win", felts, [theme.win], 4.7),
        ("lose", felts, [theme.lose], 5.0), ("push", felts, [theme.push], 5.8),
        ("not now", [theme.button.ground], [theme.button.notNow], 5.0),
        ("button", [theme.button.ground, theme.button.cap], [theme.button.text, theme.button.key], 5.0),
        ("hint", [theme.hint.ground], [theme.hint.text, theme.hint.key], 6.4),
        ("sheet", [theme.sheet.ground, theme.sheet.raised], [theme.sheet.text, theme.sheet.dim], 5.3),
        (
          "lobby", [theme.lobby.hall, theme.lobby.panel, theme.lobby.chosenPanel],
          [theme.lobby.text, theme.lobby.second], 5.3
        ),
        ("card", [theme.card.face], [theme.card.red, theme.card.black, theme.card.blue, theme.card.green], 5.9),
      ] + shared(theme))
  }

  /// What both themes promise alike.
  private func shared(_ theme: Theme) -> Pairs {
    let chips = [1, 5, 25, 100, 500, 1000].map { theme.chips[$0] }
    let surfaces = [
      ("fill", theme.fill, 10.2), ("plain badge", theme.badge.plain, 6.3), ("won", theme.badge.won, 6.3),
      ("lost", theme.badge.lost, 6.3), ("push", theme.badge.push, 6.3), ("chosen", theme.sheet.chosen, 6.9),
      ("player bead", theme.road.playerBead, 5.3), ("banker bead", theme.road.bankerBead, 5.3),
      ("tie bead", theme.road.tieBead, 5.3),
    ]
    let rested = theme.card.face.map { face in
      theme.green.map { face.mixed(with: $0, theme.card.rest) }
    }
    return [
      ("key on the lit button", [theme.fillKey], [theme.fill.text], 10.2),
      ("road", [theme.road.ground], [theme.road.player, theme.road.banker, theme.road.tie], 9.1),
      ("red at rest", rested ?? [], [theme.card.redAtRest], 5.1),
    ] + surfaces.map { ($0.0, [$0.1.ground], [$0.1.text], $0.2) }
      + chips.map { ("figure of a chip", [$0.body], [$0.figure], 5.3) }
      + chips.map { ("marks of a chip", [$0.body], [$0.mark], 3.9) }
  }

  /// 256 colours: what is written must be readable as the palette shows it.
  @Test(arguments: [false, true])
  func textCanBeReadIn256Colours(light: Bool) throws {
    let theme = Theme.suited(to: .palette256, light: light)
    try expect(
      reduced([
        (
          "felt", theme.green + (light ? [] : theme.blue),
          [theme.text, theme.secondText, theme.gold, theme.win, theme.lose], 4.5
        ),
        ("rail", [theme.rail.ground], [theme.rail.text, theme.rail.dim], 4.5),
        ("card", [theme.card.face], [theme.card.red, theme.card.black, theme.card.blue, theme.card.green], 4.5),
        ("sheet", [theme.sheet.ground, theme.sheet.raised], [theme.sheet.text, theme.sheet.dim], 4.5),
        ("button", [theme.button.ground, theme.button.cap], [theme.button.text, theme.button.key], 4.5),
        ("fill", [theme.fill.ground, theme.fillKey], [theme.fill.text], 4.5),
        ("hint", [theme.hint.ground], [theme.hint.text, theme.hint.key], 4.5),
        ("band", [theme.band], [theme.text, theme.secondText, theme.gold, theme.win, theme.lose, theme.push], 4.5),
      ]))
  }

  @Test func withFewColoursNothingIsFilled() {
    for mode in [ColorMode.ansi16, .none] {
      let theme = Theme.suited(to: mode, light: false)
      #expect(theme == Theme.suited(to: mode, light: true), "the terminal's own background is either")
      #expect(theme.kind == .outlined)
      #expect(
        [theme.rail.ground, theme.band, theme.card.face, theme.sheet.ground, theme.green[0]] == [
          nil, nil, nil, nil, nil,
        ])
      #expect(theme.fill.isReversed)
    }
    let plain = Theme.suited(to: .none, light: false)
    #expect(
      [plain.gold, plain.win, plain.lose, plain.card.red, plain.back.line, plain.chips[25].body].allSatisfy {
        $0 == nil
      })
  }

  @Test func thePoolOfLightRunsFromLitToEdge() {
    #expect(Theme.dark.green.first == CellColor(0x125A42))
    #expect(Theme.dark.green.last == CellColor(0x082D22))
    #expect(Theme.dark.green.count == 17)
    #expect(Set(Theme.dark.green).count == 17)
  }

  @Test func contrastIsThatOfTheStandard() {
    #expect(contrast(RGB(0xFFFFFF), RGB(0x000000)) == 21)
    #expect(contrast(RGB(0x777777), RGB(0x777777)) == 1)
    #expect(abs(contrast(RGB(0x767676), RGB(0xFFFFFF)) - 4.54) < 0.01)
  }

  private func expect(_ pairs: Pairs, location: SourceLocation = #_sourceLocation) throws {
    for pair in pairs {
      for ground in pair.grounds {
        for ink in pair.inks {
          let ratio = contrast(try #require(seen(ground)), try #require(seen(ink)))
          #expect(
            ratio >= pair.least, "\(pair.name): \(ink?.description ?? "") on \(ground?.description ?? "")",
            sourceLocation: location)
        }
      }
    }
  }

  /// What the palette of 256 colours shows of each.
  private func reduced(_ pairs: Pairs) -> Pairs {
    func reduced(_ color: CellColor?) -> CellColor? {
      ColorMode.palette256.reduced(CellStyle(foreground: color)).foreground
    }
    return pairs.map { ($0.name, $0.grounds.map(reduced), $0.inks.map(reduced), $0.least) }
  }

  /// The colour as the terminal shows it; the first 16 of the palette are anything.
  private func seen(_ color: CellColor?) -> RGB? {
    switch color {
    case .rgb(let rgb): return rgb
    case .indexed(let index) where index >= 232:
      let level = UInt8(8 + 10 * (Int(index) - 232))
      return RGB(red: level, green: level, blue: level)
    case .indexed(let index) where index >= 16:
      let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
      let place = Int(index) - 16
      return RGB(red: levels[place / 36], green: levels[place / 6 % 6], blue: levels[place % 6])
    default: return nil
    }
  }
}
