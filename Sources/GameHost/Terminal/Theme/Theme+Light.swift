extension Theme {
  /// The table in daylight.
  static let light: Theme = {
    var theme = dark
    theme.green = pool(0xE6F2E6, 0xD8EADB, 0xC9DFCE, 0xBDD6C4)
    // As light as the green, so that all that is told from it is told from them.
    theme.blue = pool(0xE6EFF8, 0xD8E5F2, 0xCBDBEC, 0xC1D3E8)
    theme.red = pool(0xF8E9ED, 0xF3DDE3, 0xEFD3DA, 0xEBCBD3)
    theme.rail = Rail(
      ground: CellColor(0xFBF6EC), brass: CellColor(0xB98A45), text: CellColor(0x2B2013), dim: CellColor(0x6A5940))
    theme.text = CellColor(0x10261B)
    theme.secondText = CellColor(0x36564A)
    theme.gold = CellColor(0x7A5000)
    theme.print = CellColor(0x5F4708)
    theme.line = CellColor(0x487560)
    theme.win = CellColor(0x0A6330)
    theme.lose = CellColor(0xA31522)
    theme.push = CellColor(0x3D4A54)
    theme.badge = Badge(
      plain: surface(0xFFFFFF, 0x10261B), won: surface(0x1B6B41, 0xF1FFF4), lost: surface(0x8E2730, 0xFFF3F1),
      push: surface(0x56616B, 0xFFFFFF))
    theme.button = Button(
      ground: CellColor(0xFFFFFF), text: CellColor(0x15291F), cap: CellColor(0xE3ECE4), key: CellColor(0x7A4E00),
      notNow: CellColor(0x4E675A))
    theme.card.face = CellColor(0xFFFFFF)
    theme.card.edge = CellColor(0xB5BDB4)
    theme.back.rim = CellColor(0xFFFFFF)
    theme.band = CellColor(0xF4FAF4)
    theme.hint.ground = CellColor(0xFFF3CF)
    theme.sheet = Sheet(
      ground: CellColor(0xFCFAF5), raised: CellColor(0xEFEBE0), line: CellColor(0xCFC8B8), text: CellColor(0x1B222B),
      dim: CellColor(0x56606B), chosen: surface(0x2E3844, 0xFFFFFF))
    theme.veil = Veil(color: CellColor(0x465A50), share: 0.55)
    theme.lobby = Lobby(
      hall: theme.sheet.raised, panel: theme.sheet.ground, chosenPanel: theme.hint.ground, text: theme.sheet.text,
      second: theme.sheet.dim)
    theme.card.shoe = 0
    theme.shadow = 0.17
    theme.arc = Veil(color: theme.line, share: 0.2)
    theme.pattern = Veil(color: theme.line, share: 0.22)
    return theme
  }()
}
