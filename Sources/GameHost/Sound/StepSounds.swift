import CasinoKit

/// What is heard and felt of a step: its events, and what the table shows that no event tells.
struct StepSounds: Equatable {
  /// The sounds, each once, in the order of what happened.
  private(set) var sounds: [GameSound] = []
  /// Whether the step is felt.
  private(set) var isFelt = false

  /// Nothing.
  init() {}

  /// Listens to a step.
  /// - Parameter before: the scene that the step began with.
  init(_ step: ShownStep, after before: Scene) {
    let old = TableFacts(before), new = TableFacts(step.scene)
    if old.hasBanner, !new.hasBanner { add(.newRound) }
    for event in step.events {
      // Chips that lie in their zone since the bet was laid were heard then.
      if case .chipsPlaced(let bet, _, _) = event, let now = new.zones["zone.\(bet)"],
        now <= old.zones["zone.\(bet)"] ?? .zero
      {
        continue
      }
      if let sound = event.sound(isBigWin: new.hasConfetti) { add(sound) }
      isFelt = isFelt || event.isFelt
    }
    if step.events.allSatisfy(\.isAskedFor) {
      if new.zones.contains(where: { $0.value > old.zones[$0.key] ?? .zero }) {
        add(.chipPlace)
      } else if !old.hasBanner, old.zones.contains(where: { $0.value > new.zones[$0.key] ?? .zero }) {
        add(.chipTake)
      }
    }
    if new.isGameOver, !old.isGameOver { add(.gameOver) }
  }

  /// Listens to what an intent brought: steps in which nothing is heard sound as the button that was pressed.
  static func each(_ steps: [ShownStep], after scene: Scene) -> [StepSounds] {
    var before = scene
    var heard = steps.map { step in
      defer { before = step.scene }
      return StepSounds(step, after: before)
    }
    if let last = heard.indices.last, heard.allSatisfy(\.sounds.isEmpty) { heard[last].add(.button) }
    return heard
  }

  /// What is heard of several steps that are shown at once: how they ended, rather than a noise of all.
  init(together steps: some Sequence<StepSounds>) {
    for step in steps {
      step.sounds.forEach { add($0) }
      isFelt = isFelt || step.isFelt
    }
    sounds = Array(sounds.sorted { $0.weight > $1.weight }.prefix(Self.greatestCount))
  }

  /// What is heard of steps that the player skips: the result alone.
  init(skipped steps: some Sequence<StepSounds>) {
    self.init(together: steps)
    sounds = sounds.filter(\.isResult)
  }

  /// How many sounds begin at once at most.
  static let greatestCount = 3

  private mutating func add(_ sound: GameSound) {
    if !sounds.contains(sound) { sounds.append(sound) }
  }
}

extension GameSound {
  /// Whether the sound tells how a round ended.
  var isResult: Bool { [.win, .bigWin, .lose, .push, .gameOver].contains(self) }

  /// How much the sound says; where there would be too many, those that say least are left out.
  fileprivate var weight: Int {
    switch self {
    case .gameOver: 8
    case .bigWin, .win, .lose, .push: 7
    case .error: 6
    case .shuffle, .cardBurn, .handSplit: 5
    case .chipPay, .chipCollect: 4
    case .cardFlip, .cardDeal: 3
    case .chipPlace, .chipTake: 2
    case .newRound, .turn: 1
    case .button: 0
    }
  }
}

/// What of a scene is heard when it changes.
private struct TableFacts {
  /// What lies in the zones, by their ids.
  var zones: [String: Chips] = [:]
  var hasBanner = false
  var hasConfetti = false
  var isGameOver = false

  init(_ scene: Scene) { look(scene.root) }

  private mutating func look(_ node: SceneNode) {
    switch node.role {
    case .zone: zones[node.id] = node.amount ?? .zero
    case .banner: hasBanner = true
    case .confetti: hasConfetti = true
    case .gameOver: isGameOver = true
    default: break
    }
    for child in node.children ?? [] { look(child) }
  }
}
