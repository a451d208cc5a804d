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
    \(cases.values)
      esac
      if [[ $current == -* ]]; then
        case $command in
    \(cases.options)
        esac
        return
      fi
      case $command in
    \(cases.operands)
      esac
    }
    complete -o filenames -F _casino casino

    """
  }

  private static var cases: CompletionCases { CompletionCases(opening: "", action: action) }

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
