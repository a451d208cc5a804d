import Foundation
import TestSupport
import Testing

/// What a hostile game gets of the machine: nothing. It tells itself what it got.
@Suite(.enabled(if: HostilePlayer.hasSandbox, "bubblewrap is missing"))
struct HostileMachineTests {
  struct Case: CustomTestStringConvertible {
    var trick: String
    var told: String
    var testDescription: String { trick }
  }

  static let atStart = [
    Case(trick: "readsFiles", told: "I read: nothing"),
    Case(trick: "writesFiles", told: "I wrote: nothing"),
    Case(trick: "changesProperties", told: "I changed: nothing"),
    Case(trick: "fillsFiles", told: "I filled: nothing"),
    Case(trick: "connects", told: "I connected: nothing"),
    Case(trick: "forks", told: "I made: nothing"),
    Case(trick: "threads", told: "I made: a thread"),
    Case(trick: "opensTerminal", told: "I opened: nothing"),
    Case(trick: "killsParent", told: "I killed: nothing"),
    Case(trick: "fillsMemory", told: "I took: less than 2 GB"),
    Case(trick: "readsEnvironment", told: "I know: CASINO_RESOURCES LANG PATH PWD SWIFT_BACKTRACE TZ"),
    Case(trick: "readsProcesses", told: "I see: nothing"),
    Case(trick: "seesDescriptors", told: "I hold: nothing"),
    Case(trick: "callsForbidden", told: "I may: nothing"),
  ]

  @Test(arguments: atStart, HostilePlayer.all)
  func itGetsNothing(_ hostile: Case, _ player: HostilePlayer) throws {
    var casino = try player.program()
    casino.environment["CASINO_SECRET"] = "secret"
    try casino.folder.write("secret", to: ".ssh/id_ed25519")
    let run = try casino.run(
      "play", try casino.hostile(hostile.trick), "--ui", "text", input: "bet 10\ndeal\nquit\n")
    #expect(run.lines.contains(hostile.told), "\(run.output) \(run.errors)")
    #expect(run.status == 0)
    #expect(run.output.contains("wins") || run.output.contains("loses"), "the round is played all the same")
  }

  static let atDeal = [
    Case(trick: "eatsMemory", told: "crashed"),
    Case(trick: "burnsTime", told: "did not answer"),
    Case(trick: "endsAtOnce", told: "left in the middle of the game"),
  ]

  @Test(arguments: atDeal, HostilePlayer.all)
  func itHarmsItselfAlone(_ hostile: Case, _ player: HostilePlayer) throws {
    var casino = try player.program()
    casino.environment["CASINO_MODULE_DEADLINE"] = hostile.trick == "burnsTime" ? "1" : "5"
    let run = try casino.run("play", try casino.hostile(hostile.trick), "--ui", "text", input: "bet 100\ndeal\n")
    #expect(run.status == 3, "\(run.output) \(run.errors)")
    #expect(run.errors.contains(hostile.told), "\(run.errors)")
    #expect(!run.output.contains("wins") && !run.output.contains("loses"))
  }

  /// What a game turns into is under the same rules: a shell cannot start anything.
  @Test(arguments: HostilePlayer.all)
  func itBecomesAnotherAndGetsNothing(_ player: HostilePlayer) throws {
    let casino = try player.program()
    let run = try casino.run("play", try casino.hostile("becomesAnother"), "--ui", "text", input: "quit\n")
    #expect(run.status == 3)
    let log = try String(contentsOf: casino.folder.url("logs/hostile.log"), encoding: .utf8)
    #expect(log.lowercased().contains("fork"), "\(log)")
    #expect(!log.contains("/tmp/casino-test") && !log.contains(casino.folder.path), "\(log)")
  }

  /// Killed, the host takes the game and its sandbox along.
  @Test(arguments: HostilePlayer.all)
  func itDiesWithTheHost(_ player: HostilePlayer) throws {
    let casino = try player.program()
    let running = try casino.start(["play", try casino.hostile("good"), "--ui", "text"])
    _ = running.read(until: "Place your bet")
    let children = Processes.descendants(of: running.process.processIdentifier)
    #expect(!children.isEmpty)
    running.kill(SIGKILL)
    let end = Date() + 10
    while children.contains(where: Processes.isAlive), Date() < end { sched_yield() }
    #expect(!children.contains(where: Processes.isAlive))
  }

  /// Without a sandbox a foreign game is not run unless somebody agrees, by any command.
  @Test(arguments: [
    ["play", "--ui", "text"], ["info"], ["simulate"], ["odds"], ["check"], ["icon", "--force"],
  ])
  func withoutASandboxItIsNotRun(_ words: [String]) throws {
    var casino = try CasinoProgram()
    casino.environment["PATH"] = "/nowhere"
    let path = try casino.hostile("good")
    let refused = try casino.run([words[0], path] + words.dropFirst(), input: "quit\n")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("install bubblewrap") && refused.errors.contains("--yes"), "\(refused.errors)")
    let agreed = try casino.run([words[0], path, "--yes"] + words.dropFirst(), input: "quit\n")
    #expect(!agreed.errors.contains("install bubblewrap"), "\(agreed.errors)")
  }

  @Test func theDoctorKnowsWhetherThereIsASandbox() throws {
    var casino = try CasinoProgram()
    #expect(try casino.run("doctor").output.contains("ok    bubblewrap"))
    casino.environment["PATH"] = "/nowhere"
    #expect(try casino.run("doctor").output.contains("apt-get install bubblewrap"))
  }
}

/// Looks at the machine's processes.
private enum Processes {
  static func isAlive(_ process: Int32) -> Bool {
    // A zombie's state stands behind its name.
    guard let fields = facts(of: process) else { return false }
    return fields[0] != "Z"
  }

  static func descendants(of parent: Int32) -> [Int32] {
    let all = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }
    let children = all.filter { facts(of: $0).map { $0[1] == "\(parent)" } ?? false }
    return children + children.flatMap(descendants)
  }

  /// State, parent and so on.
  private static func facts(of process: Int32) -> [Substring]? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    return text[end...].dropFirst(2).split(separator: " ")
  }
}
