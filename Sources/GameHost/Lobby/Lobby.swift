import CasinoKit

/// What the lobby knows: from the record and from the games' manifests. It starts no game.
struct Lobby: Equatable {
  /// The chips of the wallet.
  var balance: Chips
  /// The games of this machine.
  var games: [Manifest]
  /// The words of the games at which a hand is open.
  var openGames: [String] = []
  /// The last rounds, newest first.
  var rounds: [HistoryRow] = []
  /// What was played with the wallet.
  var report = StatisticsReport()
  /// The limits of tables where they are not the usual ones, by the game's word.
  var limits: [String: TableLimits] = [:]
}
