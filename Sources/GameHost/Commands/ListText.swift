import CasinoKit

/// What `casino list` prints.
enum ListText {
  /// A line for each game.
  static func page(_ games: [Manifest]) -> String {
    guard !games.isEmpty else { return ListingWords.noGames + "\n" }
    let rows = games.map { [$0.info.id, $0.info.version, "\($0.info.name). \($0.summary)"] }
    let lines = TextColumns(rows: [ListingWords.gameHeads] + rows).lines
    return (lines + ["", ListingWords.sitDown(games[0].info.id)]).joined(separator: "\n") + "\n"
  }
}
