import CasinoKit
import FoundationEssentials
import Glibc

/// The lobby as JSON: one object with all that it shows, `{"action": "play.<game>"}` and `{"action": "leave"}` in.
struct JSONLobby {
  private struct Request: Decodable { var action: String }

  /// One line of output.
  struct Line: Encodable {
    /// A table.
    struct Table: Encodable {
      var id: String
      var name: String
      var summary: String
      var limits: AmountRange
      var rounds: Int
      var net: Chips
      var openHand: Bool
    }
    /// A round that is over.
    struct Result: Encodable {
      var round: Int
      var time: String
      var game: String
      var outcomes: [String]
      var staked: Chips
      var net: Chips
      var practice: Bool
    }
    var type: String
    var balance: Chips?
    var games: [Table]?
    var results: [Result]?
    var actions: [String]?
    var text: String?
  }

  private let hall: LobbyHall
  private let lines: LineSource

  /// Opens the lobby.
  init(_ hall: LobbyHall, lines: LineSource) {
    self.hall = hall
    self.lines = lines
  }

  /// Shows the lobby until the player leaves or there is no more input.
  func run() throws -> TableLeave {
    try show()
    while true {
      switch lines.next() {
      case .text(let line) where line.allSatisfy(\.isWhitespace): continue
      case .text(let line):
        guard let request = try? JSONDecoder().decode(Request.self, from: Data(line.utf8)) else {
          try tell("error", hall.strings.text("json.malformed"))
          continue
        }
        if ["leave", "quit"].contains(request.action) { return .asked }
        if let leave = try perform(request.action) { return leave }
      case .tooLong: try tell("error", hall.strings.text("text.tooLong", .count(LineSource.greatest)))
      case .end: return .endOfInput
      case .signal(let number): return .signal(number)
      case .aside: continue
      }
    }
  }

  private func perform(_ action: String) throws -> TableLeave? {
    guard action.hasPrefix("play."),
      let game = hall.games.first(where: { $0.manifest.info.id == action.dropFirst("play.".count) })
    else {
      try tell("refused", hall.strings.text("text.unknown", .text(Sanitizer.text(action, limit: 60))))
      return nil
    }
    do {
      let leave = try hall.visit(game).run { seat in
        try JSONTable(seat.session, lines: lines, output: hall.context.output).run(greeting: seat.greeting)
      }
      if leave != .asked { return leave }
    } catch let failure as any CommandFailure {
      try tell("refused", failure.sentence(in: hall.strings))
    }
    try show()
    return nil
  }

  private func show() throws {
    let lobby = try hall.lobby()
    let tables = lobby.games.map { game in
      let title = game.title(in: hall.strings.language), id = game.info.id
      let sums = lobby.report.games.first { $0.game == id }?.sums ?? GameSums()
      return Line.Table(
        id: id, name: title.name, summary: title.summary, limits: AmountRange((lobby.limits[id] ?? .casual).main),
        rounds: sums.rounds, net: sums.net, openHand: lobby.openGames.contains(id))
    }
    let results = lobby.rounds.map {
      Line.Result(
        round: $0.round, time: $0.time, game: $0.game, outcomes: $0.outcomes, staked: $0.staked, net: $0.net,
        practice: $0.isPractice)
    }
    try write(
      Line(
        type: "lobby", balance: lobby.balance, games: tables, results: results,
        actions: tables.map { "play.\($0.id)" } + ["leave"]))
  }

  private func tell(_ type: String, _ text: String) throws { try write(Line(type: type, text: text)) }

  private func write(_ line: Line) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try hall.context.output.writeLine(String(decoding: try encoder.encode(line), as: UTF8.self))
  }
}
