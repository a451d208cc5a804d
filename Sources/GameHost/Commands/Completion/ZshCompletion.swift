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
    \(cases.values)
      esac
      if [[ $PREFIX == -* ]]; then
        case $command in
    \(cases.options)
        esac
        return
      fi
      case $command in
    \(cases.operands)
      esac
    }
    if [[ ${funcstack[1]} == _casino ]]; then _casino "$@"; else compdef _casino casino; fi

    """
  }

  private static var cases: CompletionCases { CompletionCases(opening: "(", action: action) }

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
