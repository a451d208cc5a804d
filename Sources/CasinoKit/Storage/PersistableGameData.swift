public import FoundationEssentials

/// What a game keeps for itself: small figures that neither chips nor rounds tell, which are the host's.
///
/// Each device of a player writes its own copy; what is shown is all of them combined. At most 64 kB as JSON. A field
/// that is added later must be optional, for copies that older versions wrote are read as well.
public protocol PersistableGameData: Codable, Equatable, Sendable {
  /// The game's word, as in `GameInfo`.
  static var gameIdentifier: String { get }
  /// What there is before the first round.
  static var empty: Self { get }
  /// How many rounds it tells of.
  var roundsPlayed: Int { get }
  /// When it was last changed, by the clock of its device; `CloudSyncManager` sets it.
  var lastModified: Date { get set }
  /// What several devices' copies come to. Their order must not matter.
  static func combined(_ copies: [Self]) -> Self
}

extension PersistableGameData {
  /// The newest copy; of two of one time that of more rounds.
  public static func combined(_ copies: [Self]) -> Self {
    copies.max { ($0.lastModified, $0.roundsPlayed) < ($1.lastModified, $1.roundsPlayed) } ?? empty
  }
}

/// The data of a game that keeps none.
public struct NoGameData: PersistableGameData {
  /// No game's word.
  public static let gameIdentifier = ""
  /// Nothing.
  public static let empty = NoGameData()
  /// No rounds.
  public var roundsPlayed: Int { 0 }
  /// The beginning of time.
  public var lastModified = Date(timeIntervalSince1970: 0)

  /// Makes nothing.
  public init() {}
}
