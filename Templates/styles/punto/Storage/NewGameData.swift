import CasinoKit
import FoundationEssentials

/// What the table remembers of its rounds; chips, wins and losses are the host's.
// NEXT: count what players of the game like to know.
struct NewGameData: PersistableGameData {
  static let gameIdentifier = NewGameGame.identifier
  static let empty = NewGameData()

  var roundsPlayed = 0
  var lastModified = Date(timeIntervalSince1970: 0)
  /// Rounds that Player won.
  var player = 0
  /// Rounds that ended in a tie.
  var ties = 0

  /// The counts of all devices add up.
  static func combined(_ copies: [NewGameData]) -> NewGameData {
    copies.reduce(into: empty) { sum, copy in
      sum.roundsPlayed += copy.roundsPlayed
      sum.player += copy.player
      sum.ties += copy.ties
      sum.lastModified = max(sum.lastModified, copy.lastModified)
    }
  }

  /// Adds a round that is over.
  mutating func add(_ round: NewGameEngine) {
    guard let first = round.player?.rank.aceHigh, let second = round.banker?.rank.aceHigh else { return }
    roundsPlayed += 1
    player += first > second ? 1 : 0
    ties += first == second ? 1 : 0
  }
}
