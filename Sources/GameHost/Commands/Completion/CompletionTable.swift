import CasinoKit

/// A shell that completion is written for.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish
}

/// What can be typed after `casino`, read off the table of commands.
enum CompletionTable {
  /// What a word of a command line can be.
  enum Choice: Equatable {
    /// One of these.
    case words([String])
    /// A game of this machine, or the path of one.
    case game
    /// A folder.
    case folder
    /// A file or a folder.
    case file
    /// Whatever the person likes, or nothing.
    case open
  }

  /// The words of the commands.
  static let commands = CommandName.allCases.map(\.rawValue)

  /// The options of a command, or of `casino` alone.
  static func options(_ command: CommandName?) -> [String] { OptionName.taken(by: command).map(\.rawValue) }

  /// The options after which a value stands.
  static let valued = OptionName.allCases.filter(\.takesValue)

  /// What can stand after a command.
  static func operand(_ command: CommandName) -> Choice {
    switch command {
    case .play, .info, .odds, .icon, .check, .simulate, .history, .stats, .verify, .purse, .remove: .game
    case .dev, .build: .folder
    case .install, .merge: .file
    case .completion: .words(CompletionShell.allCases.map(\.rawValue))
    case .profiles: .words(["create", "rename", "switch"])
    case .help: .words(commands)
    case .newGame, .list, .sync, .doctor: .open
    }
  }

  /// What an option of a command takes.
  static func value(_ option: OptionName, _ command: CommandName?) -> Choice {
    switch option {
    case .ui: .words(PlayOptions.Interface.allCases.map(\.rawValue))
    case .color: .words(["auto"] + ColorMode.allCases.map(\.rawValue))
    case .suits: .words(PlayOptions.Suits.allCases.map(\.rawValue))
    case .style: .words(GameStyle.allCases.map(\.rawValue))
    case .rule: .words(CheckRule.allCases.map(\.rawValue))
    case .lang: .words(Language.shipped)
    case .format:
      switch command {
      case .stats: .words(StatsOptions.Format.allCases.map(\.rawValue))
      case .simulate, .merge: .words(SimulateOptions.Format.allCases.map(\.rawValue))
      default: .words(CheckOptions.Format.allCases.map(\.rawValue))
      }
    case .dataDir, .folder, .output, .directory: .folder
    default: .open
    }
  }

  /// The values of options, those of the same values together.
  static var values: [(options: [String], command: CommandName?, choice: Choice)] {
    var all: [(options: [String], command: CommandName?, choice: Choice)] = []
    for option in valued {
      // Only `--format` means something else elsewhere.
      let commands: [CommandName?] =
        option == .format ? CommandName.allCases.filter { $0.options.contains(.format) } : [nil]
      for command in commands { all.append(([option.rawValue], command, value(option, command))) }
    }
    return all
  }
}
