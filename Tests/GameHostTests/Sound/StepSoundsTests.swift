import CasinoKit
import Testing

@testable import GameHost

@Suite struct StepSoundsTests {
  private static let hand = HandID("player", 0), ace = Card(.ace, of: .spades)

  static func settled(_ tone: Tone) -> GameEvent {
    .betSettled(bet: "main", hand: 0, outcome: "x", tone: tone, stake: 10, returned: 0)
  }

  static let sounds: [(GameEvent, GameSound?)] = [
    (.shuffled, .shuffle), (.cardsBurned(ace, count: 1), .cardBurn), (.cardDealt(hand, card: ace), .cardDeal),
    (.cardDealt(hand, card: nil), .cardDeal),
    (.cardFlipped(hand, card: ace), .cardFlip), (.handSplit(hand), .handSplit), (.handActive(hand), .turn),
    (.chipsPlaced(bet: "insurance", wager: 1, amount: 5), .chipPlace), (settled(.win), .chipPay),
    (settled(.lose), .chipCollect), (settled(.push), nil), (.roundSettled(net: 10), .win),
    (.roundSettled(net: -10), .lose), (.roundSettled(net: 0), .push), (.sound(.error), .error),
    (.haptic(.impact), nil),
  ]

  @Test(arguments: sounds)
  func everyEventHasItsSound(_ event: GameEvent, _ sound: GameSound?) {
    #expect(Self.heard([event]).sounds == [sound].compactMap(\.self))
  }

  @Test func everySoundIsHeardOfSomething() {
    // Those that no event stands for: what the scene shows, and what was pressed.
    let others: Set<GameSound> = [.chipTake, .newRound, .bigWin, .gameOver, .button]
    #expect(Set(Self.sounds.compactMap(\.1)).union(others) == Set(GameSound.allCases))
  }

  @Test func aRoundWonManyTimesOverIsAFanfare() {
    #expect(
      Self.heard([.roundSettled(net: 1_000)], showing: [SceneNode(.confetti, id: "confetti")]).sounds == [.bigWin])
  }

  @Test(
    arguments: [
      (0, 10, [.chipPlace]), (10, 20, [.chipPlace]), (20, 10, [.chipTake]), (10, 0, [.chipTake]), (10, 10, []),
    ] as [(Chips, Chips, [GameSound])])
  func chipsInAZoneAreHeardAsTheyAreLaid(before: Chips, after: Chips, sounds: [GameSound]) {
    let step = Self.step([], showing: [Self.zone(after)])
    #expect(StepSounds(step, after: Self.scene([Self.zone(before)])).sounds == sounds)
    let more = Self.step([.sound(.turn), .haptic(.impact)], showing: [Self.zone(after)])
    #expect(StepSounds(more, after: Self.scene([Self.zone(before)])).sounds == [.turn] + sounds)
  }

  @Test(arguments: [(100, 100, []), (0, 100, [.chipPlace]), (100, 200, [.chipPlace])] as [(Chips, Chips, [GameSound])])
  func chipsThatLieThereAlreadyAreNotHeardAgain(before: Chips, after: Chips, sounds: [GameSound]) {
    // bet 100, deal: silence; deal again: chips; double: chips
    let step = Self.step([.chipsPlaced(bet: "main", wager: 0, amount: 100)], showing: [Self.zone(after)])
    #expect(StepSounds(step, after: Self.scene([Self.zone(before)])).sounds == sounds)
  }

  @Test func anotherRoundAndTheEndOfTheChipsAreHeardOnce() {
    let banner = SceneNode(.banner, id: "banner"), over = SceneNode(.gameOver, id: "gameOver")
    #expect(StepSounds(Self.step([]), after: Self.scene([banner])).sounds == [.newRound])
    #expect(Self.heard([], showing: [over]).sounds == [.gameOver])
    #expect(StepSounds(Self.step([], showing: [over]), after: Self.scene([over])).sounds == [])
  }

  @Test func whatElseIsPressedTicks() {
    let silent = Self.step([])
    #expect(StepSounds.each([silent], after: silent.scene).map(\.sounds) == [[.button]])
    #expect(StepSounds.each([Self.step([.shuffled]), silent], after: silent.scene).map(\.sounds) == [[.shuffle], []])
    #expect(StepSounds.each([], after: silent.scene).isEmpty)
  }

  @Test func aRoundAtOnceIsItsResultAndNoStorm() {
    let deal = Self.heard([.shuffled, .cardDealt(Self.hand, card: nil)]), cards = Self.heard([.handActive(Self.hand)])
    let end = Self.heard([Self.settled(.win), .roundSettled(net: 5)])
    let all = StepSounds(together: Array(repeating: deal, count: 9) + [cards, end])
    #expect(all.sounds == [.win, .shuffle, .chipPay])
    #expect(all.isFelt)
    #expect(StepSounds(skipped: [deal, cards, end]).sounds == [.win])
    #expect(StepSounds(skipped: [deal, cards]).sounds.isEmpty)
  }

  @Test(
    arguments: [
      (.roundSettled(net: 5), true), (.roundSettled(net: -5), true), (.roundSettled(net: 0), false),
      (.haptic(.success), true), (settled(.win), false), (.sound(.win), false),
    ] as [(GameEvent, Bool)])
  func resultsAreFelt(_ event: GameEvent, isFelt: Bool) { #expect(Self.heard([event]).isFelt == isFelt) }

  private static func zone(_ amount: Chips) -> SceneNode { SceneNode(.zone, id: "zone.main", amount: amount) }
  private static func scene(_ parts: [SceneNode]) -> Scene {
    Scene(root: SceneNode(.table, id: "table", children: parts))
  }
  private static func step(_ events: [GameEvent], showing parts: [SceneNode] = []) -> ShownStep {
    ShownStep(scene: scene(parts), patch: ScenePatch(nodes: []), events: events, say: [])
  }
  private static func heard(_ events: [GameEvent], showing parts: [SceneNode] = []) -> StepSounds {
    StepSounds(step(events, showing: parts), after: scene([]))
  }
}
