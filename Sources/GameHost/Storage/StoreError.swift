import CSQLite
import CasinoKit

/// Why the store refuses or cannot do something. Whatever it is, nothing was changed. `Strings.sentence(for:)` says it to people.
enum StoreError: Error, Equatable, Sendable {
  /// The folder for the data cannot be made or used; `code` is the system's `errno`.
  case folder(path: String, code: Int32)
  /// The file cannot be opened.
  case cannotOpen(path: String, reason: OpeningFault)
  /// The file or its folder may not be written.
  case readOnly(path: String)
  /// The file is damaged. It was kept under another name, where it has one here.
  case damaged(path: String, keptAs: String?)
  /// A newer program wrote the file; it was left as it is.
  case newerVersion(path: String, found: Int, known: Int)
  /// The file is a database, but not this program's; it was left as it is.
  case foreignFile(path: String)
  /// Another program keeps the file locked.
  case busy
  /// The disk, or the player's share of it, is full.
  case diskFull
  /// The disk does not work as it should.
  case diskFailed(code: Int)
  /// A record cannot be read back.
  case unreadable(String)
  /// The system has no random bytes.
  case noRandomness
  /// Anything else that SQLite says.
  case unexpected(code: Int, text: String)

  /// The balance does not cover a stake.
  case notEnoughChips(balance: Chips, needed: Chips)
  /// The balance would be beyond what an amount can be.
  case tooManyChips
  /// An entry with an amount that none can have, or outside a round.
  case badEntry(LedgerEntry)
  /// A round is under way already.
  case roundIsOpen
  /// No round is under way.
  case noOpenRound
  /// The round or the shoe went on in another program since this one last looked.
  case playedElsewhere
  /// No such amount goes between a wallet and a purse.
  case badPurseAmount(Chips)
  /// The purse of a game that is not trusted keeps its winnings: this much may leave it.
  case purseKeeps(takeable: Chips)
  /// A game's own data are too long.
  case dataTooLong(bytes: Int, most: Int)
  /// There is no profile of the name.
  case unknownProfile(String, known: [String])
  /// There is a profile of the name already.
  case profileExists(String)
  /// A new stack is not due: this much is left, open stakes included.
  case stackNotSpent(Chips)
}

/// Why a file cannot be opened.
enum OpeningFault: Equatable, Sendable {
  /// The system's `errno`.
  case system(Int32)
  /// What SQLite says.
  case database(String)
}

extension StoreError {
  /// Translates a result of SQLite.
  /// - Parameter code: the extended result code.
  init(sqlite code: Int32, text: String, path: String) {
    switch code & 0xff {
    case SQLITE_FULL: self = .diskFull
    case SQLITE_IOERR: self = .diskFailed(code: Int(code))
    case SQLITE_READONLY, SQLITE_PERM: self = .readOnly(path: path)
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(path: path, keptAs: nil)
    case SQLITE_CANTOPEN: self = .cannotOpen(path: path, reason: .database(text))
    default: self = .unexpected(code: Int(code), text: text)
    }
  }
}
