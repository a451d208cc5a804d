import CasinoKit
import Testing

@testable import GameHost

/// Confetti falls for 1.6 s over bare felt, then it is gone.
struct ConfettiTests {
  @Test(arguments: [Window.regular, .large, .rich, Window.regular.looking("16"), Window.large.looking("ascii")])
  func onBareFeltAlone(_ window: Window) throws {
    let table = window.render(try RecordedScene.bigWin.scene())
    let confetti = Confetti(table: table, theme: window.theme, seed: 7)
    let covered = Array(table.places.values) + table.hits.map(\.rect)
    for moment in confetti.moments {
      let changed = confetti.buffer(at: moment).differences(from: table.buffer)
      #expect(changed.allSatisfy { table.bareFelt[$0.row * window.columns + $0.column] })
      #expect(!changed.contains { point in covered.contains { $0.contains(point) } })
    }
    #expect(!confetti.buffer(at: .milliseconds(800)).differences(from: table.buffer).isEmpty)
  }

  @Test("24 pictures a second, and the table at the end")
  func moments() throws {
    let table = Window.large.render(try RecordedScene.bigWin.scene())
    let confetti = Confetti(table: table, theme: .dark, seed: 7)
    #expect(confetti.moments.count == 39)
    #expect(confetti.moments == confetti.moments.sorted() && confetti.moments.last == confetti.duration)
    #expect(confetti.buffer(at: confetti.duration) == table.buffer)
    #expect(confetti.buffer(at: .milliseconds(500)) != confetti.buffer(at: .milliseconds(600)))
  }

  @Test("the seed alone decides where it falls")
  func seeds() throws {
    let table = Window.large.render(try RecordedScene.bigWin.scene())
    let buffers = [1, 1, 2].map { Confetti(table: table, theme: .dark, seed: $0).buffer(at: .milliseconds(300)) }
    #expect(buffers[0] == buffers[1])
    #expect(buffers[0] != buffers[2])
  }
}
