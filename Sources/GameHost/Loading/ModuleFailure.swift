import CasinoKit

/// Every way in which a game module fails the host. `Strings.sentences(for:game:log:)` puts it into words.
enum ModuleFailure: Error, Equatable, Sendable {
  // Starting

  /// The system does not start the program.
  case cannotStart(path: String, errno: Int32)
  /// It is foreign, and there is no sandbox for it.
  case noSandbox
  /// The two sides have no version of the protocol in common.
  case protocolMismatch(host: ClosedRange<Int>, module: ClosedRange<Int>)
  /// The program says it is another game, or another version, than its manifest.
  case wrongGame(expected: GameInfo, got: GameInfo?)
  /// The module says that it cannot lay the table.
  case refusedToStart(reason: String)

  // Living and dying

  /// A signal ended the module; the reason is the last thing it printed about it.
  case trapped(signal: Int32, reason: String?)
  /// The module left by itself.
  case exited(code: Int32)
  /// The module closed its connection and went on running.
  case disconnected
  /// The module did not answer, or did not read, in time.
  case hung(seconds: Double, during: ModuleCall)

  // Talking

  /// The module sent far more than one call needs.
  case flooded(messages: Int, bytes: Int)
  /// A line is longer than the wire allows.
  case lineTooLong(greatest: Int)
  /// A line is no message.
  case malformed(line: String, reason: MalformedLine)
  /// Another message than this was due.
  case wrongMessage(expected: String, got: String)
  /// The module says that it could not obey.
  case refusedToAnswer(code: String, reason: String)
  /// The scene cannot be shown.
  case badScene(SceneFault)
  /// The module holds a file or a connection that is none of its business.
  case strayDescriptor(String)

  // Chips and cards

  /// The chips taken are not what the action was shown to cost.
  case priceNotShown(action: String, shown: Chips, taken: Chips)
  /// The amount is outside what the action takes.
  case amountNotOffered(action: String, amount: Chips)
  /// The game has no such bet.
  case unknownBet(String)
  /// A bet of the deal can only be made while the round is under way.
  case notAnOpeningBet(String)
  /// An opening stake is outside the table's limits.
  case stakeOutsideLimits(bet: String, stake: Chips, limits: ClosedRange<Chips>)
  /// The stakes of the deal are not those that were put down.
  case stakesNotPlaced(bet: String, placed: Chips, taken: Chips)
  /// A stake is nothing, or what goes back is less than nothing.
  case badAmount(bet: String, amount: Chips)
  /// A wager that was never made is settled.
  case unknownWager(bet: String, number: Int)
  /// A wager is settled, or staked on, after it was settled.
  case settledTwice(bet: String, number: Int)
  /// More goes back than the bet's greatest payout.
  case settledAboveGreatest(bet: String, returned: Chips, greatest: Chips)
  /// The round is over and a wager is still open.
  case wagerNotSettled(bet: String, number: Int)
  /// Every wager is settled and the round is not over.
  case roundNotEnded
  /// Chips move, or a round ends, and nobody played.
  case entriesWithoutPlay
  /// A deal within a round, or a move outside one.
  case playOutOfTurn(move: String)
  /// More movements of chips than any round has.
  case tooManyEntries(Int)
  /// A card is shown or counted that the host did not draw in this round.
  case cardNotDrawn(Card)
  /// The round does not come out as it was played.
  case replayDiverged(ReplayFault)

  /// Whether the game ran and said or did what does not fit the round under way: other rules than those it was dealt
  /// by. A crash is no such thing.
  var isOfRules: Bool {
    switch self {
    case .cannotStart, .protocolMismatch, .wrongGame, .trapped, .exited, .disconnected, .hung, .flooded, .lineTooLong,
      .strayDescriptor:
      false
    default: true
    }
  }

  /// What the command ends with.
  static let exitCode: Int32 = 3
}

/// Where a round that is played again does not come out as it was played.
enum ReplayFault: Equatable, Sendable {
  /// Its chips moved otherwise.
  case chips
  /// It asks for more than the cards that it used.
  case tooManyCards(Int)
  /// The game started two rounds.
  case twoRounds
  /// The dealer finds that the record does not fit.
  case dealer(DealerError)
  /// What the game says.
  case game(String)
}

/// What the host waits for when it waits for a module.
enum ModuleCall: String, CaseIterable, Equatable, Sendable {
  case starting, laying, answering, drawing, committing, showing, reading
}

/// Why a scene cannot be shown.
enum SceneFault: Equatable, Sendable {
  /// It has more parts than any table.
  case tooManyNodes(Int)
  /// Its parts lie too deep within each other.
  case tooDeep(Int)
  /// Two parts have the same id.
  case idTwice(String)
  /// An id is too long, or has signs that are no part of an id.
  case badID(String)
  /// A frame changes a part that is not there.
  case unknownNode(String)
}

extension SceneFault {
  /// Why a frame does not fit the scene.
  init(_ error: ScenePatchError) {
    switch error {
    case .unknownNode(let id): self = .unknownNode(Sanitizer.text(id, limit: SceneCheck.idLength))
    }
  }
}
