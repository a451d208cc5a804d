import CasinoKit

/// What the table's drawing depends on besides the scene: the host's own state and the player's wishes.
struct RenderOptions: Hashable, Sendable {
  /// The words and figures of the drawing.
  var words = DrawnWords.english
  /// Which glyphs the terminal shows.
  var glyphs = GlyphMode.unicode
  /// How large the table is drawn.
  var scale = TextScale.regular
  /// Whether each suit has a colour of its own.
  var isFourColour = false
  /// What the dealer said last, the newest line last.
  var said: [String] = []
  /// How many rows a sheet is scrolled down.
  var scroll = 0
  /// Whether the result was put away to change the bets.
  var isBannerClosed = false
  /// How the chips that were taken are shown: a text that is being typed, such as an amount.
  var typed: String?
  /// A line of the host in the bar of keys, such as why a key did nothing.
  var notice: String?
  /// What is told of the work at the game, where it is being written.
  var work: WorkNotice?
  /// The sheet of odds over the table; nil where it is closed.
  var odds: OddsSheet?
  /// The rail of a wide screen: what was played last, newest first.
  var rail = RailContent()
}

/// What the rails beside a wide table show. All texts are ready to read.
struct RailContent: Hashable, Sendable {
  /// A heading and its lines: a name, a value and how it feels.
  struct Section: Hashable, Sendable {
    var title: String
    var lines: [Line]
  }
  struct Line: Hashable, Sendable {
    var name: String
    var value: String
    var tone: Tone?
  }
  /// Rules and pay tables.
  var left: [Section] = []
  /// What was played.
  var right: [Section] = []
  /// The balance after each of the last rounds, oldest first.
  var bankroll: [Chips] = []
}
