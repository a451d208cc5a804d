import CasinoKit

/// Completion as fish wants it, with a few words on each command.
struct FishCompletion {
  /// The words of the host.
  let strings: Strings

  /// The script.
  var text: String {
    let head = [
      "# casino completion for fish: a file casino.fish in ~/.config/fish/completions", "complete -c casino -f",
    ]
    return (head + commands + operands + options).map { "\($0)\n" }.joined()
  }

  private var commands: [String] {
    CommandName.allCases.map { command in
      let about = strings.text("help.\(command.rawValue).summary")
      return "complete -c casino -n __fish_use_subcommand -a \(command.rawValue) -d \(Self.quoted(about))"
    }
  }

  private var operands: [String] {
    CommandName.allCases.compactMap { command in
      let when = "complete -c casino -n '__fish_seen_subcommand_from \(command.rawValue)'"
      switch CompletionTable.operand(command) {
      case .words(let words): return "\(when) -a \(Self.quoted(words.joined(separator: " ")))"
      case .game: return "\(when) -a '(casino list --names 2>/dev/null) (__fish_complete_directories)'"
      case .folder: return "\(when) -a '(__fish_complete_directories)'"
      case .file: return "\(when) -F"
      case .open: return nil
      }
    }
  }

  private var options: [String] {
    ([nil] + CommandName.allCases.map(Optional.some)).flatMap { command in
      OptionName.taken(by: command).map { option in
        let when = command.map { "'__fish_seen_subcommand_from \($0.rawValue)'" } ?? "__fish_use_subcommand"
        return "complete -c casino -n \(when) -l \(option.rawValue.dropFirst(2))\(value(option, command))"
      }
    }
  }

  private func value(_ option: OptionName, _ command: CommandName?) -> String {
    guard option.takesValue else { return "" }
    switch CompletionTable.value(option, command) {
    case .words(let words): return " -x -a \(Self.quoted(words.joined(separator: " ")))"
    case .folder: return " -x -a '(__fish_complete_directories)'"
    case .game, .file, .open: return " -x"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
