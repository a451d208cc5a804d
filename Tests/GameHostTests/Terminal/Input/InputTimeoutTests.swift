import Testing

@testable import GameHost

final class InputTimeoutTests {
  private var parser = InputParser()

  private func feed(_ text: String) -> [InputEvent] { parser.feed(text.utf8) }
  private func timeout() -> [InputEvent] { parser.timeout() }

  @Test func aLoneEscapeIsToldWhenNothingFollows() {
    #expect(feed("\u{1B}") == [])
    #expect(parser.wait == InputParser.escapeWait)
    #expect(timeout() == [.key(.escape)])
    #expect(!parser.needsTimeout)
    #expect(feed("h") == [.key(.character("h"))])
  }

  @Test func twoEscapesAreTwo() {
    #expect(feed("\u{1B}\u{1B}") == [.key(.escape)])
    #expect(timeout() == [.key(.escape)])
  }

  @Test func anEscapeBeforeASequenceIsAKeyOfItsOwn() {
    #expect(feed("\u{1B}\u{1B}[A") == [.key(.escape), .key(.up)])
  }

  @Test func theLateRestOfASequenceIsNoText() {
    _ = feed("\u{1B}")
    #expect(timeout() == [.key(.escape)])
    #expect(feed("[1;5C") == [.key(.right, .control)])
    _ = feed("\u{1B}")
    _ = timeout()
    #expect(feed("OB") == [.key(.down)])
  }

  @Test(arguments: ["[", "O"])
  func aBracketTypedAfterEscapeIsItself(character: Character) {
    _ = feed("\u{1B}")
    _ = timeout()
    #expect(feed(String(character)) == [])
    #expect(timeout() == [.key(.character(character))])
  }

  @Test(arguments: ["\u{1B}[<0;1", "\u{1B}[M ", "\u{1B}]11;rgb:1e", "\u{1B}P1", "\u{1B}[["])
  func whatHasBegunForCertainMayPauseForASecondAndThenIsDropped(bytes: String) {
    #expect(feed(bytes) == [])
    #expect(parser.wait == InputParser.sequenceWait)
    #expect(timeout() == [])
    #expect(feed("h") == [.key(.character("h"))])
  }

  @Test(arguments: ["\u{1B}[<0;1", "\u{1B}[M ", "\u{1B}]11;rgb:1e", "\u{1B}P1", "\u{1B}[[", "\u{1B}[", "\u{1B}O"])
  func controlCIsAlwaysAKey(bytes: String) {
    guard bytes != "\u{1B}[[" else { return }
    #expect(feed(bytes + "\u{3}") == [.key(.character("c"), .control)])
  }
}
