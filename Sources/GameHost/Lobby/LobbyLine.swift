import CasinoKit

/// A line that a player typed in the lobby.
enum LobbyLine: Equatable {
  /// Sit down at the table of a number, from 1.
  case number(Int)
  /// Sit down at a game's table, by its word or name.
  case play(String)
  /// Find tables.
  case search(String)
  /// Change a setting.
  case set(String, String)
  /// Ask for something.
  case ask(Question)
  /// A command of `casino` that shows something, with the words after it.
  case command([String])
  case quit
  /// An empty line.
  case nothing

  /// What can be asked.
  enum Question: String, CaseIterable {
    case list, status, `repeat`, balance, settings, rules, bets, help
  }

  /// The commands of `casino` that can be typed here too.
  static let commands: [CommandName] = [.history, .stats, .odds, .info, .verify]
  /// The words that a line can begin with.
  static let words = Question.allCases.map(\.rawValue) + commands.map(\.rawValue) + ["play", "search", "set", "quit"]

  /// Reads a line. What is no command is taken for the name of a game.
  init(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first?.lowercased() else {
      self = .nothing
      return
    }
    let rest = words.dropFirst().joined(separator: " ")
    switch first {
    case "quit", "exit", "leave", "q": self = .quit
    case "play" where !rest.isEmpty: self = Int(rest).map { .number($0) } ?? .play(rest)
    case "search" where !rest.isEmpty, "find" where !rest.isEmpty: self = .search(rest)
    case "set" where !rest.isEmpty: self = Self.set(rest)
    case "?": self = .ask(.help)
    case "lobby": self = .ask(.status)
    case "statistics": self = .command(["stats"] + words.dropFirst())
    default:
      if let command = CommandName(rawValue: first), Self.commands.contains(command) {
        self = .command([first] + words.dropFirst())
      } else if words.count == 1, let question = Question(rawValue: first) {
        self = .ask(question)
      } else if words.count == 1, let number = Int(first) {
        self = .number(number)
      } else {
        self = .play(words.joined(separator: " "))
      }
    }
  }

  private static func set(_ text: String) -> LobbyLine {
    let parts = text.split { $0 == "=" || $0.isWhitespace }.map(String.init)
    return parts.count == 2 ? .set(parts[0], parts[1]) : .ask(.settings)
  }
}
