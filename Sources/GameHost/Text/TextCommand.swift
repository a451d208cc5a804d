import CasinoKit

/// A line that a player typed.
enum TextCommand: Equatable {
  /// Put an amount on a bet; nil is the first bet of the table.
  case bet(String?, Chips)
  /// Do an action, by its word.
  case action(String)
  /// Do one of the numbered actions.
  case number(Int)
  /// Change a setting.
  case set(String, String)
  /// Move chips between wallet and purse, or ask what is in it.
  case purse(PurseWish)
  /// Ask for something.
  case ask(Question)
  /// Leave the table.
  case quit
  /// Leave the table for the lobby.
  case lobby
  /// An empty line.
  case nothing

  /// What can be asked at every prompt.
  enum Question: String, CaseIterable {
    case status, `repeat`, balance, bets, odds, rules, settings, statistics, help
  }

  /// Reads a line.
  /// - Parameter reader: reads amounts.
  /// - Throws: `TextCommandError` for a line that begins as a command and does not go on as one.
  init(_ line: String, _ reader: AmountReader) throws(TextCommandError) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first?.lowercased() else {
      self = .nothing
      return
    }
    switch first {
    case "bet" where words.count > 1: self = try Self.bet(Array(words.dropFirst()), reader)
    case "purse": self = .purse(try Self.purse(Array(words.dropFirst()), reader))
    case "set" where words.count > 1: self = try Self.set(Array(words.dropFirst()))
    case "quit", "exit", "leave", "q": self = .quit
    case "lobby" where words.count == 1: self = .lobby
    case "stats": self = .ask(.statistics)
    case "?": self = .ask(.help)
    case "bet": throw .incompleteBet
    case "set": throw .incompleteSetting
    default:
      let whole = words.map { $0.lowercased() }.joined(separator: " ")
      if let question = Question(rawValue: whole) {
        self = .ask(question)
      } else if let number = Int(first), words.count == 1 {
        self = .number(number)
      } else {
        self = .action(whole)
      }
    }
  }

  private static func bet(_ words: [String], _ reader: AmountReader) throws(TextCommandError) -> TextCommand {
    let words = reader.joined(words)
    guard words.count <= 6 else { throw .incompleteBet }
    guard let amount = words.last.flatMap(reader.amount) else { throw .noAmount(words.last ?? "") }
    let name = words.dropLast().joined().lowercased()
    return .bet(name.isEmpty ? nil : name, amount)
  }

  private static func purse(_ words: [String], _ reader: AmountReader) throws(TextCommandError) -> PurseWish {
    guard let verb = words.first?.lowercased() else { return .nothing }
    let rest = reader.joined(Array(words.dropFirst()))
    guard ["fill", "empty"].contains(verb), rest.count <= 1, verb == "empty" || rest.count == 1 else {
      throw .incompletePurse
    }
    guard let word = rest.first else { return .empty(nil) }
    guard let amount = reader.amount(word) else { throw .noAmount(word) }
    return verb == "fill" ? .fill(amount) : .empty(amount)
  }

  private static func set(_ words: [String]) throws(TextCommandError) -> TextCommand {
    let parts = words.flatMap { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    guard parts.count == 2 else { throw .incompleteSetting }
    return .set(parts[0], parts[1])
  }
}

/// Why a line is no command.
enum TextCommandError: Error, Equatable {
  /// A bet needs an amount.
  case incompleteBet
  /// The word is no amount of chips.
  case noAmount(String)
  /// A setting needs a key and a value.
  case incompleteSetting
  /// A purse is filled with an amount, or emptied.
  case incompletePurse
}
