/// The words that may follow `casino`.
enum CommandName: String, CaseIterable {
  case play, list, info, history, sync, help

  /// The options of the command alone; those of `OptionName.everywhere` come on top.
  var options: [OptionName] {
    switch self {
    case .play: [.ui, .seed, .cards, .stack, .restart, .set, .suits, .color, .ascii, .lang]
    case .history: [.json, .limit]
    case .sync: [.folder, .status, .off]
    case .list, .info, .help: []
    }
  }

  /// The most words that may follow the command and are no options.
  var greatestOperandCount: Int { self == .list || self == .sync ? 0 : 1 }
}
