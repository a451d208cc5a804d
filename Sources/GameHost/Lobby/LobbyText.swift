import CasinoKit

/// What `casino` alone prints.
enum LobbyText {
  /// The most rounds that the lobby shows.
  static let roundLimit = 5

  /// The page.
  static func page(_ lobby: Lobby, _ strings: Strings) -> String {
    let rounds = Array(lobby.rounds.prefix(roundLimit))
    let games = TextColumns(
      rows: lobby.games.map { [$0.info.id, $0.summary] }, indent: 2
    ).lines
    let sections = [
      [wallet(lobby.balance, strings)] + lobby.openGames.map { strings.words("lobby.openHand", $0) },
      games.isEmpty ? [strings.text("list.none")] : [strings.text("lobby.games")] + games,
      rounds.isEmpty
        ? [strings.text("history.none")]
        : [strings.text("lobby.page.rounds")] + HistoryText.lines(rounds, strings, indent: 2),
      [
        (lobby.openGames.first ?? lobby.games.first?.info.id).map { strings.words("lobby.page.sitDown", $0) }
          ?? strings.text("lobby.sitDown.any"),
        strings.text("lobby.help"),
      ],
    ]
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func wallet(_ balance: Chips, _ strings: Strings) -> String {
    balance < 0
      ? strings.words("lobby.page.owed", strings.amount(-balance)) : strings.words("lobby.wallet", strings.amount(balance))
  }
}
