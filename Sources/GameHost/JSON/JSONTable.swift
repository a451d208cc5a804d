import CasinoKit
import FoundationEssentials

/// A table as JSON, one object a line: every frame and event out, `{"action": "<id>"}` in.
final class JSONTable {
  private var session: TableSession
  private let lines: LineSource
  private let output: CommandOutput
  private let workshop: Workshop?

  /// What a line asks for.
  private struct Request: Decodable {
    var action: String
    var amount: Chips?
    var value: String?
  }

  /// Tells a table as JSON.
  init(_ session: TableSession, lines: LineSource, output: CommandOutput, workshop: Workshop? = nil) {
    self.session = session
    self.workshop = workshop
    self.lines = lines
    self.output = output
  }

  /// Plays until there is no more input or `{"action": "quit"}`.
  func run(greeting: [String]) throws -> TableLeave {
    try writeTable(greeting)
    while true {
      switch lines.next(besides: workshop?.descriptors ?? [], until: workshop?.deadline) {
      case .aside: try tell(workshop?.news() ?? [])
      case .text(let line) where line.allSatisfy(\.isWhitespace): continue
      case .text(let line):
        guard let request = try? JSONDecoder().decode(Request.self, from: Data(line.utf8)) else {
          try write(JSONLine(type: "error", text: session.strings.text("json.malformed")))
          continue
        }
        if request.action == "quit" || request.action == HostAction.leave { return try leave(.asked) }
        try tolerating { try isOdds(request) ? answerOdds() : perform(request) }
      case .tooLong:
        try write(JSONLine(type: "error", text: session.strings.text("text.tooLong", .count(LineSource.greatest))))
      case .end: return try leave(.endOfInput)
      case .signal(let number): return try leave(.signal(number))
      }
    }
  }

  private func writeTable(_ greeting: [String]) throws {
    try write(
      JSONLine(
        type: "table", balance: session.values.balance, scene: session.scene, say: greeting, revision: session.revision)
    )
  }

  private func tell(_ news: [WorkshopNews]) throws {
    for piece in news {
      if case .opened(let seat) = piece {
        session = seat.session
        try writeTable(seat.greeting)
      } else {
        try write(
          JSONLine(type: "build", say: session.strings.lines(for: piece, game: session.game.manifest.info.name)))
      }
    }
  }

  /// Where the game is being written, its failure ends nothing: the next build plays on.
  private func tolerating(_ work: () throws -> Void) throws {
    guard let workshop else { return try work() }
    guard workshop.session != nil else {
      return try write(JSONLine(type: "refused", text: session.strings.text("dev.waits")))
    }
    do { try work() } catch let failure as ModuleFailure {
      workshop.fail()
      try tell([.failed(session.failed(failure))])
    }
  }

  private func perform(_ request: Request) throws {
    switch try session.perform(request.action, amount: request.amount, value: request.value) {
    case .refused(let reason): try write(JSONLine(type: "refused", text: reason))
    case .done(let steps):
      for step in steps {
        for event in step.events { try write(JSONLine(type: "event", event: event)) }
        try write(JSONLine(type: "frame", patch: step.patch, say: step.say))
      }
      for step in try session.wake() { try write(JSONLine(type: "frame", patch: step.patch, say: step.say)) }
      try write(JSONLine(type: "decision", balance: session.values.balance, revision: session.revision))
    }
  }

  /// Whether the host is asked for odds, and not the game for something of that name.
  private func isOdds(_ request: Request) -> Bool {
    request.action == TextCommand.Question.odds.rawValue && !session.scene.actions.contains { $0.id == request.action }
  }

  private func answerOdds() throws {
    let id = session.game.manifest.info.id
    do {
      let inquiry = try session.askOdds(pace: .told)
      try inquiry?.wait { _ in true }
      guard let picture = inquiry?.picture else {
        return try write(JSONLine(type: "refused", text: session.strings.text("text.noOdds")))
      }
      try output.write(OddsPage.json(picture, game: id, round: nil, type: "odds"))
    } catch let failure as ModuleFailure {
      try write(JSONLine(type: "refused", text: session.strings.happened(failure, id)))
    }
  }

  private func leave(_ reason: TableLeave) throws -> TableLeave {
    try write(JSONLine(type: "left", balance: session.values.balance, openRound: session.hasOpenRound))
    return reason
  }

  private func write(_ line: JSONLine) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try output.writeLine(String(decoding: try encoder.encode(line), as: UTF8.self))
  }
}

/// One line of `--ui json`.
private struct JSONLine: Encodable {
  var type: String
  var balance: Chips?
  var event: GameEvent?
  var openRound: Bool?
  var patch: ScenePatch?
  var scene: Scene?
  var say: [String]?
  var text: String?
  var revision: Int?
}
