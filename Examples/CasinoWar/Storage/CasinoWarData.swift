import CasinoKit
import FoundationEssentials

/// What the table remembers of its rounds; chips, wins and losses are the host's.
struct CasinoWarData: PersistableGameData {
  static let gameIdentifier = CasinoWarGame.identifier
  static let empty = CasinoWarData()

  var roundsPlayed = 0
  var lastModified = Date(timeIntervalSince1970: 0)
  /// Rounds in which the player went to war.
  var wars = 0
  /// Wars that were won, those with cards of equal rank among them.
  var won = 0

  /// The counts of all devices add up.
  static func combined(_ copies: [CasinoWarData]) -> CasinoWarData {
    copies.reduce(into: empty) { sum, copy in
      sum.roundsPlayed += copy.roundsPlayed
      sum.wars += copy.wars
      sum.won += copy.won
      sum.lastModified = max(sum.lastModified, copy.lastModified)
    }
  }

  /// Adds a round that is over.
  mutating func add(_ round: CasinoWarEngine) {
    roundsPlayed += 1
    guard round.move == .war else { return }
    wars += 1
    if round.result?.tone == .win { won += 1 }
  }
}
