import CasinoKit

/// Asks a fresh program of a game what moves or bets are worth: short questions, one after the other, whose answers add
/// up. It never waits: whoever shows the odds waits for `descriptors` and then asks it to go on.
final class OddsInquiry {
  /// Why nothing more is to come.
  enum End: Equatable {
    /// All is known, or closely enough.
    case settled
    /// The game works no odds out.
    case notOffered
    /// No cards were found that fit what was seen.
    case noCardsFit
  }

  let question: OddsQuestion
  /// What is known by now; nil before the first answer.
  private(set) var picture: OddsPicture?
  /// Why nothing more is to come; nil while something is.
  private(set) var end: End?
  private let connection: ModuleConnection
  private let pace: OddsPace
  private var time: RunningTime
  private var lines: [RolloutLine] = []
  private var player = RolledOut.Player.random
  private var asked = 0
  private var mayBeExact: Bool
  private let rolls: Bool

  /// Begins to ask.
  /// - Parameter connection: a program that knows nothing of the round.
  /// - Throws: `ModuleFailure` where the program fails.
  init(_ question: OddsQuestion, _ connection: ModuleConnection, pace: OddsPace = OddsPace()) throws(ModuleFailure) {
    self.question = question
    self.connection = connection
    self.pace = pace
    time = connection.newTime()
    mayBeExact = question.exact != nil && connection.capabilities.contains("odds")
    rolls = connection.capabilities.contains("rollout")
    try askNext()
  }

  /// What is to be waited for; empty where nothing more is to come.
  var descriptors: [Int32] { end == nil ? [connection.process.socket, connection.process.output] : [] }

  /// Takes what has come, and asks on.
  /// - Returns: whether more is known now.
  /// - Throws: `ModuleFailure` where the program fails before anything is known.
  func advance() throws(ModuleFailure) -> Bool {
    guard end == nil else { return false }
    do throws(ModuleFailure) {
      guard let message = try connection.receiveIfThere(&time) else { return false }
      try take(message)
      if end == nil { try askNext() }
      return true
    } catch {
      // What is known stays known.
      guard picture != nil else { throw error }
      finish(.settled)
      return true
    }
  }

  /// Ends the program.
  func close() {
    connection.end()
    if end == nil { end = .settled }
  }

  deinit { connection.end() }

  private func askNext() throws(ModuleFailure) {
    time.restart()
    if mayBeExact, !rolls || asked > 0, let exact = question.exact { return try connection.send(.odds(exact)) }
    guard rolls else { return finish(.notOffered) }
    asked += 1
    let plan = pace.plan(after: lines)
    var rollout = question.rollout
    rollout.moves = question.isOfBets ? nil : plan.moves
    rollout.seed = UInt64(asked)
    rollout.samples = plan.samples
    rollout.milliseconds = plan.milliseconds
    try connection.send(.rollout(rollout))
  }

  private func take(_ message: ModuleMessage) throws(ModuleFailure) {
    switch message {
    case .rolledOut(let answer): try take(answer)
    case .odds(let report): take(report)
    case .failure where mayBeExact && (asked > 0 || !rolls):
      mayBeExact = false
      if !rolls { finish(.notOffered) }
    case .failure(let failure):
      throw connection.failing(.refusedToAnswer(code: failure.code, reason: failure.text))
    case let other: throw connection.failing(.wrongMessage(expected: "rolledOut", got: other.kind))
    }
  }

  private func take(_ report: OddsReport) {
    mayBeExact = false
    guard let exact = OddsPicture(report, question, known: picture?.lines.map(\.id)) else {
      if !rolls { finish(.notOffered) }
      return
    }
    picture = exact
    finish(.settled)
  }

  private func take(_ answer: RolledOut) throws(ModuleFailure) {
    if answer.lines.isEmpty {
      if !mayBeExact, picture == nil { finish(.noCardsFit) }
      return
    }
    if lines.isEmpty {
      lines = answer.lines
    } else {
      for line in answer.lines {
        guard let place = lines.firstIndex(where: { $0.id == line.id && $0.stake == line.stake }) else {
          throw connection.failing(.wrongMessage(expected: "rolledOut", got: line.id))
        }
        lines[place].merge(line)
      }
    }
    player = answer.player
    guard let picture = OddsPicture(lines, player: player, question) else {
      throw connection.failing(.wrongMessage(expected: "rolledOut", got: "rolledOut"))
    }
    self.picture = picture
    if !mayBeExact, picture.margin <= pace.margin || asked >= pace.questions { finish(.settled) }
  }

  private func finish(_ end: End) {
    self.end = end
    connection.end()
  }
}
