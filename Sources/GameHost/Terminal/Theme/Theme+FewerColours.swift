extension Theme {
  /// The theme for what the terminal can show.
  static func suited(to mode: ColorMode, light isLight: Bool) -> Theme {
    switch mode {
    case .truecolor: isLight ? light : dark
    case .palette256: isLight ? flat(light, green: 194, blue: 153, red: 224) : darkFlat
    case .ansi16: outlined(colors: true)
    case .none: outlined(colors: false)
    }
  }

  /// A theme without the pool of light. What it does not name is shown in the nearest colour of the palette.
  private static func flat(_ theme: Theme, green: UInt8, blue: UInt8, red: UInt8) -> Theme {
    var flat = theme
    flat.kind = .flat
    flat.green = [.indexed(green)]
    flat.blue = [.indexed(blue)]
    flat.red = [.indexed(red)]
    return flat
  }

  private static let darkFlat: Theme = {
    var theme = flat(dark, green: 22, blue: 24, red: 52)
    theme.text = .indexed(255)
    theme.secondText = .indexed(152)
    theme.gold = .indexed(221)
    theme.win = .indexed(120)
    theme.lose = .indexed(224)
    theme.card.face = .indexed(230)
    theme.card.red = .indexed(124)
    theme.card.redAtRest = .indexed(124)
    theme.card.black = .indexed(234)
    theme.rail = Rail(ground: .indexed(233), brass: .indexed(137), text: .indexed(255), dim: .indexed(180))
    theme.back.ground = .indexed(18)
    theme.back.line = .indexed(62)
    theme.hint.ground = .indexed(229)
    theme.sheet.ground = .indexed(235)
    theme.sheet.text = .indexed(255)
    theme.sheet.dim = .indexed(188)
    return theme
  }()

  /// The terminal's own background and foreground, so that it can be read on any. Red, green, yellow and blue of the
  /// terminal mark what shape or a word says too; bright yellow and white are not used.
  private static func outlined(colors: Bool) -> Theme {
    func ink(_ index: UInt8) -> CellColor? { colors ? .indexed(index) : nil }
    let red = ink(1)
    let green = ink(2)
    let yellow = ink(3)
    let blue = ink(4)
    let plain = Surface(isBold: true)
    let lit = Surface(isReversed: true, isBold: true)
    return Theme(
      kind: .outlined, green: [nil], blue: [nil], red: [nil], rail: Rail(brass: green), gold: yellow, fill: lit,
      print: green, line: green, win: green, lose: red,
      badge: Badge(
        plain: plain, won: Surface(text: green, isBold: true), lost: Surface(text: red, isBold: true), push: plain),
      button: Button(), card: Card(red: red, blue: blue, green: green, redAtRest: red, rest: 0, shoe: 0),
      court: Court(), back: Back(line: blue), hint: Hint(), sheet: Sheet(chosen: lit), veil: Veil(share: 0),
      lobby: Lobby(),
      road: Road(
        player: blue, banker: red, tie: green, playerLetter: blue, bankerLetter: red, tieLetter: green,
        playerBead: Surface(text: blue, isBold: true),
        bankerBead: Surface(text: red, isBold: true), tieBead: Surface(text: green, isBold: true)),
      chips: Chips(
        one: Chip(), five: chip(red), twentyFive: chip(green), hundred: Chip(), fiveHundred: chip(ink(5)),
        thousand: chip(yellow)),
      shadow: 0)
  }

  private static func chip(_ color: CellColor?) -> Chip { Chip(body: color, mark: color, figure: color, other: color) }
}
