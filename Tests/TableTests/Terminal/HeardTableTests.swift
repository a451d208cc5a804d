import Foundation
import TestSupport
import Testing

/// The whole program at a real terminal, with a program that stands in for the machine's player of sounds.
@Suite(.serialized) struct HeardTableTests {
  private let folder: TemporaryFolder
  private let heard: Listener

  init() throws {
    folder = try TemporaryFolder()
    heard = try Listener(in: folder)
  }

  /// Sits down where the only player is a script, which is told the sound's file.
  private func sit(player script: String, _ options: String = "", interface: String = "") throws -> PseudoTerminal {
    try StandInPlayer.write(script, to: "bin/pw-play", in: folder)
    return try PseudoTerminal(
      """
      PATH='\(folder.path)/bin':$PATH "$casino" play blackjack --data-dir '\(folder.path)/data' \(interface) \
      --cards 'TS 9D 9H 8C' \(options); echo "left $?"
      """,
      environment: ["HOME=\(folder.path)", "COLORTERM=truecolor", "CASINO_SOUND=on"])
  }

  private var tells: String { #"file="${1##*/}"; echo "${file%-75.wav}" >"\#(heard.path)""# }

  @Test func chipsCardsAndResultsAreHeardAtTheDrawnTable() throws {
    // bet 100, T♠ 9♥ against 9♦ 8♣ → +100
    let table = try sit(player: tells)
    try table.read(until: "All in")
    // A chip is taken from the rack, which only the kit's call tells, and put down.
    table.type("3")
    #expect(try heard.next() == "chipTake")
    table.type(" ")
    #expect(try heard.next() == "chipPlace")
    table.type("\r")
    try heard.hear(["shuffle", "cardDeal", "turn"])
    try table.read(until: "Stand")
    table.type("xs")
    try heard.hear(["cardFlip", "win"])
    table.type("xq")
    try table.read(until: "left 0")
  }

  @Test func plainTextAtATerminalIsHeardToo() throws {
    let table = try sit(player: tells, interface: "--ui text")
    try table.read(until: "> ")
    table.type("bet 100\n")
    #expect(try heard.next() == "chipPlace")
    table.type("deal\n")
    try heard.hear(["shuffle", "cardDeal"])
    table.type("stand\n")
    try heard.hear(["win", "cardFlip", "chipPay"])
    table.type("fly\n")
    #expect(try heard.next() == "error")
    table.type("quit\n")
    try table.read(until: "left 0")
  }

  @Test(
    arguments: [
      ("--ui json", #"{"action":"bet.main","amount":"100.00"}"#), ("--ui text", "bet 100"),
    ])
  func awayFromATerminalNothingIsHeard(_ interface: String, _ line: String) throws {
    let table = try sit(player: tells, "< <(echo '\(line)') | cat", interface: interface)
    try table.read(until: "left 0")
    #expect(table.output.contains("100"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/data/sounds"))
  }

  @Test(
    arguments: [
      "sleep 1000", "yes NOISE >&2", "yes NOISE", "echo NOISE >&2; exit 1", "kill -SEGV $$",
      "cat; echo NOISE >/dev/tty",
    ])
  func aPlayerThatMisbehavesIsNoMatter(_ script: String) throws {
    let table = try sit(player: "echo $$ >'\(heard.path)'; \(script)")
    try table.read(until: "All in")
    table.type(" ")
    let player = try #require(pid_t(try heard.next()))
    table.type("\r")
    try table.read(until: "Stand")
    table.type("xs")
    try table.read(until: "WIN")
    table.type("xq")
    try table.read(until: "left 0")
    #expect(!table.output.contains("NOISE"))
    while StandInPlayer.isRunning(player) { sched_yield() }
  }

  @Test func theBellRingsForAResultWhereThePlayerWantsIt() throws {
    let casino = try CasinoProgram()
    #expect(
      try casino.run("play", "blackjack", "--ui", "json", input: #"{"action":"host.set.bell","value":"on"}"# + "\n")
        .status == 0)
    let table = try PseudoTerminal(
      #""$casino" play blackjack --data-dir '\#(casino.folder.path)' --cards 'TS 9D 9H 8C'; echo "left $?""#,
      environment: ["HOME=\(casino.folder.path)"])
    try table.read(until: "All in")
    table.type(" \r")
    try table.read(until: "Stand")
    #expect(!table.output.contains("\u{7}"))
    table.type("xs")
    try table.read(until: "\u{7}")
    table.type("xq")
    try table.read(until: "left 0")
    #expect(table.output.filter { $0 == "\u{7}" }.count == 1)
  }
}
