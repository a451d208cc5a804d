import CasinoKit
import Testing

@testable import GameHost

/// Amounts count, first in large steps, then in small ones.
struct FigureCountTests {
  @Test(
    arguments: [
      (" ♠ BLACKJACK   Balance 10,100", 10_100_00), ("Balance 7.50", 7_50), ("Balance −20", -20_00),
      ("Balance 0", 0), ("1,250,000.05", 1_250_000_05),
    ])
  func read(_ bar: String, _ hundredths: Int) {
    #expect(Self.figure(bar)?.amount == Chips(hundredths: hundredths))
  }

  @Test(arguments: ["Balance", "", "Balance 1.5", "Balance 1.2.3", "v10", "Balance ,", "9999999999999999999"])
  func notRead(_ bar: String) { #expect(Self.figure(bar) == nil) }

  @Test("10,000 to 10,100 in 12 steps: the first 15, the last less than 1")
  func steps() {
    let amounts = (0...12).map { FigureCount.amount($0, from: 10_000, to: 10_100).hundredths / 100 }
    #expect(
      amounts == [10000, 10015, 10030, 10043, 10055, 10065, 10075, 10082, 10088, 10093, 10097, 10099, 10100])
  }

  @Test(
    "the balance moves between its old and its new figure, at its place", arguments: [(9_990, 10_100), (10_100, 9_900)])
  func balance(_ old: Int, _ new: Int) throws {
    let scene = try RecordedScene.turn.scene()
    let from = Window.regular.render(scene.changing("host.balance") { $0.amount = Chips(old) })
    let to = Window.regular.render(scene.changing("host.balance") { $0.amount = Chips(new) })
    let motion = try #require(Window.regular.motion(from, to, []))
    #expect(motion.duration == .milliseconds(400))
    let shown = motion.moments.compactMap { Figure(lastIn: motion.buffer(at: $0), from.words.numbers)?.amount }
    #expect(shown.count == motion.moments.count)
    #expect(shown.first == Chips(old) && shown.last == Chips(new))
    #expect(shown == (old < new ? shown.sorted() : shown.sorted(by: >)))
    for moment in motion.moments { #expect(motion.buffer(at: moment).text(in: 0).contains("Balance ")) }
  }

  @Test(
    "the sum of the result counts up in its band", arguments: [Window.regular, .large, Window.regular.looking("16")])
  func sum(_ window: Window) throws {
    let (_, to, made) = try MotionCase.payout.motion(in: window)
    let motion = try #require(made)
    let place = try #require(to.sumPlace)
    let half = motion.buffer(at: .milliseconds(260 + 120 + 100))
    let changed = half.differences(from: to.buffer).filter { $0.row > 0 }
    #expect(!changed.isEmpty)
    #expect(changed.allSatisfy(place.contains))
  }

  @Test("the band opens from its middle row: 1, 3, all rows")
  func band() throws {
    let (from, to, made) = try MotionCase.loss.motion(in: .regular)
    let motion = try #require(made)
    let band = try #require(to.band)
    let rows = [0, 40, 80].map { time in
      let buffer = motion.buffer(at: .milliseconds(160 + time))
      return Set(buffer.differences(from: from.buffer).map(\.row)).subtracting([0])
    }
    let middle = band.row + band.height / 2
    #expect(rows == [[middle], Set(middle - 1...middle + 1), Set(band.row..<band.maxRow)])
  }

  private static func figure(_ bar: String) -> Figure? {
    var buffer = CellBuffer(width: 40, height: 1)
    buffer.put(bar, at: Point(column: 0, row: 0), style: CellStyle())
    return Figure(lastIn: buffer, DrawnWords.english.numbers)
  }
}
