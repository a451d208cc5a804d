import Testing

@testable import GameHost

struct TerminalQueriesTests {
  private var queries = TerminalQueries()
  private let dark = TerminalReply.color(number: 11, red: 30, green: 30, blue: 46)

  @Test mutating func answersInTimeCountAndAreNews() {
    queries.begin(at: .seconds(1))
    #expect(queries.answers == TerminalQueries.Answers())
    #expect(queries.take(dark, at: .milliseconds(1_020)))
    #expect(queries.take(.mode(2_026, state: 2), at: .milliseconds(1_021)))
    #expect(!queries.take(.mode(2_026, state: 2), at: .milliseconds(1_022)))
    #expect(queries.answers.background == RGB(0x1E1E2E))
    #expect(queries.answers.hasSynchronizedOutput)
    #expect(queries.isOpen(at: .milliseconds(1_022)))
    #expect(!queries.take(.attributes, at: .milliseconds(1_023)))
    #expect(!queries.isOpen(at: .milliseconds(1_023)))
  }

  @Test mutating func lateAnswersCountForNothing() {
    queries.begin(at: .seconds(1))
    #expect(!queries.take(dark, at: .milliseconds(1_051)))
    #expect(queries.answers.background == nil)
    #expect(!queries.isOpen(at: .seconds(2)))
  }

  @Test mutating func answersToNoQuestionCountForNothing() {
    #expect(!queries.take(dark, at: .zero))
    #expect(!queries.isOpen(at: .zero))
  }

  @Test(arguments: [(0, false), (1, true), (2, true), (3, true), (4, false)])
  mutating func synchronizedOutputIsUsedWhereTheTerminalKnowsIt(state: Int, isKnown: Bool) {
    queries.begin(at: .zero)
    _ = queries.take(.mode(2_026, state: state), at: .zero)
    #expect(queries.answers.hasSynchronizedOutput == isKnown)
  }
}
