import FoundationEssentials
import Glibc

/// A module's main loop: reads what the host wants, does it, and answers. One thing at a time.
@MainActor final class ModuleLoop<Module: GameModule> {
  private typealias Engine = Module.Engine

  private let channel: WireChannel
  private var state: GameState<Module>?
  private var scene = Scene(root: SceneNode(.table, id: "table"))
  private var builder: SceneBuilder?
  private var revision = 1
  private var lastIntent = 0
  private var frames: [Frame] = []
  private var lastProgress: ContinuousClock.Instant?

  init(channel: WireChannel) { self.channel = channel }

  func run() -> Never {
    channel.send(
      .hello(Hello(protocol: Wire.versions, kit: Wire.kitVersion, info: Module.info, capabilities: Module.offered))
    )
    while true { handle(channel.receive()) }
  }

  private func handle(_ message: HostMessage) {
    switch message {
    case .hello(let hello): check(hello)
    case .welcome(let welcome): sitDown(welcome)
    case .intent(let intent): answer(intent)
    case .surroundings(let change): answer(change)
    case .wake: wake()
    case .odds(let query): answer(query)
    case .replay(let replay): channel.send(.replayed(Replayed(rounds: replay.rounds.map(Engine.replayed))))
    case .simulate(let query): answer(query)
    case .explore(let query): answer(query)
    case .rollout(let query): answer(query)
    case .scene: channel.send(.scene(scene))
    case .failure: break
    case .opened, .drawn, .committed, .refused:
      channel.send(.failure(Failure(code: "unknown", text: "nothing was asked that this would answer")))
    }
  }

  /// Leaves where the host speaks no version of the protocol that this kit speaks; the host says why.
  private func check(_ hello: Hello) {
    guard hello.protocol.count == 2, hello.protocol[0] <= hello.protocol[1],
      Wire.common(Wire.versions, hello.protocol[0]...hello.protocol[1]) != nil
    else {
      channel.send(.failure(Failure(code: "protocol", text: "this game speaks protocol \(Wire.versions)")))
      exit(1)
    }
  }

  private func sitDown(_ welcome: Welcome) {
    do {
      var strings = try Strings(module: Module.moduleName, language: welcome.language)
      strings.cardNames = welcome.cardNames
      let state: GameState<Module>
      do {
        state = try GameState<Module>(welcome: welcome, strings: strings, host: self)
      } catch {
        return channel.send(.failure(Failure(code: "settings", text: strings.text(of: error))))
      }
      self.state = state
      let isShown = welcome.showsRound == true
      if isShown { resolve(state) }
      let start = scene
      frames = []
      if let round = welcome.round {
        try state.replay(round, rules: try round.rules.decoded(as: Module.Engine.Rules.self))
      }
      let entries = state.commit.entries, steps = isShown ? frames : nil
      state.commit = Commit()
      frames = []
      resolve(state)
      if !isShown { settle(state, isNewDecision: true) }
      channel.send(
        .ready(
          Ready(
            scene: isShown ? start : scene, revision: revision, entries: entries,
            say: welcome.round == nil || isShown ? [] : state.greeting, frames: steps,
            wakeAfter: state.tooltips.takeWakeUp())))
    } catch let error as IllegalMove {
      channel.send(.failure(Failure(code: "replay", text: "\(error)")))
    } catch {
      channel.send(.failure(Failure(code: "malformed", text: "\(error)")))
    }
  }

  private func answer(_ intent: Intent) {
    guard let state else {
      return channel.send(.failure(Failure(code: "protocol", text: "an intent came before the welcome")))
    }
    frames = []
    guard intent.id > lastIntent else { return refuse(intent, state.strings.text("refuse.repeated")) }
    lastIntent = intent.id
    guard intent.revision == revision else { return refuse(intent, state.strings.text("refuse.stale")) }
    guard let action = scene.actions.first(where: { $0.id == intent.action }),
      let handler = builder?.handlers[action.id]
    else { return refuse(intent, state.reason(against: intent.action)) }
    if let reason = action.unavailable { return refuse(intent, reason) }
    perform(intent, handler, state)
  }

