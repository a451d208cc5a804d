import Testing

@testable import GameHost

final class TerminalQueriesTests {
  private var queries = TerminalQueries()

  private func take(_ reply: TerminalReply, at time: Duration) -> Bool { queries.take(reply, at: time) }
  private let dark = TerminalReply.color(number: 11, red: 30, green: 30, blue: 46)

  @Test func answersInTimeCountAndAreNews() {
    queries.begin(at: .seconds(1))
    #expect(queries.answers == TerminalQueries.Answers())
    #expect(take(dark, at: .milliseconds(1_020)))
    #expect(take(.mode(2_026, state: 2), at: .milliseconds(1_021)))
    #expect(!take(.mode(2_026, state: 2), at: .milliseconds(1_022)))
    #expect(queries.answers.background == RGB(0x1E1E2E))
    #expect(queries.answers.hasSynchronizedOutput)
    #expect(queries.isOpen(at: .milliseconds(1_022)))
    #expect(!take(.attributes, at: .milliseconds(1_023)))
    #expect(!queries.isOpen(at: .milliseconds(1_023)))
  }

  @Test func lateAnswersCountForNothing() {
    queries.begin(at: .seconds(1))
    #expect(!take(dark, at: .milliseconds(1_051)))
    #expect(queries.answers.background == nil)
    #expect(!queries.isOpen(at: .seconds(2)))
  }

  @Test func answersToNoQuestionCountForNothing() {
    #expect(!take(dark, at: .zero))
    #expect(!queries.isOpen(at: .zero))
  }

  @Test(arguments: [(0, false), (1, true), (2, true), (3, true), (4, false)])
  func synchronizedOutputIsUsedWhereTheTerminalKnowsIt(state: Int, isKnown: Bool) {
    queries.begin(at: .zero)
    _ = queries.take(.mode(2_026, state: state), at: .zero)
    #expect(queries.answers.hasSynchronizedOutput == isKnown)
  }
}
