import CasinoKit
import FoundationEssentials

/// What the table remembers of its rounds; chips, wins and losses are the host's.
// NEXT: count what players of the game like to know.
struct NewGameData: PersistableGameData {
  static let gameIdentifier = NewGameGame.identifier
  static let empty = NewGameData()

  var roundsPlayed = 0
  var lastModified = Date(timeIntervalSince1970: 0)
  /// Rounds that were paid.
  var paid = 0
  /// Full houses and better.
  var great = 0

  /// The counts of all devices add up.
  static func combined(_ copies: [NewGameData]) -> NewGameData {
    copies.reduce(into: empty) { sum, copy in
      sum.roundsPlayed += copy.roundsPlayed
      sum.paid += copy.paid
      sum.great += copy.great
      sum.lastModified = max(sum.lastModified, copy.lastModified)
    }
  }

  /// Adds a round that is over.
  mutating func add(_ round: NewGameEngine) {
    let hand = PokerHand(round.cards)
    roundsPlayed += 1
    paid += NewGameResult(hand) == .lose ? 0 : 1
    great += hand.category >= .fullHouse ? 1 : 0
  }
}
