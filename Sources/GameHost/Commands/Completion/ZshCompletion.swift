/// Completion as zsh wants it.
enum ZshCompletion {
  /// The script.
  static var text: String {
    """
    #compdef casino
    # casino completion for zsh: a file _casino in a folder of $fpath, or source <(casino completion zsh)
    _casino() {
      local command="" previous=${words[CURRENT-1]} i
      for ((i = 2; i < CURRENT; i++)); do
        case ${words[i]} in
          (\(CompletionTable.commands.joined(separator: "|"))) command=${words[i]}; break ;;
          (\(CompletionTable.valued.map(\.rawValue).joined(separator: "|"))) ((i++)) ;;
        esac
      done
      # --ui=text is one word here.
      if [[ $PREFIX == --*=* ]]; then previous=${PREFIX%%=*}; compset -P '*='; fi
      case $command$previous in
    \(values)
      esac
      if [[ $PREFIX == -* ]]; then
        case $command in
    \(options)
        esac
        return
      fi
      case $command in
    \(operands)
      esac
    }
    if [[ ${funcstack[1]} == _casino ]]; then _casino "$@"; else compdef _casino casino; fi

    """
  }

  private static var values: String {
    CompletionTable.values.map { options, command, choice in
      let pattern = options.map { "\(command?.rawValue ?? "*")\($0)" }.joined(separator: "|")
      return "    (\(pattern)) \(action(choice)); return ;;"
    }.joined(separator: "\n")
  }

  private static var options: String {
    let lines = ([nil] + CommandName.allCases.map(Optional.some)).map { command in
      "      (\(command?.rawValue ?? "\"\"")) \(action(.words(CompletionTable.options(command)))) ;;"
    }
    return lines.joined(separator: "\n")
  }

  private static var operands: String {
    let commands = "    (\"\") \(action(.words(CompletionTable.commands))) ;;"
    let others = CommandName.allCases.map { "    (\($0.rawValue)) \(action(CompletionTable.operand($0))) ;;" }
    return ([commands] + others).joined(separator: "\n")
  }

  private static func action(_ choice: CompletionTable.Choice) -> String {
    switch choice {
    case .words(let words): "compadd -- \(words.joined(separator: " "))"
    case .game: "compadd -- ${(f)\"$(casino list --names 2>/dev/null)\"}; _files -/"
    case .folder: "_files -/"
    case .file: "_files"
    case .open: "true"
    }
  }
}