  private func perform(_ intent: Intent, _ handler: (ActionInput) -> Void, _ state: GameState<Module>) {
    let before = (state.model, scene, builder, revision, state.narrator), data = state.persistence
    let hints = state.tooltips.snapshot
    state.refusal = nil
    state.commit = Commit()
    state.pendingSpeech = []
    state.tooltips.acts(on: scene.targets(of: intent.action))
    _ = SoundManager.shared.takePending()
    handler(ActionInput(amount: intent.amount, value: intent.value))
    if let refusal = state.refusal {
      (state.model, scene, builder, revision, state.narrator) = before
      state.persistence = data
      state.tooltips.restore(hints)
      frames = []
      return refuse(intent, refusal)
    }
    show([], say: state.pendingSpeech)
    let isNewDecision = state.model.decision != before.0.decision
    if isNewDecision { revision += 1 }
    settle(state, isNewDecision: isNewDecision)
    state.commit.hints = state.tooltips.takeChanges()
    let commit = state.commit.isEmpty ? nil : state.commit
    channel.send(
      .answer(
        Answer(
          intent: intent.id, revision: revision, commit: commit, frames: frames, wakeAfter: state.tooltips.takeWakeUp())
      ))
    guard commit != nil else { return }
    switch channel.receive() {
    case .committed(let committed): state.model.balance = committed.balance
    case .refused:
      (state.model, scene, builder, revision, state.narrator) = before
      state.persistence = data
      state.tooltips.restore(hints)
    default: preconditionFailure("a commit was answered with something else")
    }
  }

  private func answer(_ change: Surroundings) {
    guard let state else { return }
    frames = []
    if let balance = change.balance { state.model.balance = balance }
    if let sizeClass = change.sizeClass { state.sizeClass = sizeClass }
    if let language = change.language { speak(language, state) }
    if let hints = change.hints {
      state.tooltips.follow(hints)
      settle(state, isNewDecision: true)
    }
    show([], say: [])
    channel.send(
      .answer(Answer(intent: 0, revision: revision, frames: frames, wakeAfter: state.tooltips.takeWakeUp())))
  }

  /// Goes on in another language; a round under way is the same. What cannot be read leaves the language as it is.
  private func speak(_ language: String, _ state: GameState<Module>) {
    guard var strings = try? Strings(module: Module.moduleName, language: language) else { return }
    strings.cardNames = state.strings.cardNames
    state.strings = strings
    // Hints are told in words that are ready to read.
    state.showStandardHints()
    Module.hints(state)
  }

  private func answer(_ query: OddsQuery) {
    do {
      let strings = try Strings(module: Module.moduleName, language: query.language)
      let rules = try rules(query.rules, by: query.settings)
      guard let report = Module.odds(query, by: rules, strings, progress: reportProgress) else {
        return channel.send(.failure(Failure(code: "unknown", text: "this game has no exact odds")))
      }
      channel.send(.odds(report))
    } catch let error as SettingError {
      channel.send(.failure(Failure(code: "settings", text: "\(error)")))
    } catch {
      channel.send(.failure(Failure(code: "malformed", text: "\(error)")))
    }
  }

  private func answer(_ query: Simulate) {
    do {
      let rules = try Module.Settings.rules(SettingValues(Module.Settings.options, changed: query.settings))
      let statistics = try Module.simulate(query, by: rules, progress: reportProgress)
      channel.send(.simulated(Simulated(statistics: statistics)))
    } catch let error as SettingError {
      channel.send(.failure(Failure(code: "settings", text: "\(error)")))
    } catch SimulationError.unknownStrategy(_, let known) {
      channel.send(.failure(Failure(code: "strategy", text: known.joined(separator: " "))))
    } catch SimulationError.unreadableChart {
      channel.send(.failure(Failure(code: "chart", text: "the strategy cannot be read")))
    } catch {
      channel.send(.failure(Failure(code: "simulate", text: "\(error)")))
    }
  }

