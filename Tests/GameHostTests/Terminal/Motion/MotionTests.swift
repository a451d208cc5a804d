import CasinoKit
import Testing

@testable import GameHost

/// Whatever moves begins with one table, ends with the other, and changes nothing far from it.
struct MotionTests {
  static let windows =
    ["dark", "light", "256", "16", "none", "ascii"].map { Window.regular.looking($0) } + [
      .small, .large, .rich, Window.large.looking("ascii"),
    ]

  @Test(arguments: MotionCase.allCases, windows)
  func beginsAndEnds(_ step: MotionCase, _ window: Window) throws {
    let (from, to, made) = try step.motion(in: window)
    let motion = try #require(made)
    #expect(motion.buffer(at: .milliseconds(-1)) == from.buffer)
    let last = try #require(motion.moments.last)
    #expect(motion.buffer(at: last) == to.buffer && motion.buffer(at: motion.duration) == to.buffer)
    #expect(motion.buffer(at: .seconds(60)) == to.buffer)
    #expect(motion.duration >= last)
  }

  @Test(arguments: MotionCase.allCases, [Pace.slow, .normal, .fast])
  func momentsAreFew(_ step: MotionCase, _ pace: Pace) throws {
    let motion = try #require(try step.motion(in: .regular, pace).2)
    #expect(motion.moments.first == .zero)
    for (moment, next) in zip(motion.moments, motion.moments.dropFirst()) {
      #expect(next - moment >= .seconds(1) / 30)
      #expect(motion.buffer(at: moment) == motion.buffer(at: next - .milliseconds(1)), "changes at moments alone")
    }
  }

  @Test("a card takes 220 ms and leaves 120 before the next; a flip 180; chips 160 and 260, then band and figures")
  func durations() throws {
    #expect(try duration(.deal, .normal) == .milliseconds(340))
    #expect(try duration(.deal, .slow) == .milliseconds(680))
    #expect(try duration(.deal, .fast) == .milliseconds(170))
    #expect(try duration(.flip, .normal) == .milliseconds(180))
    #expect(try duration(.payout, .normal) == .milliseconds(260 + 120 + 400))
    #expect(try duration(.deal, .instant) == nil)
  }

  @Test(arguments: MotionCase.allCases)
  func sameEveryTime(_ step: MotionCase) throws {
    let motions = try (0..<2).map { _ in try #require(try step.motion(in: .regular).2) }
    for moment in motions[0].moments { #expect(motions[0].buffer(at: moment) == motions[1].buffer(at: moment)) }
  }

  @Test("a card changes only what lies between the shoe and its place", arguments: windows)
  func cardStaysOnItsWay(_ window: Window) throws {
    let (from, to, made) = try MotionCase.deal.motion(in: window)
    let card = try #require(to.places["hand.player.0.1"])
    let start = to.places["shoe"] ?? CellRect(column: window.columns - card.width, row: 1, width: 1, height: 1)
    expect(try #require(made), from, to, staysIn: hull(start, card).grown(2, 0))
  }

  @Test("a flip changes the card and its shadow alone", arguments: windows)
  func flipStaysInPlace(_ window: Window) throws {
    let (from, to, made) = try MotionCase.flip.motion(in: window)
    expect(try #require(made), from, to, staysIn: try #require(from.places["hand.dealer.1"]).grown(1, 1))
  }

  @Test("nothing moves where nothing happens, when a hand becomes active, and in a window of another size")
  func nothing() throws {
    let table = Window.regular.render(try RecordedScene.turn.scene())
    #expect(Window.regular.motion(table, table, [.handActive(HandID("player", 0))]) == nil)
    let larger = Window.large.render(try RecordedScene.turn.scene())
    #expect(Window.regular.motion(table, larger, MotionCase.deal.events) == nil)
  }

  @Test("two cards in one step come one after the other")
  func twoCards() throws {
    let scene = try RecordedScene.turn.scene()
    let from = Window.regular.render(scene.changing("hand.player.0") { $0.children = [] })
    let to = Window.regular.render(scene)
    let hand = HandID("player", 0)
    let events: [GameEvent] = [
      .cardDealt(hand, card: Card(.ace, of: .spades)), .cardDealt(hand, card: Card(.seven, of: .hearts)),
    ]
    let motion = try #require(Window.regular.motion(from, to, events))
    #expect(motion.duration == .milliseconds(680))
    let first = try #require(to.places["hand.player.0.0"])
    let between = motion.buffer(at: .milliseconds(330))
    #expect(between[first.column + 1, first.row].text == "A")
    #expect(between != to.buffer)
  }

  @Test("a large card from the shoe at 120×40: at most 4 kB a picture, 20 kB in all")
  func bytes() throws {
    let (from, _, made) = try MotionCase.deal.motion(in: .large)
    let motion = try #require(made)
    var writer = ScreenWriter(mode: .truecolor)
    _ = writer.bytes(for: from.buffer)
    let counts = motion.moments.map { writer.bytes(for: motion.buffer(at: $0)).count }
    #expect(counts.allSatisfy { $0 > 0 && $0 < 4_000 }, "\(counts)")
    #expect(counts.reduce(0, +) < 20_000, "\(counts)")
  }

  // MARK: Recorded frames

  @Test(arguments: [MotionCase.deal, .flip])
  func frames(_ step: MotionCase) throws {
    let motion = try #require(try step.motion(in: .regular).2)
    let frames = motion.moments.map { moment in
      "\(Int(moment / .milliseconds(1))) ms\n\(motion.buffer(at: moment).text)\n"
    }
    try expectScreen(frames.joined(separator: "\n"), "\(step)-\(Window.regular.name)")
  }

  private func duration(_ step: MotionCase, _ pace: Pace) throws -> Duration? {
    try step.motion(in: .regular, pace).2?.duration
  }

  private func expect(_ motion: Motion, _ from: RenderedTable, _ to: RenderedTable, staysIn rect: CellRect) {
    for moment in motion.moments {
      let buffer = motion.buffer(at: moment)
      let ends = Set(buffer.differences(from: to.buffer))
      let far = buffer.differences(from: from.buffer).filter { ends.contains($0) && !rect.contains($0) }
      #expect(far.isEmpty, "\(moment)")
    }
  }

  private func hull(_ one: CellRect, _ other: CellRect) -> CellRect {
    let column = min(one.column, other.column), row = min(one.row, other.row)
    return CellRect(
      column: column, row: row, width: max(one.maxColumn, other.maxColumn) - column,
      height: max(one.maxRow, other.maxRow) - row)
  }
}

extension CellRect {
  fileprivate func grown(_ columns: Int, _ rows: Int) -> CellRect {
    CellRect(column: column - columns, row: row - rows, width: width + 2 * columns, height: height + 2 * rows)
  }
}
