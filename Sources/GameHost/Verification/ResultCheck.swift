import CasinoKit

/// Why a round does not come out as it was kept.
enum ResultFault: Equatable, Sendable {
  /// Its chips moved otherwise.
  case chips
  /// Its hands are others.
  case hands
  /// What the game says.
  case game(String)
}

/// What the check of a game's results came to.
struct ResultVerdict: Equatable, Sendable {
  /// A round that does not come out as it was kept, and why.
  struct Fault: Equatable, Sendable {
    var round: Int
    var reason: ResultFault
  }

  /// The game.
  var game: String
  /// Rounds that came out as they were kept.
  var rounds = 0
  /// Rounds of versions that are not on this machine, by version.
  var notRechecked: [String: Int] = [:]
  /// Rounds that could not be finished, whose stakes went back.
  var voided = 0
  var faults: [Fault] = []
}

/// Has the recorded version of a game play every round again, in batches, and compares what comes out.
struct ResultCheck {
  /// How many rounds go to the game at once.
  private static let batch = 256

  let store: Store
  let launcher: ModuleLauncher
  let profile: ProfileID

  /// Checks the rounds of a game.
  /// - Parameters:
  ///   - game: the game as it is on this machine; nil where it is gone.
  ///   - progress: is told how many rounds are done.
  /// - Throws: `ModuleFailure` where the game's program fails, `StoreError` where the record does.
  func run(_ name: String, game: Game?, progress: (Int) -> Void = { _ in }) throws -> ResultVerdict {
    var verdict = ResultVerdict(game: name)
    let connection = try game.map { try launcher.start($0) }
    defer { connection?.end() }
    var canReplay = connection != nil, before: Int?
    while true {
      let page = try store.rounds(game: name, profile: profile, limit: Self.batch, before: before)
      guard let last = page.last else { return verdict }
      before = last.number
      var due: [RoundRecord] = []
      for round in page {
        if round.hands == nil {
          verdict.voided += 1
        } else if canReplay, round.version == game?.manifest.info.version {
          due.append(round)
        } else {
          verdict.notRechecked[round.version, default: 0] += 1
        }
      }
      if let connection, !due.isEmpty {
        if let outcomes = try ask(connection, due) {
          for (round, outcome) in zip(due, outcomes) { Self.compare(round, outcome, &verdict) }
        } else {
          canReplay = false
          for round in due { verdict.notRechecked[round.version, default: 0] += 1 }
        }
      }
      progress(verdict.rounds)
    }
  }

  /// - Returns: nil where the game does not know the call.
  private func ask(_ connection: ModuleConnection, _ rounds: [RoundRecord]) throws -> [RoundOutcome]? {
    let asked = rounds.map { RecordedRound(rules: $0.rules, plays: $0.plays, cards: $0.dealt) }
    try connection.send(.replay(Replay(rounds: asked)))
    switch try connection.receive() {
    case .replayed(let replayed) where replayed.rounds.count == rounds.count: return replayed.rounds
    case .failure(let failure) where failure.code == "unknown": return nil
    case .failure(let failure):
      throw connection.failing(.refusedToAnswer(code: failure.code, reason: failure.text))
    case let other: throw connection.failing(.wrongMessage(expected: "replayed", got: other.kind))
    }
  }

  private static func compare(_ round: RoundRecord, _ outcome: RoundOutcome, _ verdict: inout ResultVerdict) {
    verdict.rounds += 1
    if let fault = outcome.fault {
      verdict.faults.append(ResultVerdict.Fault(round: round.number, reason: .game(fault)))
    } else if outcome.entries != round.entries {
      verdict.faults.append(ResultVerdict.Fault(round: round.number, reason: .chips))
    } else if outcome.hands != round.hands {
      verdict.faults.append(ResultVerdict.Fault(round: round.number, reason: .hands))
    }
  }
}
