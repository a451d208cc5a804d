import Testing

@testable import CasinoKit

@MainActor @Suite struct SoundManagerTests {
  @Test func whatIsAskedForComesOnceAndInOrder() {
    let manager = SoundManager()
    manager.play(.chipPlace)
    manager.haptic(.success)
    manager.play(.cardFlip)
    #expect(manager.takePending() == [.sound(.chipPlace), .haptic(.success), .sound(.cardFlip)])
    #expect(manager.takePending().isEmpty)
  }

  @Test func aLoopOfSoundsIsCutShort() {
    let manager = SoundManager()
    for _ in 0..<1_000 { manager.play(.cardDeal) }
    #expect(manager.takePending().count == SoundManager.greatestCount)
  }
}
