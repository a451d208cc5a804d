import CasinoKit
import FoundationEssentials

/// What the table remembers of its hands; chips, wins and losses are the host's.
struct BlackjackData: PersistableGameData {
  static let gameIdentifier = BlackjackGame.identifier
  static let empty = BlackjackData()

  var roundsPlayed = 0
  var lastModified = Date(timeIntervalSince1970: 0)
  /// Blackjacks that the player was dealt.
  var blackjacks = 0
  /// Rounds in a row with a blackjack, up to now on this device.
  var streak = 0
  /// The most rounds in a row with one.
  var bestStreak = 0
  /// The player's hands that went over 21.
  var busts = 0

  /// Counts add up; a run is a run on one device.
  static func combined(_ copies: [BlackjackData]) -> BlackjackData {
    copies.reduce(into: empty) { sum, copy in
      sum.roundsPlayed += copy.roundsPlayed
      sum.blackjacks += copy.blackjacks
      sum.busts += copy.busts
      sum.bestStreak = max(sum.bestStreak, copy.bestStreak)
      if copy.lastModified > sum.lastModified { (sum.lastModified, sum.streak) = (copy.lastModified, copy.streak) }
    }
  }

  /// Adds a round that is over.
  mutating func add(_ round: BlackjackEngine) {
    let hands = round.spots.map(\.hand)
    let hasBlackjack = hands.contains(where: \.isBlackjack)
    roundsPlayed += 1
    blackjacks += hasBlackjack ? 1 : 0
    streak = hasBlackjack ? streak + 1 : 0
    bestStreak = max(bestStreak, streak)
    busts += hands.count(where: \.isBust)
  }
}
