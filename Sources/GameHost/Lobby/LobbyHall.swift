import CasinoKit
import FoundationEssentials

/// The hall behind every form of the lobby: reads what it shows and leads to the tables.
struct LobbyHall {
  /// How many rounds are read for the first picture, and for the history.
  static let roundLimit = 12
  static let historyLimit = 60

  let store: Store
  let profile: ProfileID
  let folder: DataDirectory
  let options: LobbyOptions
  let context: CommandContext
  /// The player and the data folder, and the language that was asked for.
  private(set) var invocation: Invocation
  /// The games of this machine.
  let games: [Game]
  /// The words of the host.
  private(set) var strings: Strings
  /// The language of the settings when it was last looked at.
  private var keptLanguage: String?

  /// Opens the hall.
  init(
    store: Store, profile: ProfileID, folder: DataDirectory, options: LobbyOptions, _ invocation: Invocation,
    _ context: CommandContext
  ) throws {
    self.store = store
    self.profile = profile
    self.folder = folder
    self.options = options
    self.context = context
    self.invocation = invocation
    games = context.library(invocation).all().games
    strings = .host(context.language(invocation, in: store, profile))
    keptLanguage = store.language(of: profile)
  }

  /// Speaks another language where the player has chosen one since. It holds over what the start asked for.
  mutating func speak() {
    let kept = store.language(of: profile)
    guard kept != keptLanguage else { return }
    keptLanguage = kept
    invocation.language = nil
    strings = .host(context.language(invocation, in: store, profile))
  }

  /// What the lobby shows now.
  func lobby() throws -> Lobby {
    var lobby = Lobby(
      balance: try store.walletBalance(profile: profile), games: games.map(\.manifest),
      openGames: try store.gamesWithOpenRounds(profile: profile),
      rounds: try rounds(Self.roundLimit), report: try store.statistics(profile: profile))
    for game in lobby.games.map(\.info.id) { lobby.limits[game] = try store.limits(game: game, profile: profile) }
    return lobby
  }

  /// The last rounds, newest first.
  func rounds(_ limit: Int) throws -> [HistoryRow] {
    try store.rounds(of: nil, profile: profile, limit: limit).map(HistoryRow.init)
  }

  /// The player's wishes for every table.
  func settings() throws -> HostSettings { HostSettings(try store.settings(in: .host, profile: profile)) }

  /// Changes one of the host's settings and keeps it.
  /// - Returns: what is said of it; nil where there is no such setting or value.
  mutating func change(_ key: String, to value: String?) throws -> String? {
    var settings = try self.settings()
    guard var value = settings.change(key, to: value) else { return nil }
    if key == "hints", value == "again" {
      for game in games.map(\.manifest.info.id) {
        let shown = try store.settings(in: .hints(game), profile: profile)
        try store.save(settings: shown.mapValues { _ in "" }, in: .hints(game), profile: profile)
      }
      value = settings.change(key, to: "on") ?? value
    }
    try store.save(settings: [key: value], in: .host, profile: profile)
    if key == LanguageChoice.key { speak() }
    return strings.text(
      "say.setting", .text(strings.text("setting.\(key)")), .text(HostSettings.read(value, of: key, strings)))
  }

  /// A visit to a game's table.
  func visit(_ game: Game) -> TableVisit {
    TableVisit(
      game: game, options: options.table(game.manifest.info.id), store: store, profile: profile, folder: folder,
      invocation: invocation, context: context, mayAsk: false)
  }

  /// The game of a word or a name, as it is typed.
  func game(_ typed: String) -> Game? {
    let wanted = typed.lowercased()
    return games.first { game in
      let info = game.manifest.info, title = game.manifest.title(in: strings.language)
      return [info.id, info.name.lowercased(), title.name.lowercased()].contains(wanted)
    }
  }

  /// The host's words over those of a game, by the game's word.
  func words(of id: String) -> Strings {
    .host(strings.language, game: games.first { $0.manifest.info.id == id })
  }
}
