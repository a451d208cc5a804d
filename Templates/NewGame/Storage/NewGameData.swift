import CasinoKit
import FoundationEssentials

/// What the table remembers of its rounds; chips, wins and losses are the host's.
// NEXT: count what players of the game like to know.
struct NewGameData: PersistableGameData {
  static let gameIdentifier = NewGameGame.identifier
  static let empty = NewGameData()

  var roundsPlayed = 0
  var lastModified = Date(timeIntervalSince1970: 0)
  /// Rounds in which the player raised.
  var raises = 0
  /// Rounds in which both cards were of one rank.
  var pairs = 0

  /// The counts of all devices add up.
  static func combined(_ copies: [NewGameData]) -> NewGameData {
    copies.reduce(into: empty) { sum, copy in
      sum.roundsPlayed += copy.roundsPlayed
      sum.raises += copy.raises
      sum.pairs += copy.pairs
      sum.lastModified = max(sum.lastModified, copy.lastModified)
    }
  }

  /// Adds a round that is over.
  mutating func add(_ round: NewGameEngine) {
    roundsPlayed += 1
    raises += round.isFolded ? 0 : 1
    pairs += round.player?.rank == round.dealer?.rank ? 1 : 0
  }
}
