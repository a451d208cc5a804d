import CasinoKit

/// A table as this program knows it: which game is played there with whose chips, and the last that it saw of the
/// round, so that a commit notices when another program went on with it.
final class TableRecord {
  /// Whose chips are staked.
  enum Kind: String, Sendable {
    case wallet, practice, purse
  }

  /// The round under way as this program last saw it.
  struct OpenRoundMark: Equatable {
    var id: RoundID
    var plays: String
  }

  /// The table's row.
  let id: TableID
  /// The game's word.
  let game: String
  /// The game's row.
  let gameID: GameID
  /// Whose game it is.
  let profile: ProfileID
  /// The stack that is staked from.
  let account: AccountID
  /// Whose chips they are.
  let kind: Kind
  /// What was asked of a practice table.
  let practice: PracticeOptions?
  /// The balance when the table was laid.
  let balance: Chips
  /// Whether a new stack was asked for that must wait, as a round is under way.
  let stackWaits: Bool
  /// The round under way.
  var round: OpenRoundMark?
  /// The kept program that deals the next round, see `KeptBuilds`.
  var build: String?

  /// Describes a table.
  init(
    id: TableID, game: String, gameID: GameID, profile: ProfileID, account: AccountID, kind: Kind,
    practice: PracticeOptions?, balance: Chips, stackWaits: Bool
  ) {
    self.id = id
    self.game = game
    self.gameID = gameID
    self.profile = profile
    self.account = account
    self.kind = kind
    self.practice = practice
    self.balance = balance
    self.stackWaits = stackWaits
  }

  /// Whether the table is a practice table.
  var isPractice: Bool { kind == .practice }
}
