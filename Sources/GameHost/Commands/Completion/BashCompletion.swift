/// Completion as bash wants it.
enum BashCompletion {
  /// The script.
  static var text: String {
    """
    # casino completion for bash. In ~/.bashrc: source <(casino completion bash)
    _casino() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command="" i
      # bash takes --ui=text apart at the equals sign.
      if [[ $current == "=" ]]; then current=""; elif [[ $previous == "=" ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
      for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
          \(CompletionTable.commands.joined(separator: "|"))) command=${COMP_WORDS[i]}; break ;;
          \(CompletionTable.valued.map(\.rawValue).joined(separator: "|"))) ((i++)); [[ ${COMP_WORDS[i]} != "=" ]] || ((i++)) ;;
        esac
      done
      case $command$previous in
    \(values)
      esac
      if [[ $current == -* ]]; then
        case $command in
    \(options)
        esac
        return
      fi
      case $command in
    \(operands)
      esac
    }
    complete -o filenames -F _casino casino

    """
  }

  private static var values: String {
    CompletionTable.values.map { options, command, choice in
      let pattern = options.map { "\(command?.rawValue ?? "*")\($0)" }.joined(separator: "|")
      return "    \(pattern)) \(action(choice)); return ;;"
    }.joined(separator: "\n")
  }

  private static var options: String {
    let lines = ([nil] + CommandName.allCases.map(Optional.some)).map { command in
      "      \(command?.rawValue ?? "\"\"")) \(action(.words(CompletionTable.options(command)))) ;;"
    }
    return lines.joined(separator: "\n")
  }

  private static var operands: String {
    let commands = "    \"\") \(action(.words(CompletionTable.commands))) ;;"
    let others = CommandName.allCases.map { "    \($0.rawValue)) \(action(CompletionTable.operand($0))) ;;" }
    return ([commands] + others).joined(separator: "\n")
  }

  private static func action(_ choice: CompletionTable.Choice) -> String {
    func take(_ list: String) -> String { "mapfile -t COMPREPLY < <(\(list))" }
    switch choice {
    case .words(let words): return take("compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"")
    case .game:
      return take("compgen -W \"$(casino list --names 2>/dev/null)\" -- \"$current\"; compgen -d -- \"$current\"")
    case .folder: return take("compgen -d -- \"$current\"")
    case .file: return take("compgen -f -- \"$current\"")
    case .open: return "COMPREPLY=()"
    }
  }
}
