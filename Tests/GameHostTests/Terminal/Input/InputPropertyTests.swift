import Testing

@testable import GameHost

struct InputPropertyTests {
  /// What a terminal sent over some minutes: keys, mouse, a paste, answers, noise.
  private static let recorded: [UInt8] =
    Array("dh\u{1B}[A\u{1B}OB\u{1B}[1;5C\u{1B}[3~\u{1B}[<35;40;12M\u{1B}[<0;40;12M\u{1B}[<0;40;12m".utf8)
    + Array("\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\\u{1B}[?2026;2$y\u{1B}[?62;22c\u{1B}[I".utf8)
    + Array("é♠🂡\u{1B}[200~bet 100\r\n\u{1B}[2 ♥\u{1B}[201~\u{1B}x\u{1B}\u{1B}[B\r\t\u{7F}".utf8)
    + [0xFF, 0xC3, 0x28, 0xF0, 0x9F] + Array("s\u{1B}P1$r0m\u{1B}\\\u{1B}[M !!\u{1B}[97;5u\u{1B}[[A\u{3}".utf8)

  @Test func everySplitGivesTheSameEvents() {
    var whole = InputParser()
    let expected = whole.feed(Self.recorded)
    #expect(expected.count == 30)
    for first in 0...Self.recorded.count {
      for second in stride(from: first, through: Self.recorded.count, by: 41) {
        var parser = InputParser()
        let parts = [Self.recorded[..<first], Self.recorded[first..<second], Self.recorded[second...]]
        let events = parts.flatMap { parser.feed($0) }
        #expect(events == expected, "\(first), \(second)")
      }
    }
    var parser = InputParser()
    let single = Self.recorded.flatMap { parser.feed([$0]) }
    #expect(single == expected)
  }

  @Test(arguments: 0..<40)
  func randomBytesNeverMakeMuchOfLittleNorDeafenTheTable(seed: UInt64) {
    var random = Steps(state: seed)
    var parser = InputParser()
    var events = 0, bytes = 0
    for _ in 0..<200 {
      let chunk = Self.chunk(&random)
      bytes += chunk.count
      let found = parser.feed(chunk) + (random.next() % 8 == 0 && parser.needsTimeout ? parser.timeout() : [])
      events += found.count
      for case .paste(let text) in found { #expect(text.utf8.count <= InputParser.greatestPaste * 3) }
    }
    #expect(events <= bytes)
    _ = parser.timeout()
    #expect(!parser.needsTimeout)
    let last = parser.feed("\rh".utf8).last
    #expect(last == .key(.character("h")))
  }

  /// Anything, or the pieces that sequences are made of.
  private static func chunk(_ random: inout Steps) -> [UInt8] {
    let pieces = ["\u{1B}", "[", "O", "<", "0;", "200~", "\u{1B}[201~", "]11;", "M", "\\", "9", "?", "u", "é", "\u{7}"]
    if random.next() % 2 == 0 { return (0..<random.next() % 64).map { _ in UInt8(truncatingIfNeeded: random.next()) } }
    return (0..<random.next() % 12).flatMap { _ in Array(pieces[Int(random.next() % UInt64(pieces.count))].utf8) }
  }

  @Test func anEndlessSequenceKeepsNothing() {
    for start in ["\u{1B}[", "\u{1B}]", "\u{1B}P"] {
      var parser = InputParser()
      _ = parser.feed(start.utf8)
      let endless = parser.feed(repeatElement(UInt8(ascii: "1"), count: 100_000))
      #expect(endless == [])
      let events = parser.feed("\u{3}h".utf8)
      #expect(events == [.key(.character("c"), .control), .key(.character("h"))])
    }
  }
}

/// A generator of numbers that are the same at each run (SplitMix64).
private struct Steps: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
