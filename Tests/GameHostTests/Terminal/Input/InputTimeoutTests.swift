import Testing

@testable import GameHost

struct InputTimeoutTests {
  private var parser = InputParser()

  @Test mutating func aLoneEscapeIsToldWhenNothingFollows() {
    #expect(parser.feed([0x1B]) == [])
    #expect(parser.wait == InputParser.escapeWait)
    #expect(parser.timeout() == [.key(.escape)])
    #expect(!parser.needsTimeout)
    #expect(parser.feed("h".utf8) == [.key(.character("h"))])
  }

  @Test mutating func twoEscapesAreTwo() {
    #expect(parser.feed([0x1B, 0x1B]) == [.key(.escape)])
    #expect(parser.timeout() == [.key(.escape)])
  }

  @Test mutating func anEscapeBeforeASequenceIsAKeyOfItsOwn() {
    #expect(parser.feed("\u{1B}\u{1B}[A".utf8) == [.key(.escape), .key(.up)])
  }

  @Test mutating func theLateRestOfASequenceIsNoText() {
    _ = parser.feed([0x1B])
    #expect(parser.timeout() == [.key(.escape)])
    #expect(parser.feed("[1;5C".utf8) == [.key(.right, .control)])
    _ = parser.feed([0x1B])
    _ = parser.timeout()
    #expect(parser.feed("OB".utf8) == [.key(.down)])
  }

  @Test(arguments: ["[", "O"])
  mutating func aBracketTypedAfterEscapeIsItself(character: Character) {
    _ = parser.feed([0x1B])
    _ = parser.timeout()
    #expect(parser.feed(String(character).utf8) == [])
    #expect(parser.timeout() == [.key(.character(character))])
  }

  @Test(arguments: ["\u{1B}[<0;1", "\u{1B}[M ", "\u{1B}]11;rgb:1e", "\u{1B}P1", "\u{1B}[["])
  mutating func whatHasBegunForCertainMayPauseForASecondAndThenIsDropped(bytes: String) {
    #expect(parser.feed(bytes.utf8) == [])
    #expect(parser.wait == InputParser.sequenceWait)
    #expect(parser.timeout() == [])
    #expect(parser.feed("h".utf8) == [.key(.character("h"))])
  }

  @Test(arguments: ["\u{1B}[<0;1", "\u{1B}[M ", "\u{1B}]11;rgb:1e", "\u{1B}P1", "\u{1B}[[", "\u{1B}[", "\u{1B}O"])
  mutating func controlCIsAlwaysAKey(bytes: String) {
    guard bytes != "\u{1B}[[" else { return }
    #expect(parser.feed((bytes + "\u{3}").utf8) == [.key(.character("c"), .control)])
  }
}