  private func answer(_ query: Explore) {
    do {
      let rules = try Module.Settings.rules(SettingValues(Module.Settings.options, changed: query.settings))
      channel.send(.explored(try Module.explore(query, by: rules, progress: reportProgress)))
    } catch let error as SettingError {
      channel.send(.failure(Failure(code: "settings", text: "\(error)")))
    } catch {
      channel.send(.failure(Failure(code: "explore", text: "\(error)")))
    }
  }

  /// The rules of a round or, where there is none, of the settings.
  private func rules(_ written: JSONValue?, by settings: [String: String]) throws -> Engine.Rules {
    if let written { return try written.decoded(as: Engine.Rules.self) }
    return try Module.Settings.rules(SettingValues(Module.Settings.options, changed: settings))
  }

  private func answer(_ query: Rollout) {
    do {
      let rules = try rules(query.rules, by: query.settings)
      channel.send(.rolledOut(try Module.rollout(query, by: rules, progress: reportProgress)))
    } catch let error as SettingError {
      channel.send(.failure(Failure(code: "settings", text: "\(error)")))
    } catch {
      channel.send(.failure(Failure(code: "rollout", text: "\(error)")))
    }
  }

  /// A hint's time has come. It is a drawing, no decision: what the player types meanwhile stays fresh.
  private func wake() {
    guard let state else { return }
    frames = []
    state.tooltips.wake(scene)
    show([], say: state.tooltips.currentTooltip.map { [state.strings.text("say.hint", .text($0.message))] } ?? [])
    channel.send(.answer(Answer(intent: 0, revision: revision, frames: frames)))
  }

  private func settle(_ state: GameState<Module>, isNewDecision: Bool) {
    if isNewDecision {
      state.showStandardHints()
      Module.hints(state)
    }
    state.tooltips.settle(scene, isNewDecision: isNewDecision)
  }

  private func refuse(_ intent: Intent, _ reason: String) {
    channel.send(.answer(Answer(intent: intent.id, revision: revision, frames: [], refusal: reason)))
  }

  private func resolve(_ state: GameState<Module>) {
    let builder = SceneBuilder(strings: state.strings)
    scene = builder.scene(Module.table(state))
    self.builder = builder
    // A hint goes with its target, in the same redraw.
    if state.tooltips.follows(scene) { resolve(state) }
  }
}

extension ModuleLoop: HostLink {
  func open(_ open: Open) throws -> Opened {
    channel.send(.open(open))
    switch channel.receive() {
    case .opened(let opened): return opened
    case .refused(let refused): throw HostRefusal(reason: refused.reason)
    default: preconditionFailure("the start of a round was answered with something else")
    }
  }

  /// Tells the host at most ten times a second, so that long work may say it as often as it likes.
  func reportProgress() {
    let now = ContinuousClock.now
    if let lastProgress, now - lastProgress < .milliseconds(100) { return }
    lastProgress = now
    channel.send(.progress)
  }

  func draw() -> Drawn {
    channel.send(.draw)
    guard case .drawn(let drawn) = channel.receive() else { preconditionFailure("a draw was answered with no card") }
    return drawn
  }

  func show(_ events: [GameEvent], say: [String]) {
    guard let state else { return }
    let events = events + SoundManager.shared.takePending()
    let before = scene
    resolve(state)
    let patch = ScenePatch(from: before, to: scene)
    if patch.nodes.isEmpty, events.isEmpty, say.isEmpty { return }
    frames.append(Frame(patch: patch, events: events, say: say))
  }
}

extension Scene {
  /// The action and the parts that it belongs to: what a hint about it may point at.
  fileprivate func targets(of action: String) -> Set<String> {
    Set([action] + nodes.filter { $0.action?.id == action }.map(\.id))
  }
}
