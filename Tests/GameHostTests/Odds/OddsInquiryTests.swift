import CasinoKit
import Testing

@testable import GameHost

/// A game that fails at odds loses the question, and nothing else.
@Suite struct OddsInquiryTests {
  private let question = OddsQuestion(betsBy: [:], counted: nil, names: [("main", "Main")], cards: 52, language: "en")

  private func inquiry(_ behaviour: String, _ capabilities: [String]) throws -> (OddsInquiry, MisfitTable) {
    let table = try MisfitTable(behaviour, deadline: .milliseconds(500))
    table.connection.capabilities = capabilities
    return (try OddsInquiry(question, table.connection), table)
  }

  @Test(arguments: ["garbage", "hangs", "floods", "longLine", "exits0", "closesSocket", "speaksOutOfTurn"])
  func failureIsToldAndEndsIt(_ behaviour: String) throws {
    let (inquiry, table) = try inquiry(behaviour, ["rollout"])
    defer { withExtendedLifetime(table) {} }
    #expect(throws: ModuleFailure.self) { try inquiry.wait { _ in true } }
    #expect(inquiry.picture == nil)
  }

  @Test func aGameThatWorksNothingOutIsNotAsked() throws {
    let (inquiry, table) = try inquiry("hangs", ["gossip"])
    defer { withExtendedLifetime(table) {} }
    #expect(inquiry.end == .notOffered)
    #expect(inquiry.descriptors.isEmpty)
  }

  @Test func noLinesMeanThatNoCardsFit() throws {
    let (inquiry, table) = try inquiry("good", ["rollout"])
    defer { withExtendedLifetime(table) {} }
    try inquiry.wait { _ in true }
    #expect(inquiry.end == .noCardsFit)
  }
}
