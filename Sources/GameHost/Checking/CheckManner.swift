import CasinoKit

/// How a check sits at a table.
struct CheckManner {
  var language = "en"
  /// Variables of the game's program that differ from those of every game.
  var surroundings: [String: String] = [:]
  /// Whether the player is new, so that hints come.
  var isFirstVisit = false
  /// Whether the program is killed and started again after every step of a round.
  var isKilled = false
  /// After how many rounds it is started again; nil for never.
  var restartsAfter: Int?
  /// How many rounds are played; nil for the usual number.
  var rounds: Int?
  /// The settings that hold at the table.
  var settings: [String: String] = [:]
  /// Whether the sheets are opened, before and after the rounds.
  var opensSheets = true
}
