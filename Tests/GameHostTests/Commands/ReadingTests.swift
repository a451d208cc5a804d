import CasinoKit
import Glibc
import Testing

@testable import GameHost

/// How figures, words and lists are written within a sentence.
@Suite struct ReadingTests {
  private let strings = Strings.host("en")

  @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
  func choices(items: [String], text: String) { #expect(strings.choices(items) == text) }

  @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")])
  func lists(items: [String], text: String) { #expect(strings.all(items) == text) }

  @Test(arguments: [(0, "0 rounds"), (1, "1 round"), (2, "2 rounds"), (1_204, "1,204 rounds")])
  func counts(count: Int, text: String) { #expect(strings.counted("count.rounds", count) == text) }

  @Test(arguments: [("y", true), ("Yes", true), ("n", false), ("", false), ("ja", false)])
  func anAnswer(typed: String, isYes: Bool) { #expect(strings.isYes(typed) == isYes) }

  @Test(arguments: 1...133)
  func theSystemSaysInEnglishWhatItAlwaysSays(code: Int32) {
    #expect(strings.reason(code) == String(cString: strerror(code)))
  }
}
