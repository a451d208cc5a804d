import CasinoKit

/// The rules of a table. Each property is named as its setting; the initial values are the settings' initial ones.
struct BlackjackRules: GameRules {
  /// What the dealer does with a 17 in which an ace counts eleven.
  enum Soft17: String, CaseIterable, Codable { case stand, hit }

  /// Which two cards may be doubled. Where totals are named, hard ones are meant.
  enum Double: String, CaseIterable, Codable {
    case any
    case nineToEleven = "9-11"
    case tenToEleven = "10-11"
  }

  /// What makes two cards a pair that may be split.
  enum Split: String, CaseIterable, Codable { case value, rank }

  /// Whether the first two cards may be given up for half the stake, once the dealer has no natural.
  enum Surrender: String, CaseIterable, Codable {
    case notOffered = "none"
    case late
  }

  /// Whether the dealer takes a card face down and looks at it under an ace or a ten.
  enum Hole: String, CaseIterable, Codable {
    case peek
    case noCard = "none"
  }

  var decks = 6
  var soft17 = Soft17.stand
  /// What a natural is paid.
  var pays = Ratio(3, 2)
  var double = Double.any
  /// Whether a hand may be doubled after a split.
  var das = true
  /// To how many hands a player may split.
  var hands = 4
  var split = Split.value
  var resplitAces = false
  /// Whether split aces are played as any other hand; otherwise they take one card each.
  var hitSplitAces = false
  var surrender = Surrender.notOffered
  var hole = Hole.peek
  /// The share of the shoe that is dealt before a new one is due, in percent.
  var penetrationPercent = 75
  var perfectPairs = PerfectPairs.usual
  var twentyOnePlus3 = TwentyOnePlus3.flat

  var shoe: ShoePlan { ShoePlan(decks: decks, penetrationPercent: penetrationPercent) }

  private enum CodingKeys: String, CodingKey {
    case decks, soft17, pays, double, das, hands, split, resplitAces, hitSplitAces, surrender, hole
    case penetrationPercent, perfectPairs
    case twentyOnePlus3 = "21+3"
  }
}
