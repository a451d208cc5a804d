import CasinoKit
import FoundationEssentials

/// `casino history`.
enum HistoryCommand {
  /// How many rounds are read at once.
  private static let pageSize = 500

  static func run(_ options: HistoryOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let (store, folder) = try context.openStore(invocation)
    let strings = context.strings(invocation)
    let profile = try store.profile(named: invocation.profile)
    if let game = options.game, try !store.gameNames(profile: profile).contains(game) {
      _ = try GameReference(game).found(invocation, in: context)
    }
    if let replay = options.replay, let game = options.game {
      return try ReplayCommand.run(replay, game: game, store, profile, folder, strings, invocation, in: context)
    }
    if options.showsShoes {
      let shoes = try store.shoes(of: options.game, profile: profile, limit: options.greatestCount ?? Int.max)
      return try context.output.write(options.isJSON ? ShoeText.lines(shoes) : ShoeText.page(shoes, strings))
    }
    if options.isJSON || options.isCSV { return try stream(options, store, profile, context) }
    let rounds = try store.rounds(of: options.game, profile: profile, limit: options.greatestCount ?? Int.max)
    try context.output.write(HistoryText.page(rounds.map(HistoryRow.init), strings))
  }

  /// Prints rounds as they are read, so that a long history needs no more memory than a short one.
  private static func stream(
    _ options: HistoryOptions, _ store: Store, _ profile: ProfileID, _ context: CommandContext
  ) throws {
    if options.isCSV { try context.output.write(HistoryCSV.head) }
    func write(_ round: RoundRecord) throws {
      try context.output.write(options.isCSV ? HistoryCSV.lines(of: round) : HistoryLine(round).text + "\n")
    }
    var left = options.greatestCount ?? Int.max
    guard let game = options.game, try store.devices().count == 1 else {
      for round in try store.rounds(of: options.game, profile: profile, limit: left) { try write(round) }
      return
    }
    var before: Int?
    while left > 0 {
      let page = try store.rounds(game: game, profile: profile, limit: min(left, pageSize), before: before)
      guard let last = page.last else { return }
      for round in page { try write(round) }
      left -= page.count
      before = last.number
    }
  }
}

extension HistoryRow {
  /// Shows a round as it is kept.
  init(_ round: RoundRecord) {
    self.init(
      round: round.number, time: (round.closedAt ?? round.openedAt).formatted(.iso8601), game: round.game,
      staked: round.results.map(\.stake).total, outcomes: round.results.map(\.outcome), net: round.net,
      balance: round.balance, isPractice: round.isPractice, isAdvised: round.isAdvised, device: round.device)
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
