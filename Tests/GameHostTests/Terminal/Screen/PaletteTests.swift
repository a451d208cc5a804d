import CasinoKit
import Testing

@testable import GameHost

/// Every colour of both themes, what it is for, and that it can be told from all that it lies on: text by 4.5 at least,
/// outlines and marks by 3.
@Suite struct PaletteTests {
  /// What a colour is for.
  enum Use {
    /// Something lies on it.
    case ground
    /// It is read on some grounds.
    case text(on: [String])
    /// It outlines or marks on some grounds.
    case mark(on: [String])
    /// It is an ornament: what it goes with tells the same by shape or words.
    case ornament
  }

  private static let felts = ["green", "blue", "red", "band"]
  private static let sheet = ["sheet.ground", "sheet.raised"]

  /// All pairs, by the names of the theme's colours.
  static let uses: [String: Use] = [
    "green": .ground, "blue": .ground, "red": .ground, "band": .ground,
    "rail.ground": .ground, "rail.brass": .ornament, "rail.text": .text(on: ["rail.ground"]),
    "rail.dim": .text(on: ["rail.ground"]),
    "text": .text(on: felts), "secondText": .text(on: felts), "gold": .text(on: felts + ["rail.ground"] + sheet),
    "fill.ground": .ground, "fill.text": .text(on: ["fill.ground", "fillKey"]), "fillKey": .ground,
    "print": .text(on: felts), "line": .mark(on: felts),
    "win": .text(on: felts + ["rail.ground", "sheet.ground"]),
    "lose": .text(on: felts + ["rail.ground", "sheet.ground"]),
    "push": .text(on: felts + ["rail.ground", "sheet.ground"]),
    "badge.plain.ground": .ground, "badge.plain.text": .text(on: ["badge.plain.ground"]),
    "badge.won.ground": .ground, "badge.won.text": .text(on: ["badge.won.ground"]),
    "badge.lost.ground": .ground, "badge.lost.text": .text(on: ["badge.lost.ground"]),
    "badge.push.ground": .ground, "badge.push.text": .text(on: ["badge.push.ground"]),
    "button.ground": .ground, "button.cap": .ground, "button.text": .text(on: ["button.ground"]),
    "button.key": .text(on: ["button.cap"]), "button.notNow": .text(on: ["button.ground", "off"]),
    "card.face": .ground, "card.edge": .ornament, "card.red": .text(on: ["card.face"]),
    "card.black": .text(on: ["card.face", "rested"]), "card.blue": .text(on: ["card.face"]),
    "card.green": .text(on: ["card.face"]), "card.redAtRest": .text(on: ["rested"]),
    "court.gold": .ornament, "court.skin": .ornament, "court.robe": .ornament, "court.cloth": .ornament,
    "court.hair": .ornament, "court.darkHair": .ornament, "court.eye": .ornament, "court.feather": .ornament,
    "court.paper": .ornament,
    "back.ground": .ground, "back.line": .ornament, "back.rim": .mark(on: ["back.ground"]),
    "hint.ground": .ground, "hint.text": .text(on: ["hint.ground"]), "hint.key": .text(on: ["hint.ground"]),
    "sheet.ground": .ground, "sheet.raised": .ground, "sheet.line": .ground,
    "sheet.text": .text(on: sheet + ["sheet.line", "focused"]), "sheet.dim": .text(on: sheet + ["focused"]),
    "sheet.chosen.ground": .ground, "sheet.chosen.text": .text(on: ["sheet.chosen.ground"]),
    "veil.color": .ornament, "arc.color": .ornament, "pattern.color": .ornament,
    "lobby.hall": .ground, "lobby.panel": .ground, "lobby.chosenPanel": .ground,
    "lobby.text": .text(on: ["lobby.hall", "lobby.panel", "lobby.chosenPanel"]),
    "lobby.second": .text(on: ["lobby.hall", "lobby.panel", "lobby.chosenPanel"]),
    "road.ground": .ground, "road.player": .text(on: ["road.ground"]), "road.banker": .text(on: ["road.ground"]),
    "road.tie": .text(on: ["road.ground"]),
    "road.playerBead.ground": .ground, "road.playerBead.text": .text(on: ["road.playerBead.ground"]),
    "road.bankerBead.ground": .ground, "road.bankerBead.text": .text(on: ["road.bankerBead.ground"]),
    "road.tieBead.ground": .ground, "road.tieBead.text": .text(on: ["road.tieBead.ground"]),
  ].merging(
    ["one", "five", "twentyFive", "hundred", "fiveHundred", "thousand"].flatMap { chip in
      [
        ("chips.\(chip).body", Use.ground), ("chips.\(chip).other", .ornament),
        ("chips.\(chip).mark", .mark(on: ["chips.\(chip).body"])),
        ("chips.\(chip).figure", .text(on: ["chips.\(chip).body"])),
      ]
    }
  ) { $1 }

  @Test(arguments: [false, true])
  func noColourIsLeftOut(light: Bool) {
    let names = Set(Palette(light ? .light : .dark).colors.keys)
    #expect(Set(Self.uses.keys).subtracting(names).isEmpty, "the table names colours that there are not")
    #expect(names.subtracting(Self.uses.keys).subtracting(Palette.mixed).isEmpty, "colours that the table leaves out")
  }

  @Test(arguments: uses.keys.sorted(), [false, true])
  func canBeToldFromItsGrounds(_ name: String, light: Bool) throws {
    let palette = Palette(light ? .light : .dark)
    let (grounds, least): ([String], Double)
    switch Self.uses[name] {
    case .text(let on): (grounds, least) = (on, 4.5)
    case .mark(let on): (grounds, least) = (on, 3)
    case .ground, .ornament, nil: return
    }
    for ink in try #require(palette.colors[name]) {
      for ground in grounds {
        for under in try #require(palette.colors[ground], "\(ground)") {
          let ratio = contrast(ink, under)
          #expect(ratio >= least, "\(name) on \(ground): \(ratio)")
        }
      }
    }
  }
}

/// The colours of a theme by the names of its properties, and those that drawing mixes of them.
private struct Palette {
  private(set) var colors: [String: [RGB]] = [:]
  /// A button that is not offered, a setting that has the focus, a card that waits.
  static let mixed = ["off", "focused", "rested"]

  init(_ theme: Theme) {
    add(Mirror(reflecting: theme), "")
    func mix(_ one: CellColor?, _ other: CellColor?, _ share: Double) -> [RGB] {
      Self.rgb(one?.mixed(with: other, share)).map { [$0] } ?? []
    }
    for felt in [theme.green, theme.blue, theme.red] {
      colors["off", default: []] += mix(felt[felt.count / 2], theme.button.ground, 0.35)
      for light in felt { colors["rested", default: []] += mix(theme.card.face, light, theme.card.rest) }
    }
    colors["focused"] = mix(theme.sheet.ground, theme.fill.ground, 0.14)
  }

  private mutating func add(_ mirror: Mirror, _ path: String) {
    for child in mirror.children {
      guard let label = child.label else { continue }
      let name = path.isEmpty ? label : "\(path).\(label)"
      if let color = child.value as? CellColor {
        if let rgb = Self.rgb(color) { colors[name] = [rgb] }
      } else if let list = child.value as? [CellColor?] {
        colors[name] = list.compactMap(Self.rgb)
      } else if Mirror(reflecting: child.value).displayStyle == .struct {
        add(Mirror(reflecting: child.value), name)
      }
    }
  }

  private static func rgb(_ color: CellColor?) -> RGB? { if case .rgb(let rgb)? = color { rgb } else { nil } }
}
