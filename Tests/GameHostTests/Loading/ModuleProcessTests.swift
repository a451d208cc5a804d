import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

struct ModuleProcessTests {
  @Test func aModuleGetsItsFourDescriptorsOnly() throws {
    // What a shell may leave open in the host must not reach the module.
    let stray = open("/dev/zero", O_RDONLY)
    defer { close(stray) }
    let table = try MisfitTable("good")
    try table.sit()
    #expect(table.ready?.say.last == "open: 0 1 2 3")
  }

  @Test(arguments: ["good", "hangs", "traps", "closesSocket", "floods"])
  func noZombieIsLeft(behaviour: String) throws {
    let table = try MisfitTable(behaviour, deadline: .milliseconds(1_500))
    _ = try failure { _ = try table.playRound(Card(.seven, of: .hearts)) }
    table.connection.end()
    let process = table.connection.process
    #expect(waitpid(process.pid, nil, WNOHANG) == -1)
    #expect(kill(process.pid, 0) == -1)
    #expect(process.socket == -1)
    #expect(process.output == -1)
  }

  @Test func aModuleLeavesWhenItsSocketCloses() throws {
    let table = try MisfitTable("good")
    try table.sit()
    table.connection.process.end(patience: .seconds(20))
    #expect(table.connection.process.status == .code(0))
  }

  @Test func aModuleThatStaysIsKilled() throws {
    let table = try MisfitTable("stopsReading")
    try table.sit()
    table.connection.end()
    #expect(table.connection.process.status == .signal(SIGKILL))
  }

  @Test func anEndedConnectionTellsHowTheModuleEnded() throws {
    let table = try MisfitTable("exits0")
    let first = try failure { _ = try table.playRound(Card(.seven, of: .hearts)) }
    let second = try failure { _ = try table.intend("deal") }
    #expect(first == .exited(code: 0))
    #expect(second == first)
  }

  @Test func nothingIsLeftOpenInTheHost() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let before = openHere()
      for behaviour in ["good", "hangs", "traps", "protocolMismatch", "floods"] {
        _ = try? failure { _ = try MisfitTable(behaviour, deadline: .seconds(1)).playRound(Card(.two, of: .clubs)) }
      }
      let folder = try TemporaryFolder()
      var game = try MisfitTable.game("good", in: folder)
      game.executable = folder.url("nothing")
      _ = try? failure { _ = try ModuleLauncher(data: folder.url, environment: [:]).start(game) }
      let left = openHere().subtracting(before)
      precondition(left.isEmpty, "left open: \(left)")
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!said.contains("left open"), "\(said.prefix(2_000))")
  }

  @Test(arguments: [("nothing", ENOENT), ("", EACCES)])
  func whatIsNoProgramIsNotStarted(path: String, errno: Int32) throws {
    let folder = try TemporaryFolder()
    var game = try MisfitTable.game("good", in: folder)
    game.executable = folder.url.appending(path: path)
    let found = try failure { _ = try ModuleLauncher(data: folder.url, environment: [:]).start(game) }
    #expect(found == .cannotStart(path: game.executable.path, errno: errno))
  }
}

/// The sockets, pipes and files that this process holds open. What is none of these is the runtime's own.
private func openHere() -> Set<String> {
  let links = Descriptor.open(in: "/proc/self/fd").compactMap { RealPath.link("/proc/self/fd/\($0)") }
  return Set(links.filter { !$0.hasPrefix("anon_inode:") && !$0.hasPrefix("/proc/") })
}
