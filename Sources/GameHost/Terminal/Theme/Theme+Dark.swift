extension Theme {
  /// The table in a dark room.
  static let dark = Theme(
    kind: .lit,
    green: pool(0x125A42, 0x0E4C38, 0x0B3C2D, 0x082D22),
    blue: pool(0x1A4A73, 0x154062, 0x0F324F, 0x0A253C),
    red: pool(0x7A2440, 0x661D35, 0x4F162A, 0x3C101F),
    rail: Rail(
      ground: CellColor(0x1D1410), brass: CellColor(0xB98A45), text: CellColor(0xF0E4CE), dim: CellColor(0xB7A283)),
    text: CellColor(0xF3EFE2), secondText: CellColor(0xC2D6C9), gold: CellColor(0xF5C550),
    fill: surface(0xF5C550, 0x2A1C05), fillKey: CellColor(0xFFE3A1),
    print: CellColor(0xE0C682), line: CellColor(0x66B294),
    win: CellColor(0x8CE99A), lose: CellColor(0xFFB0A8), push: CellColor(0xD5DCE3),
    badge: Badge(
      plain: surface(0x0A1F19, 0xF3EFE2), won: surface(0x1B6B41, 0xF1FFF4), lost: surface(0x7A2028, 0xFFEDEA),
      push: surface(0x4A545E, 0xF4F6F8)),
    button: Button(
      ground: CellColor(0x0A1F19), text: CellColor(0xE9F1EA), cap: CellColor(0x274239), key: CellColor(0xF5C550),
      notNow: CellColor(0x94B0A2)),
    card: Card(
      face: CellColor(0xF8F3E6), edge: CellColor(0xC9BFA8), red: CellColor(0xC01F33), black: CellColor(0x1B1E24),
      blue: CellColor(0x1257B8), green: CellColor(0x136F3A), redAtRest: CellColor(0xA11A2B), rest: 0.16, shoe: 0.28),
    court: court,
    back: Back(ground: CellColor(0x27357A), line: CellColor(0x4C60C0), rim: CellColor(0xF1EADA)),
    band: CellColor(0x0A231C),
    hint: Hint(ground: CellColor(0xF9E7B7), text: CellColor(0x33260A), key: CellColor(0x7A4E00)),
    sheet: Sheet(
      ground: CellColor(0x151A20), raised: CellColor(0x1F262E), line: CellColor(0x39434E), text: CellColor(0xEEF1F4),
      dim: CellColor(0xA3B0BC), chosen: surface(0xDCE3EA, 0x14191F)),
    veil: Veil(color: CellColor(0x000000), share: 0.62),
    lobby: Lobby(
      hall: CellColor(0x211A15), panel: CellColor(0x2B221B), chosenPanel: CellColor(0x3A2E23),
      text: CellColor(0xF5EBDA), second: CellColor(0xC4B49B)),
    road: road, chips: .house, shadow: 0.38, arc: Veil(color: CellColor(0x000000), share: 0.16),
    pattern: Veil(color: CellColor(0xFFFFFF), share: 0.135))

  /// The felt in 17 colours from its four, which lie as far apart as each other.
  static func pool(_ lit: UInt32, _ felt: UInt32, _ deep: UInt32, _ edge: UInt32) -> [CellColor?] {
    let stops = [lit, felt, deep, edge].map { RGB($0) }
    return (0...16).map { step in
      let place = Double(step) * 3 / 16
      let stop = min(2, Int(place))
      return .rgb(stops[stop].mixed(with: stops[stop + 1], place - Double(stop)))
    }
  }

  static func surface(_ ground: UInt32, _ text: UInt32) -> Surface {
    Surface(ground: CellColor(ground), text: CellColor(text))
  }

  static let court = Court(
    gold: CellColor(0xD9A227), skin: CellColor(0xF0C9A0), robe: CellColor(0xB5202F), cloth: CellColor(0x27408B),
    hair: CellColor(0x7A4A21), darkHair: CellColor(0x4B3A2A), eye: CellColor(0x2B2118), feather: CellColor(0x2F8F5B),
    paper: CellColor(0xF3E6C4))

  static let road = Road(
    ground: CellColor(0x0A1B2B), player: CellColor(0x8FC3FF), banker: CellColor(0xFFA49B), tie: CellColor(0x7EDC97),
    playerLetter: CellColor(0xA9D1FF), bankerLetter: CellColor(0xFFB9B1), tieLetter: CellColor(0x93E6A9),
    playerBead: surface(0x1F62B5, 0xFFFFFF), bankerBead: surface(0xB3303C, 0xFFFFFF),
    tieBead: surface(0x1B7A46, 0xFFFFFF))
}

extension Theme.Chips {
  /// The chips of the house, the same on every felt.
  static let house = Theme.Chips(
    one: chip(0xE8E2D2, 0x3E6FB5, 0x1B1E24), five: chip(0xBF2B3A, 0xFBF3E4, 0xFFFFFF),
    twentyFive: chip(0x1A7A46, 0xFBF3E4, 0xFFFFFF), hundred: chip(0x202329, 0xFBF3E4, 0xFFFFFF, lighter: true),
    fiveHundred: chip(0x6A3BA6, 0xFBF3E4, 0xFFFFFF), thousand: chip(0xE0AE35, 0x4A2E08, 0x2A1C05))

  /// Every other chip is 22 % darker; where that would not be seen, 15 % lighter.
  private static func chip(_ body: UInt32, _ mark: UInt32, _ figure: UInt32, lighter: Bool = false) -> Theme.Chip {
    let other = RGB(body).mixed(with: RGB(lighter ? 0xFFFFFF : 0x000000), lighter ? 0.15 : 0.22)
    return Theme.Chip(
      body: CellColor(body), mark: CellColor(mark), figure: CellColor(figure), other: .rgb(other))
  }
}
