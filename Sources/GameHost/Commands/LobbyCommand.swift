import FoundationEssentials

/// `casino`.
enum LobbyCommand {
  static func run(_ invocation: Invocation, in context: CommandContext) throws {
    let folder = try context.dataDirectory(invocation)
    try folder.create()
    let store = try Store.open(in: URL(filePath: folder.path)) { Date() }
    let lobby = Lobby(
      balance: try store.walletBalance(), games: GameLibrary().bundled().games.map(\.manifest),
      openGames: try store.gamesWithOpenRounds(),
      rounds: try store.rounds(of: nil, limit: LobbyText.roundLimit).map(HistoryRow.init))
    try context.output.write(LobbyText.page(lobby))
  }
}
