import FoundationEssentials

/// `casino`.
enum LobbyCommand {
  static func run(_ invocation: Invocation, in context: CommandContext) throws {
    let store = try context.openStore(invocation).store
    let profile = try store.profile(named: invocation.profile)
    let lobby = Lobby(
      balance: try store.walletBalance(profile: profile), games: GameLibrary().bundled().games.map(\.manifest),
      openGames: try store.gamesWithOpenRounds(profile: profile),
      rounds: try store.rounds(of: nil, profile: profile, limit: LobbyText.roundLimit).map(HistoryRow.init))
    try context.output.write(LobbyText.page(lobby, context.strings(invocation)))
  }
}
