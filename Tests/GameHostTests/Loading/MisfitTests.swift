import CasinoKit
import Foundation
import Testing

@testable import GameHost

private let red = Card(.seven, of: .hearts)

/// Every misfit fails in its own way and no other.
struct MisfitTests {
  @Test(arguments: ["good", "prints", "slowProgress", "escapes", "chatters"])
  func playsOn(behaviour: String) throws {
    let table = try MisfitTable(behaviour)
    let answer = try table.playRound(red)
    #expect(answer.commit?.entries.last == .settle(bet: "main", wager: 0, hand: 0, outcome: "win", returned: 200))
    #expect(try table.intend("bet.main", amount: 5).refusal == nil)
  }

  @Test(arguments: [
    ("exits0", ModuleFailure.exited(code: 0)),
    ("leavesChild", .exited(code: 7)),
    ("closesSocket", .disconnected),
    ("longLine", .lineTooLong(greatest: Wire.greatestLine)),
    ("garbage", .malformed(line: "Segmentation fault [31m(core dumped)", reason: .noJSON)),
    ("speaksOutOfTurn", .wrongMessage(expected: "answer", got: "hello")),
    ("deepScene", .badScene(.tooDeep(SceneCheck.depth))),
    ("sameIDs", .badScene(.idTwice("twin"))),
    ("refuses", .refusedToStart(reason: "no table for you")),
    ("wrongPrice", .priceNotShown(action: "deal", shown: 100, taken: 110)),
    ("settlesTwice", .settledTwice(bet: "main", number: 0)),
    ("aboveGreatest", .settledAboveGreatest(bet: "main", returned: 10_000, greatest: 200)),
    ("leavesWagerOpen", .wagerNotSettled(bet: "main", number: 0)),
    ("foreignCard", .cardNotDrawn(Card(.eight, of: .hearts))),
    ("strayDescriptor", .strayDescriptor("/etc/passwd")),
  ])
  func fails(behaviour: String, expected: ModuleFailure) throws {
    let found = try failure { _ = try MisfitTable(behaviour).playRound(red) }
    #expect(found == expected)
  }

  @Test(arguments: [
    ("exitsAtOnce", ModuleFailure.exited(code: 0)),
    ("protocolMismatch", .protocolMismatch(host: 1...1, module: 7...9)),
    (
      "wrongVersion",
      .wrongGame(
        expected: GameInfo(id: "misfit", name: "Misfit", version: "1.0.0"),
        got: GameInfo(id: "misfit", name: "Misfit", version: "2.0.0"))
    ),
  ])
  func failsToStart(behaviour: String, expected: ModuleFailure) throws {
    #expect(try failure { _ = try MisfitTable(behaviour) } == expected)
  }

  @Test(arguments: ["floods", "floodsUnknown"])
  func floods(behaviour: String) throws {
    let found = try failure { _ = try MisfitTable(behaviour).playRound(red) }
    guard case .flooded(let messages, _) = found else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(messages == Allowance.messages + 1)
  }

  @Test func aTrapIsToldWithItsReason() throws {
    let table = try MisfitTable("traps")
    let found = try failure { _ = try table.playRound(red) }
    guard case .trapped(_, let reason?) = found else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(reason.contains("Index out of range"))
    let log = try String(contentsOf: #require(table.connection.log), encoding: .utf8)
    #expect(log.contains("Index out of range"))
  }

  @Test func aHangIsToldWithItsLength() throws {
    let table = try MisfitTable("hangs", deadline: .milliseconds(1_500))
    let found = try failure { _ = try table.playRound(red) }
    #expect(found == .hung(seconds: 1.5, during: .drawing))
  }

  @Test func aModuleThatDoesNotReadHangs() throws {
    let table = try MisfitTable("stopsReading", deadline: .milliseconds(1_500))
    try table.sit()
    let long = Intent(id: 1, revision: 1, action: "bet.main", value: String(repeating: "x", count: 1_000_000))
    #expect(try failure { try table.connection.send(.intent(long)) } == .hung(seconds: 1.5, during: .reading))
  }

  @Test func textIsFitToBeRead() throws {
    let table = try MisfitTable("escapes")
    let answer = try table.playRound(red)
    let scene = try #require(table.ready?.scene)
    #expect(scene.node("words")?.text == "Red pays 1:1[2J]0;ownedgnp.exe31m  ")
    #expect(scene.node("words")?.detail == "[2J]0;ownedgnp.exe31m  ")
    #expect(scene.actions.first?.title == "Bet[2J]0;ownedgnp.exe31m  ")
    #expect(answer.frames[0].say == ["7H: red wins", "[1mloud[2J]0;ownedgnp.exe31m  "])
  }
}
