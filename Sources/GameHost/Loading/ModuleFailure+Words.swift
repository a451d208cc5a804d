import CasinoKit
import Glibc

/// The one place that puts failures of games into words.
extension Strings {
  /// What a player reads: what happened, that nothing is lost, and where to look.
  /// - Parameters:
  ///   - game: the game's name.
  ///   - log: the file that holds what the game printed; nil where there is none.
  func sentences(for failure: ModuleFailure, game: String, log: String?) -> String {
    let lines = [happened(failure, game), text("error.module.safe")]
    return (lines + (log.map { [words("error.module.log", $0)] } ?? [])).joined(separator: "\n")
  }

  /// What happened, without more.
  func happened(_ failure: ModuleFailure, _ game: String) -> String {
    switch failure {
    case .cannotStart, .noSandbox, .protocolMismatch, .wrongGame, .refusedToStart: started(failure, game)
    case .trapped, .exited, .disconnected, .hung: ended(failure, game)
    case .flooded, .lineTooLong, .malformed, .wrongMessage, .refusedToAnswer, .badScene, .strayDescriptor:
      talked(failure, game)
    default: staked(failure, game)
    }
  }

  private func started(_ failure: ModuleFailure, _ game: String) -> String {
    switch failure {
    case .cannotStart(let path, let errno): return words("error.module.cannotStart", game, reason(errno), path)
    case .noSandbox: return words("error.noSandbox", game)
    case .protocolMismatch(let host, let module):
      let versions = (versions(module), versions(host))
      return host.upperBound < module.lowerBound
        ? words("error.module.protocol.casino", game, versions.0, versions.1)
        : words("error.module.protocol.game", game, versions.0, versions.1)
    case .wrongGame(let expected, let got):
      let wanted = "\(expected.id) \(expected.version)"
      guard let got else { return words("error.module.wrongGame.none", game, wanted) }
      return words("error.module.wrongGame", game, "\(got.id) \(got.version)", wanted)
    case .refusedToStart(let reason): return words("error.module.settings", game, reason)
    default: return unexpected(failure)
    }
  }

  private func ended(_ failure: ModuleFailure, _ game: String) -> String {
    switch failure {
    case .trapped(let signal, let reason):
      guard let reason else { return words("error.module.crashed", game, name(ofSignal: signal)) }
      return words("error.module.crashed.reason", game, name(ofSignal: signal), reason)
    case .exited(let code): return words("error.module.exited", game, "\(code)")
    case .disconnected: return words("error.module.disconnected", game)
    case .hung(let seconds, let call): return words("error.module.hung.\(call.rawValue)", game, time(seconds))
    default: return unexpected(failure)
    }
  }

  private func talked(_ failure: ModuleFailure, _ game: String) -> String {
    switch failure {
    case .flooded(let messages, let bytes): words("error.module.flooded", game, number(messages), number(bytes))
    case .lineTooLong(let greatest): words("error.module.line", game, number(greatest))
    case .malformed(let line, let reason): words("error.module.malformed", game, words(for: reason), line)
    case .wrongMessage(let expected, let got): words("error.module.wrongMessage", game, got, expected)
    case .refusedToAnswer(let code, let reason): words("error.module.refused", game, code, reason)
    case .badScene(let fault): words("error.module.scene", game, words(for: fault))
    case .strayDescriptor(let what): words("error.module.stray", game, what)
    default: unexpected(failure)
    }
  }

  private func staked(_ failure: ModuleFailure, _ game: String) -> String {
    switch failure {
    case .priceNotShown(let action, let shown, let taken):
      words("error.module.price", game, amount(taken), action, amount(shown))
    case .amountNotOffered(let action, let amount):
      words("error.module.amount", game, self.amount(amount), action)
    case .unknownBet(let bet): words("error.module.unknownBet", game, bet)
    case .notAnOpeningBet(let bet): words("error.module.notAtDeal", game, bet)
    case .stakeOutsideLimits(let bet, let stake, let limits):
      words(
        "error.module.tableLimits", game, amount(stake), bet, amount(limits.lowerBound), amount(limits.upperBound))
    case .stakesNotPlaced(let bet, let placed, let taken):
      words("error.module.notPlaced", game, amount(taken), bet, amount(placed))
    case .badAmount(let bet, let amount): words("error.module.badAmount", game, self.amount(amount), bet)
    case .unknownWager(let bet, let number): words("error.module.unknownWager", game, bet, "\(number)")
    case .settledTwice(let bet, let number): words("error.module.twice", game, bet, "\(number)")
    case .settledAboveGreatest(let bet, let returned, let greatest):
      words("error.module.paid", game, amount(returned), bet, amount(greatest))
    default: played(failure, game)
    }
  }

  private func played(_ failure: ModuleFailure, _ game: String) -> String {
    switch failure {
    case .wagerNotSettled(let bet, let number): words("error.module.notSettled", game, bet, "\(number)")
    case .roundNotEnded: words("error.module.notEnded", game)
    case .entriesWithoutPlay: words("error.module.noPlay", game)
    case .playOutOfTurn(let move): words("error.module.turn", game, move)
    case .tooManyEntries(let count): words("error.module.entries", game, number(count))
    case .cardNotDrawn(let card): words("error.module.card", game, card.description)
    case .replayDiverged(let fault): words("error.module.replay", game, words(for: fault))
    default: unexpected(failure)
    }
  }

  private func words(for fault: ReplayFault) -> String {
    switch fault {
    case .chips: text("error.replay.chips")
    case .tooManyCards(let cards): text("error.replay.tooManyCards", .count(cards))
    case .twoRounds: text("error.replay.twoRounds")
    case .dealer(let error): sentence(for: error)
    case .game(let reason): reason
    }
  }

  private func words(for fault: SceneFault) -> String {
    switch fault {
    case .tooManyNodes(let greatest): words("error.scene.nodes", number(greatest))
    case .tooDeep(let greatest): words("error.scene.deep", number(greatest))
    case .idTwice(let id): words("error.scene.idTwice", id)
    case .badID(let id): words("error.scene.badID", id)
    case .unknownNode(let id): words("error.scene.unknown", id)
    }
  }

  private func versions(_ range: ClosedRange<Int>) -> String {
    range.count == 1
      ? "\(range.lowerBound)" : words("number.versions", "\(range.lowerBound)", "\(range.upperBound)")
  }

  /// `5 seconds`, or `0.3 seconds` where a deadline was made short.
  private func time(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    let written =
      seconds == seconds.rounded() ? number(whole) : "\(seconds)".replacing(".", with: text("number.decimal"))
    return text("count.seconds", .count(seconds == 1 ? 1 : max(2, whole)), .text(written))
  }

  private func name(ofSignal signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: text("error.signal.trap")
    case SIGABRT: text("error.signal.abort")
    case SIGSEGV, SIGBUS: text("error.signal.memory")
    case SIGFPE: text("error.signal.arithmetic")
    case SIGXCPU: text("error.signal.time")
    case SIGKILL: text("error.signal.killed")
    default: words("error.signal.other", "\(signal)")
    }
  }
}
