/// The options of `casino check`.
struct CheckOptions: Equatable {
  /// How the findings are printed.
  enum Format: String, CaseIterable {
    case text, json
  }

  /// The seed where none is given.
  static let standardSeed: UInt64 = 1
  /// The rounds where no number is given.
  static let standardRounds = 10_000
  /// The numbers of rounds that are taken.
  static let allowedRounds = 1...1_000_000_000

  var game: GameReference
  var rounds: Int?
  var seed: UInt64?
  var format = Format.text
  /// The only rules that are judged; nil for all.
  var rules: [CheckRule]?
  /// Whether it is listed what is left to do.
  var showsNext = false
  /// Whether the player agreed to run a foreign game without a sandbox where there is none.
  var isAgreed = false

  /// How many rounds are tried.
  var greatestRounds: Int { rounds ?? Self.standardRounds }
  /// What the rounds are made from.
  var firstSeed: UInt64 { seed ?? Self.standardSeed }
}
