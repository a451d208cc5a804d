import CasinoKit

/// The committed steps on their way to the screen, one after the other at the player's pace.
///
/// Skipping is going to the last step. Nothing here knows a clock: the loop says what time it is.
struct TableMotion {
  private enum Picture {
    case motion(Motion)
    case confetti(Confetti)

    var moments: [Duration] {
      switch self {
      case .motion(let motion): motion.moments
      case .confetti(let confetti): confetti.moments
      }
    }
    var duration: Duration {
      switch self {
      case .motion(let motion): motion.duration
      case .confetti(let confetti): confetti.duration
      }
    }
    func buffer(at elapsed: Duration) -> CellBuffer {
      switch self {
      case .motion(let motion): motion.buffer(at: elapsed)
      case .confetti(let confetti): confetti.buffer(at: elapsed)
      }
    }
  }

  private var waiting: [(step: ShownStep, sounds: StepSounds)] = []
  private var current: (picture: Picture, begin: Duration, step: ShownStep)?
  /// What is heard of the steps that began since it was taken.
  private var begun: [StepSounds] = []
  private var seed: UInt64 = 1

  /// Whether anything is under way.
  var isUnderWay: Bool { current != nil || !waiting.isEmpty }

  /// Adds committed steps.
  /// - Parameter scene: the scene that the first of them begins with.
  mutating func add(_ steps: [ShownStep], after scene: Scene) {
    waiting += zip(steps, StepSounds.each(steps, after: scene)).map { ($0, $1) }
  }

  /// Hands out what is heard of what began to show.
  mutating func takeSounds() -> StepSounds {
    defer { begun = [] }
    return StepSounds(together: begun)
  }

  /// When the picture changes next; nil where nothing is under way.
  func next(after now: Duration) -> Duration? {
    guard let current else { return waiting.isEmpty ? nil : now }
    let elapsed = now - current.begin
    return current.begin + (current.picture.moments.first { $0 > elapsed } ?? current.picture.duration)
  }

  /// Brings the screen to what belongs to a time.
  mutating func advance(to now: Duration, pace: Pace, on screen: TableScreen) {
    while true {
      if let (picture, begin, step) = current {
        guard now >= begin + picture.duration else { return screen.present(picture.buffer(at: now - begin)) }
        finish(step, on: screen, now: now, wasMotion: { if case .motion = picture { true } else { false } }(), pace)
        continue
      }
      guard !waiting.isEmpty else { return }
      let (step, sounds) = waiting.removeFirst()
      begun.append(sounds)
      begin(step, at: now, pace: pace, on: screen)
    }
  }

  /// Shows the last step at once.
  mutating func skip(on screen: TableScreen) {
    let last = waiting.last?.step ?? current?.step
    for (step, _) in waiting where !step.say.isEmpty { screen.options.said = step.say }
    if !waiting.isEmpty { begun.append(StepSounds(skipped: waiting.map(\.sounds))) }
    waiting = []
    current = nil
    if let last { screen.show(last.scene) }
  }

  private mutating func begin(_ step: ShownStep, at now: Duration, pace: Pace, on screen: TableScreen) {
    let before = screen.table
    if !step.say.isEmpty { screen.options.said = step.say }
    let after = screen.drawn(step.scene)
    if let motion = Motion(
      from: before, to: after, events: step.events, theme: screen.theme, options: screen.options, pace: pace)
    {
      current = (.motion(motion), now, step)
    } else {
      finish(step, on: screen, now: now, wasMotion: true, pace)
    }
  }

  private mutating func finish(
    _ step: ShownStep, on screen: TableScreen, now: Duration, wasMotion: Bool, _ pace: Pace
  ) {
    current = nil
    screen.show(step.scene)
    guard wasMotion, pace != .instant, waiting.isEmpty, step.scene.nodes.contains(where: { $0.role == .confetti })
    else { return }
    seed &+= 1
    current = (.confetti(Confetti(table: screen.table, theme: screen.theme, seed: seed)), now, step)
  }
}
