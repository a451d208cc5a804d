import CasinoKit

/// What one intent came to, kept whole or not at all.
struct RoundCommit: Sendable {
  /// The version of the game; kept where a round opens.
  var version = ""
  /// The rules of the round; kept where a round opens.
  var rules = JSONValue.object([:])
  /// What the player played; the deal opens a round.
  var play: Play?
  /// The movements of chips, in order.
  var entries: [LedgerEntry] = []
  /// The hands at the end; with them the round closes.
  var hands: [String: JSONValue]?
  /// Settings of the game that changed.
  var settings: [String: String] = [:]
  /// The limits that were chosen.
  var limits: TableLimits?
  /// The game's own data, as they are now.
  var data: JSONValue?
  /// Hints that went off the screen.
  var hints: [String: HintEnd] = [:]
  /// Whether the player was advised in the round.
  var isAdvised = false
}

extension RoundCommit {
  /// Takes a module's commit over.
  init(_ commit: Commit, version: String, rules: JSONValue) {
    self.init(
      version: version, rules: rules, play: commit.play, entries: commit.entries, hands: commit.hands,
      settings: commit.settings ?? [:], limits: commit.limits, data: commit.data, hints: commit.hints ?? [:],
      isAdvised: commit.advised ?? false)
  }
}
