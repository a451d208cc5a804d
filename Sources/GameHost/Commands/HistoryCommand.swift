import FoundationEssentials

/// `casino history`.
enum HistoryCommand {
  static func run(_ options: HistoryOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let folder = try context.dataDirectory(invocation)
    try folder.create()
    let store = try Store.open(in: URL(filePath: folder.path)) { Date() }
    let profile = try store.profile(named: invocation.profile)
    let rounds = try store.rounds(of: options.game, profile: profile, limit: options.greatestCount ?? Int.max)
    if rounds.isEmpty, let game = options.game { _ = try GameReference(game).found() }
    if options.isJSON {
      for round in rounds { try context.output.writeLine(HistoryLine(round).text) }
    } else {
      try context.output.write(HistoryText.page(rounds.map(HistoryRow.init)))
    }
  }
}

extension HistoryRow {
  /// Shows a round as it is kept.
  init(_ round: RoundRecord) {
    self.init(
      round: round.number, time: (round.closedAt ?? round.openedAt).formatted(.iso8601), game: round.game,
      staked: round.results.map(\.stake).total, outcomes: round.results.map(\.outcome), net: round.net,
      balance: round.balance, isPractice: round.isPractice,
      device: round.device)
  }
}

extension Store {
  /// The finished rounds of a game, or of all games, on all devices, newest first. The same number may be there twice.
  func rounds(of game: String?, profile: ProfileID, limit: Int) throws(StoreError) -> [RoundRecord] {
    let devices = try self.devices(), games: [String]
    if let game { games = [game] } else { games = try gameNames(profile: profile) }
    if devices.count == 1, let game { return try rounds(game: game, profile: profile, limit: limit) }
    var all: [RoundRecord] = []
    for game in games {
      for device in devices { all += try rounds(game: game, profile: profile, limit: limit, device: device) }
    }
    let newest = all.sorted { ($0.closedAt ?? $0.openedAt, $0.id.number) > ($1.closedAt ?? $1.openedAt, $1.id.number) }
    return Array(newest.prefix(limit))
  }
}
