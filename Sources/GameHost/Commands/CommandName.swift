/// The words that may follow `casino`.
enum CommandName: String, CaseIterable {
  case play, list, info, history, stats, verify, odds, profiles, sync, purse, icon, doctor
  case newGame = "new-game"
  case dev, build, check, simulate, merge, install, remove, completion, help

  /// The options of the command alone; those of `OptionName.everywhere` come on top.
  var options: [OptionName] {
    switch self {
    case .play: [.ui, .seed, .cards, .stack, .restart, .set, .takeOver, .clientSeed, .suits, .color, .ascii, .yes]
    case .history: [.json, .csv, .limit, .shoes, .replay, .ui, .color, .ascii]
    case .stats: [.json, .csv, .format]
    case .verify: [.json]
    case .odds: [.hand, .dealer, .removed, .count, .set, .json, .yes]
    case .sync: [.folder, .status, .off]
    case .purse: [.fill, .empty, .trust, .untrust, .yes]
    case .newGame: [.style, .directory, .description, .dryRun, .yes]
    case .check: [.rounds, .seed, .format, .rule, .next, .yes]
    case .simulate:
      [
        .rounds, .seed, .set, .strategy, .bet, .sideBets, .penetration, .freshShoe, .jobs, .shard, .stack, .format,
        .yes,
      ]
    case .merge: [.stack, .format]
    case .icon: [.size, .output, .force, .yes]
    case .dev:
      [.ui, .seed, .cards, .stack, .restart, .set, .takeOver, .suits, .color, .ascii, .waitForDebugger, .yes]
    case .install: [.output, .force, .yes]
    case .build, .info: [.yes]
    case .list: [.names]
    case .remove, .completion, .profiles, .doctor, .help: []
    }
  }

  /// The most words that may follow the command and are no options.
  var greatestOperandCount: Int {
    switch self {
    case .list, .sync, .doctor: 0
    case .profiles: 3
    case .merge: 100_000
    case .play, .info, .history, .stats, .verify, .odds, .icon, .purse, .newGame, .dev, .build, .check, .simulate,
      .install, .remove, .completion, .help:
      1
    }
  }
}
