import CasinoKit

/// The options of `casino play`.
struct PlayOptions: Equatable {
  /// Who draws the table.
  enum Interface: String, CaseIterable {
    case terminal, text, json
  }

  /// How the plain text names suits.
  enum Suits: String, CaseIterable {
    case words, symbols
  }

  /// A setting that holds at this table only.
  struct Setting: Equatable {
    /// The setting's key, which only the game knows.
    var key: String
    /// The value, which only the game can judge.
    var value: String
  }

  /// The game to play.
  var game: GameReference
  /// Who draws the table; nil is the terminal where it can, else plain text.
  var interface: Interface?
  /// How many colours are drawn; nil goes by the environment.
  var colors: ColorMode?
  /// Whether the table is drawn with ASCII alone.
  var isASCII = false
  /// What makes the table a practice table.
  var practice = PracticeOptions()
  /// The settings in the order in which they were given; of two for a key the later counts.
  var settings: [Setting] = []
  /// How the plain text names suits.
  var suits = Suits.words
  /// Whether a table that is open in another window is taken over.
  var takesOver = false
  /// The player's part in the seeds of shoes to come; nil leaves it as it is.
  var clientSeed: String?
  /// Whether the player agreed to run a foreign game without a sandbox where there is none.
  var isAgreed = false
}

/// What makes a table a practice table, with a stack of its own outside wallet and statistics.
struct PracticeOptions: Equatable {
  /// The number that the shoes are shuffled from.
  var seed: UInt64?
  /// The next cards of the shoe; empty where none are given.
  var cards: [Card] = []
  /// The chips of a new stack.
  var stack: Chips?
  /// Whether the stack and the shoe begin anew.
  var isRestart = false

  /// The stacks that are taken.
  static let stacks: ClosedRange<Chips> = 1...Chips.greatest

  /// Whether any of the options makes the table a practice table.
  var isPractice: Bool { seed != nil || !cards.isEmpty || stack != nil }
}
