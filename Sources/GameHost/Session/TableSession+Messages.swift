import CasinoKit

extension TableSession {
  /// Waits for the answer to an intent, and deals meanwhile what the game asks for.
  func awaitAnswer(_ intent: Int) throws -> Answer {
    while true {
      switch try connection.receive() {
      case .open(let open): try answer(open)
      case .draw: try answerDraw()
      case .answer(let answer):
        guard answer.intent == intent else {
          throw connection.failing(.wrongMessage(expected: "answer \(intent)", got: "answer \(answer.intent)"))
        }
        return answer
      case .failure(let failure):
        throw connection.failing(.refusedToAnswer(code: failure.code, reason: failure.text))
      case let other: throw connection.failing(.wrongMessage(expected: "answer", got: other.kind))
      }
    }
  }

  /// Lays the table: the game gets what it needs to know, replays the round under way, and shows the scene.
  /// - Returns: what a person who sits down is told.
  func sitDown(_ welcome: Welcome) throws -> [String] {
    let stored = bank.openEntries
    gameSettings = welcome.settings
    try connection.send(.welcome(welcome))
    while true {
      switch try connection.receive() {
      case .open(let open) where welcome.round != nil: try answerReplay(open)
      case .draw: try answerDraw()
      case .ready(let ready):
        guard ready.entries == stored else {
          throw connection.failing(.replayDiverged(.chips))
        }
        do throws(DealerError) { try bank.endReplay() } catch {
          throw connection.failing(.replayDiverged(.dealer(error)))
        }
        ledger = try CommitCheck(manifest: game.manifest, limits: bank.limits).ledger(of: stored)
        pendingRound = nil
        seen = Set(bank.cardsOfRound + [burnedCard].compactMap(\.self))
        try show(ready)
        plan(wakeAfter: ready.wakeAfter)
        try connection.checkDescriptors()
        return ready.say
      case .failure(let failure) where failure.code == "settings": throw TableError.settings(failure.text)
      case .failure(let failure) where failure.code == "replay":
        throw connection.failing(.replayDiverged(.game(failure.text)))
      case .failure(let failure): throw connection.failing(.refusedToStart(reason: failure.text))
      case let other: throw connection.failing(.wrongMessage(expected: "ready", got: other.kind))
      }
    }
  }

  private func answer(_ open: Open) throws {
    guard !hasOpenRound, pendingRound == nil else {
      throw connection.failing(.wrongMessage(expected: "answer", got: "open"))
    }
    guard (1...16).contains(open.shoe.decks), (1...open.shoe.cardCount).contains(open.shoe.cut) else {
      throw connection.failing(
        .malformed(line: "open", reason: .noShoe(decks: open.shoe.decks, cut: open.shoe.cut)))
    }
    if isLossLimitReached {
      let text = strings.text("host.lossLimit", .text(strings.amount(-sessionNet)))
      return try connection.send(.refused(Refused(reason: text)))
    }
    let started: Opened
    do throws(DealerError) { started = try bank.startRound(open.shoe) } catch {
      return try connection.send(.refused(Refused(reason: strings.sentence(for: error))))
    }
    pendingRound = open
    roundSettings = gameSettings
    seen = Set([started.burned?.card].compactMap(\.self))
    takeShoe()
    try connection.send(.opened(started))
  }

  private func answerReplay(_ open: Open) throws {
    guard pendingRound == nil else { throw connection.failing(.replayDiverged(.twoRounds)) }
    pendingRound = open
    let opened = try bank.replayRound()
    burnedCard = opened.burned?.card
    try connection.send(.opened(opened))
  }

  private func answerDraw() throws {
    guard hasOpenRound || pendingRound != nil else {
      throw connection.failing(.wrongMessage(expected: "answer", got: "draw"))
    }
    let drawn = try bank.draw()
    seen.insert(drawn.card)
    try connection.send(.drawn(drawn))
  }

  /// What a game commits as settings are those that differ from their initial values: one that was changed before and
  /// is left out now has its initial value again, which must be kept in place of the other.
  private func withInitialValues(_ settings: [String: String]) -> [String: String] {
    game.manifest.settings.reduce(into: settings) { all, option in
      if gameSettings[option.key] != nil, all[option.key] == nil { all[option.key] = option.initial }
    }
  }

  /// Keeps what an answer commits, then shows its frames.
  /// - Parameter seenBefore: the cards that lay there before the intent.
  func take(_ answer: Answer, _ choice: CommitCheck.Choice, seenBefore: Set<Card>) throws -> IntentOutcome {
    defer { pendingRound = nil }
    plan(wakeAfter: answer.wakeAfter)
    guard var commit = answer.commit else {
      // What was drawn without being committed comes again.
      bank.rollBack()
      return .done(try apply(answer.frames, revision: answer.revision))
    }
    let after: RoundLedger
    do throws(ModuleFailure) {
      after = try CommitCheck(manifest: game.manifest, limits: bank.limits)
        .check(commit, choice: choice, round: ledger, drawn: bank.cardsOfRound)
    } catch {
      throw connection.failing(error)
    }
    commit.settings = commit.settings.map(withInitialValues)
    var before = shown
    before.seen = seenBefore
    var steps = try apply(answer.frames, revision: answer.revision)
    let balance: Chips
    notKept = nil
    do throws(StoreError) { balance = try bank.keep(commit, opening: pendingRound, overrides: overrides) } catch {
      notKept = error
      restore(before)
      bank.rollBack()
      let reason = strings.sentence(for: error)
      try connection.send(.refused(Refused(reason: reason)))
      return .refused(reason)
    }
    ledger = after
    if let settings = answer.commit?.settings { gameSettings = settings }
    if commit.hands != nil { count(after) }
    refreshValues()
    if let last = steps.indices.last {
      steps[last].patch = ScenePatch(from: steps.count > 1 ? steps[last - 1].scene : before.scene, to: scene)
      steps[last].scene = scene
    }
    try connection.send(.committed(Committed(balance: balance)))
    return .done(steps)
  }
}

/// Why a table cannot be laid.
enum TableError: Error, Equatable {
  /// The settings contradict each other, in the game's words.
  case settings(String)
}
