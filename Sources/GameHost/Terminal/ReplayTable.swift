import CasinoKit

/// A round that is over, drawn step by step, forward and back.
final class ReplayTable {
  private let steps: [ShownStep]
  private let number: Int
  private let stage: Stage
  private let screen: TableScreen
  private let strings: Strings
  private var place = 0

  /// Lays the table as it was before the round.
  init(_ replay: RoundReplay, number: Int, stage: Stage, strings: Strings) {
    steps = replay.steps
    self.number = number
    self.stage = stage
    self.strings = strings
    screen = TableScreen(steps[0].scene, display: stage.display, words: DrawnWords(strings))
  }

  /// Shows steps until the player leaves; the terminal is then as it was found.
  func run() throws {
    try stage.enter()
    defer { stage.leave() }
    show()
    while true {
      for event in stage.wait(until: nil) {
        if try take(event) { return }
      }
    }
  }

  /// - Returns: whether the player leaves.
  private func take(_ event: LoopEvent) throws -> Bool {
    switch event {
    case .input(.key(let key, let modifiers)): return take(key, modifiers)
    case .input(.reply(let reply)): screen.take(reply, at: RunningTime.now())
    case .writable: screen.writeOn()
    case .resized:
      screen.resize()
      show()
    case .suspend:
      try stage.suspend()
      show()
    case .continued:
      try stage.resume()
      show()
    case .leave, .endOfInput: return true
    case .input, .readable: break
    }
    return false
  }

  private func take(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    switch key {
    case .character("c") where modifiers.contains(.control), .character("q"), .character("Q"), .escape: return true
    case .right, .down, .enter, .character(" "): go(to: place + 1)
    case .left, .up, .backspace: go(to: place - 1)
    case .home: go(to: 0)
    case .end: go(to: steps.count - 1)
    default: break
    }
    return false
  }

  private func go(to wanted: Int) {
    place = min(max(0, wanted), steps.count - 1)
    show()
  }

  private func show() {
    screen.options.said = steps[place].say
    screen.options.notice = strings.text(
      "replay.line", .count(number), .count(place), .count(steps.count - 1))
    screen.show(steps[place].scene)
  }
}
