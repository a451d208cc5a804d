/// The words after `casino`, sorted into the command, its operands and its options, before any value is read.
struct Arguments: Equatable {
  /// The command; nil for `casino` alone.
  private(set) var command: CommandName?
  /// The words that are neither the command nor options.
  private(set) var operands: [String] = []
  /// What was given to each option, in order; an option without a value stands with an empty list.
  private(set) var values: [OptionName: [String]] = [:]

  /// Sorts the words. Options may stand before or after the command; `--` ends them.
  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for operand in rest { try add(operand: operand) }
        break
      } else if word.hasPrefix("-"), word != "-" {
        try add(option: word, next: &rest)
      } else {
        try add(operand: word)
      }
    }
    try checkOptions()
  }

  /// Whether the option was given.
  func has(_ option: OptionName) -> Bool { values[option] != nil }

  /// What was given to the option; where it was given more than once, the last.
  func value(_ option: OptionName) -> String? { values[option]?.last }

  private mutating func add(operand word: String) throws(UsageError) {
    guard let command else {
      guard let name = CommandName(rawValue: word) else { throw .unknownCommand(word) }
      command = name
      return
    }
    guard operands.count < command.greatestOperandCount else { throw .unexpectedWord(word, command) }
    operands.append(word)
  }

  private mutating func add(option word: String, next rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = OptionName(word: parts[0]) else { throw .unknownOption(parts[0], command) }
    if !option.takesValue {
      guard parts.count == 1 else { throw .unwantedValue(option) }
      values[option] = []
    } else if parts.count == 2 {
      values[option, default: []].append(parts[1])
    } else {
      // A negative number is a value, refused later with what is allowed; another option is not.
      guard let value = rest.first, !value.hasPrefix("--") else { throw .missingValue(option) }
      values[option, default: []].append(value)
      rest.removeFirst()
    }
  }

  private func checkOptions() throws(UsageError) {
    let taken = OptionName.taken(by: command)
    for option in OptionName.allCases where has(option) && !taken.contains(option) {
      throw .misplacedOption(option, command)
    }
  }
}
