/// The branches of a `case` in a shell's script.
struct CompletionCases {
  /// What stands before the pattern of a branch.
  var opening: String
  /// How the shell is told a choice.
  var action: (CompletionTable.Choice) -> String

  /// What stands after an option.
  var values: String {
    lines(
      CompletionTable.values.map { options, command, choice in
        (options.map { "\(command?.rawValue ?? "*")\($0)" }.joined(separator: "|"), "\(action(choice)); return")
      })
  }

  /// The options of each command.
  var options: String {
    lines(
      ([nil] + CommandName.allCases.map(Optional.some)).map { command in
        (command?.rawValue ?? Self.none, action(.words(CompletionTable.options(command))))
      }, indent: 6)
  }

  /// What stands after each command.
  var operands: String {
    lines(
      [(Self.none, action(.words(CompletionTable.commands)))]
        + CommandName.allCases.map { ($0.rawValue, action(CompletionTable.operand($0))) })
  }

  private static let none = "\"\""

  private func lines(_ branches: [(pattern: String, action: String)], indent: Int = 4) -> String {
    branches.map { String(repeating: " ", count: indent) + "\(opening)\($0.pattern)) \($0.action) ;;" }
      .joined(separator: "\n")
  }
}
