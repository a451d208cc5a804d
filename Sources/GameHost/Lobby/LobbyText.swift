import CasinoKit

/// What `casino` alone prints.
enum LobbyText {
  /// The most rounds that the lobby shows.
  static let roundLimit = 5

  /// The page.
  static func page(_ lobby: Lobby) -> String {
    let rounds = Array(lobby.rounds.prefix(roundLimit))
    let games = TextColumns(
      rows: lobby.games.map { [$0.info.id, $0.summary] }, indent: 2
    ).lines
    let sections = [
      [ListingWords.wallet(lobby.balance)] + lobby.openGames.map(ListingWords.openHand),
      games.isEmpty ? [ListingWords.noGames] : [ListingWords.games] + games,
      rounds.isEmpty ? [ListingWords.noRounds] : [ListingWords.lastRounds] + HistoryText.lines(rounds, indent: 2),
      [ListingWords.sitDown(lobby.openGames.first ?? lobby.games.first?.info.id), ListingWords.moreHelp],
    ]
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}
