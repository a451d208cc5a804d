import CasinoKit
import Glibc

extension ModuleFailure {
  /// What a player reads: what happened, that nothing is lost, and where to look.
  /// - Parameters:
  ///   - game: the game's name.
  ///   - log: the file that holds what the game printed; nil where there is none.
  func words(game: String, log: String?) -> String {
    var lines = ["\(game) \(happened)."]
    lines.append("Your chips and the round are safe; start the game again to go on.")
    if let log { lines.append("What the game printed is in \(log).") }
    return lines.joined(separator: "\n")
  }

  private var happened: String {
    switch self {
    case .cannotStart, .protocolMismatch, .wrongGame, .refusedToStart: startWords
    case .trapped, .exited, .disconnected, .hung: endWords
    case .flooded, .lineTooLong, .malformed, .wrongMessage, .refusedToAnswer, .badScene, .strayDescriptor: talkWords
    default: chipWords
    }
  }

  private var startWords: String {
    switch self {
    case .cannotStart(let path, let errno):
      return "cannot be started: \(SystemError.words(errno)): \(path)"
    case .protocolMismatch(let host, let module):
      let older = host.upperBound < module.lowerBound ? "casino" : "the game"
      return "speaks protocol \(Self.words(module)), this casino \(Self.words(host)): upgrade \(older)"
    case .wrongGame(let expected, let got):
      let found = got.map { "\($0.id) \($0.version)" } ?? "no game"
      return "says it is \(found), but its manifest is that of \(expected.id) \(expected.version): build it again"
    case .refusedToStart(let reason): return "cannot lay the table: \(reason)"
    default: return ""
    }
  }

  private var endWords: String {
    switch self {
    case .trapped(let signal, let reason):
      return "crashed (\(Self.name(ofSignal: signal)))" + (reason.map { ": \($0)" } ?? "")
    case .exited(let code): return "left in the middle of the game (exit code \(code))"
    case .disconnected: return "closed its connection to the table"
    case .hung(let seconds, let call): return "did not answer for \(Self.words(seconds)) while \(call.words)"
    default: return ""
    }
  }

  private var talkWords: String {
    switch self {
    case .flooded(let messages, let bytes): "sent \(messages) messages, \(bytes) bytes, where one answer was due"
    case .lineTooLong(let greatest): "sent a line of more than \(greatest) bytes"
    case .malformed(let line, let reason): "sent what is no message (\(reason)): \(line)"
    case .wrongMessage(let expected, let got): "sent \(got) where \(expected) was due"
    case .refusedToAnswer(let code, let reason): "could not go on (\(code)): \(reason)"
    case .badScene(let fault): "showed a table that cannot be drawn: \(fault.words)"
    case .strayDescriptor(let what): "opened what no game may open: \(what)"
    default: ""
    }
  }

  private var chipWords: String {
    switch self {
    case .priceNotShown(let action, let shown, let taken): "took \(taken) for \(action), which was shown as \(shown)"
    case .amountNotOffered(let action, let amount): "took \(amount) for \(action), which does not take that amount"
    case .unknownBet(let bet): "used a bet that it does not have: \(bet)"
    case .notAnOpeningBet(let bet): "took the bet \(bet) at the deal, which is made later"
    case .stakeOutsideLimits(let bet, let stake, let limits):
      "took \(stake) on \(bet); the table takes \(limits.lowerBound) to \(limits.upperBound)"
    case .stakesNotPlaced(let bet, let placed, let taken): "took \(taken) on \(bet), where \(placed) was placed"
    case .badAmount(let bet, let amount): "moved an amount of \(amount) on \(bet)"
    case .unknownWager(let bet, let number): "settled \(bet) \(number), which was never staked"
    case .settledTwice(let bet, let number): "used \(bet) \(number) again after it was settled"
    case .settledAboveGreatest(let bet, let returned, let greatest):
      "paid \(returned) back on \(bet), which returns at most \(greatest)"
    default: roundWords
    }
  }

  private var roundWords: String {
    switch self {
    case .wagerNotSettled(let bet, let number): "ended the round without settling \(bet) \(number)"
    case .roundNotEnded: "settled every bet and did not end the round"
    case .entriesWithoutPlay: "moved chips although nothing was played"
    case .playOutOfTurn(let move): "played \(move) out of turn"
    case .tooManyEntries(let count): "moved chips \(count) times at once"
    case .cardNotDrawn(let card): "used \(card), which was not drawn in this round"
    case .replayDiverged(let detail): "does not come to the round that was played: \(detail)"
    default: ""
    }
  }

  private static func words(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
  }

  private static func words(_ seconds: Double) -> String {
    seconds == 1 ? "1 second" : seconds == seconds.rounded() ? "\(Int(seconds)) seconds" : "\(seconds) seconds"
  }

  private static func name(ofSignal signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "trap"
    case SIGABRT: "abort"
    case SIGSEGV, SIGBUS: "memory fault"
    case SIGFPE: "arithmetic fault"
    case SIGKILL: "killed"
    default: "signal \(signal)"
    }
  }
}

extension ModuleCall {
  fileprivate var words: String {
    switch self {
    case .starting: "starting"
    case .laying: "laying the table"
    case .answering: "answering the player"
    case .drawing: "dealing"
    case .committing: "ending its turn"
    case .showing: "showing the table"
    case .reading: "it had messages to read"
    }
  }
}

extension SceneFault {
  fileprivate var words: String {
    switch self {
    case .tooManyNodes(let greatest): "more than \(greatest) parts"
    case .tooDeep(let greatest): "more than \(greatest) parts within each other"
    case .idTwice(let id): "two parts are called \"\(id)\""
    case .badID(let id): "\"\(id)\" is no id"
    case .unknownNode(let id): "there is no part called \"\(id)\""
    }
  }
}
