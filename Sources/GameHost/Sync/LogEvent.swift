import CasinoKit

/// Something that happened with a wallet on a device, as other devices learn of it.
enum LogEvent: Equatable {
  /// A round is over.
  case round(LoggedRound)
  /// Chips moved outside rounds.
  case entry(LoggedEntry)
  /// Chips went between the wallet and a purse.
  case purse(LoggedPurse)
  /// A shoe was laid: the commitment to its seed.
  case shoe(LoggedShoe)
  /// A shoe is over: its seed.
  case seed(LoggedSeed)
}

/// A line of a log: what happened, and its number among all that happened on the device.
struct LogLine: Equatable {
  var number: Int
  var event: LogEvent
}

/// A round that is over. Numbers of rows are those among the device's own.
struct LoggedRound: Equatable {
  /// A movement of chips with its row.
  struct Entry: Equatable {
    var row: Int
    var entry: LedgerEntry
  }

  var row: Int
  var number: Int
  var game: String
  var version: String
  var rules: JSONValue
  var plays: JSONValue
  var hands: JSONValue?
  var entries: [Entry]
  var net: Chips
  var balance: Chips
  var openedAt: Int
  var closedAt: Int
  /// The shoe's row; nil where it is another device's, or none.
  var shoe: Int?
  var position: Int?
  var dealt: [Card]
  var isAdvised = false
  var isVoided = false
  /// Whose the game is, where it was played from its purse; nil for the wallet.
  var purse: String?
}

/// An entry of the ledger that belongs to no round.
struct LoggedEntry: Equatable {
  enum Kind: String {
    case opening, reset, correction
  }

  var row: Int
  var kind: Kind
  var amount: Chips
  var at: Int
}

/// A shoe at its beginning.
struct LoggedShoe: Equatable {
  var row: Int
  var game: String
  var commitment: [UInt8]
  var clientSeed: String
  var nonce: Int
  var decks: Int
  var cut: Int
  var at: Int
  /// The row of the shoe that ran out before, and the cards that lay on the table then.
  var predecessor: Int?
  var missing: [Card]
  /// How many cards were burned before the first round.
  var burned = 0
  /// Whose the game is, where it is played from its purse; nil for the wallet.
  var purse: String?
}

/// A shoe at its end.
struct LoggedSeed: Equatable {
  /// The shoe's row.
  var shoe: Int
  var server: [UInt8]
  var at: Int
  /// How many of its cards were dealt.
  var position: Int
  /// What was put on top, see `Arrangement`.
  var arranged: String?
}
