import CasinoKit

/// The colours of the table, each named for what it is for.
///
/// Nil is the terminal's own: with 16 colours or none, surfaces are not filled, and marks use the terminal's palette.
struct Theme: Hashable, Sendable {
  /// How surfaces are shown.
  enum Kind: Hashable, Sendable {
    /// Filled, the felt lit by a pool of light.
    case lit
    /// Filled, the felt of one colour.
    case flat
    /// Not filled: cards and frames are outlines on the terminal's own background.
    case outlined
  }

  /// The ground that words lie on, and their colour.
  struct Surface: Hashable, Sendable {
    var ground: CellColor?
    var text: CellColor?
    /// Whether it is told by weight and by turning colours over, where it has no colours of its own.
    var isReversed = false
    var isBold = false

    /// How its cells look.
    var style: CellStyle {
      CellStyle(foreground: text, background: ground, isBold: isBold, isReversed: isReversed)
    }
  }

  /// How surfaces are shown.
  var kind: Kind
  /// The felts in the order of light: the first colour is lit most, the last is the edge.
  var green: [CellColor?]
  var blue: [CellColor?]
  var red: [CellColor?]
  /// The table's edge, where bar and keys are.
  var rail: Rail
  /// Words on the felt.
  var text: CellColor?
  var secondText: CellColor?
  /// Here you are: frames, totals, keys.
  var gold: CellColor?
  /// The lit button, the active badge.
  var fill: Surface
  /// The ground of the key on the lit button.
  var fillKey: CellColor?
  /// What is printed on the felt.
  var print: CellColor?
  /// Outlines of zones and spots.
  var line: CellColor?
  var win: CellColor?
  var lose: CellColor?
  var push: CellColor?
  var badge: Badge
  var button: Button
  var card: Card
  var court: Court
  var back: Back
  /// The ground of the result.
  var band: CellColor?
  var hint: Hint
  var sheet: Sheet
  var veil: Veil
  var lobby: Lobby
  var road: Road
  var chips: Chips
  /// The share of black in a shadow.
  var shadow: Double
  /// What the arc on the felt is mixed with.
  var arc = Veil(share: 0)
  /// What the dots of the felt's pattern are mixed with.
  var pattern = Veil(share: 0)
}

extension Theme {
  /// The colours of a felt in the order of light.
  func felt(_ felt: CasinoDesign.Palette.Felt) -> [CellColor?] {
    switch felt {
    case .green: green
    case .blue: blue
    case .red: red
    }
  }
}

extension Theme {
  /// The table's edge.
  struct Rail: Hashable, Sendable {
    var ground: CellColor?
    /// For lines only.
    var brass: CellColor?
    var text: CellColor?
    var dim: CellColor?
  }

  /// A value on a ground of its own: a hand's total, an outcome.
  struct Badge: Hashable, Sendable {
    var plain: Surface
    var won: Surface
    var lost: Surface
    var push: Surface
  }

  /// A button that is not lit.
  struct Button: Hashable, Sendable {
    var ground: CellColor?
    var text: CellColor?
    /// The ground of its key.
    var cap: CellColor?
    var key: CellColor?
    /// The words of an action that is not offered now.
    var notNow: CellColor?
  }

  /// A card that lies face up.
  struct Card: Hashable, Sendable {
    var face: CellColor?
    var edge: CellColor?
    var red: CellColor?
    var black: CellColor?
    /// Diamonds and clubs of the four-colour deck.
    var blue: CellColor?
    var green: CellColor?
    /// Red on a card that waits.
    var redAtRest: CellColor?
    /// The share of felt in a card that waits.
    var rest: Double
    /// The share of felt in the cards of the shoe.
    var shoe: Double
  }

  /// The pictures of courts.
  struct Court: Hashable, Sendable {
    var gold: CellColor?
    var skin: CellColor?
    var robe: CellColor?
    var cloth: CellColor?
    /// Hair of the red suits and of the black ones.
    var hair: CellColor?
    var darkHair: CellColor?
    var eye: CellColor?
    /// The jack's feather.
    var feather: CellColor?
    /// The ground of a large court.
    var paper: CellColor?
  }

  /// The back of the cards.
  struct Back: Hashable, Sendable {
    var ground: CellColor?
    var line: CellColor?
    var rim: CellColor?
  }

  /// A hint.
  struct Hint: Hashable, Sendable {
    var ground: CellColor?
    var text: CellColor?
    var key: CellColor?
  }

  /// A sheet over the table.
  struct Sheet: Hashable, Sendable {
    var ground: CellColor?
    var raised: CellColor?
    var line: CellColor?
    var text: CellColor?
    var dim: CellColor?
    var chosen: Surface
  }

  /// What dims the table under a sheet.
  struct Veil: Hashable, Sendable {
    /// Nil where the table is not drawn under a sheet.
    var color: CellColor?
    var share: Double
  }

  /// The hall with the tables.
  struct Lobby: Hashable, Sendable {
    var hall: CellColor?
    var panel: CellColor?
    var chosenPanel: CellColor?
    var text: CellColor?
    var second: CellColor?
  }

  /// Baccarat's roads and beads.
  struct Road: Hashable, Sendable {
    var ground: CellColor?
    var player: CellColor?
    var banker: CellColor?
    var tie: CellColor?
    /// Letters of the sides on the felt and on sheets.
    var playerLetter: CellColor?
    var bankerLetter: CellColor?
    var tieLetter: CellColor?
    var playerBead: Surface
    var bankerBead: Surface
    var tieBead: Surface
  }

  /// A chip's body, the marks on its edge and its figure.
  struct Chip: Hashable, Sendable {
    var body: CellColor?
    var mark: CellColor?
    var figure: CellColor?
    /// The body of every other chip in a stack, and of what is in its middle.
    var other: CellColor?
  }

  /// The chips by their value.
  struct Chips: Hashable, Sendable {
    var one: Chip
    var five: Chip
    var twentyFive: Chip
    var hundred: Chip
    var fiveHundred: Chip
    var thousand: Chip

    /// The chip of a value, or of the highest value below it.
    subscript(value: Int) -> Chip {
      switch value {
      case 1000...: thousand
      case 500...: fiveHundred
      case 100...: hundred
      case 25...: twentyFive
      case 5...: five
      default: one
      }
    }
  }
}
