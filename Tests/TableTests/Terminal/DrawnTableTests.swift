import Foundation
import TestSupport
import Testing

/// The whole program at a real terminal.
@Suite(.serialized) struct DrawnTableTests {
  private func sit(_ folder: TemporaryFolder, _ options: String = "", then rest: String = "") throws -> PseudoTerminal {
    let script = "\"$casino\" play blackjack --data-dir '\(folder.path)' \(options); echo \"left $?\"; \(rest)"
    return try PseudoTerminal(script, environment: ["HOME=\(folder.path)", "COLORTERM=truecolor"])
  }

  /// Puts a chip down and has a hand dealt that begins with the ten of spades; its cards lie.
  private func deal(at table: PseudoTerminal) throws {
    try table.read(until: "All in")
    table.type(" \r")
    try table.read(until: "10♠")
    table.type("x")
    try table.read(until: "Stand")
  }

  @Test func aHandIsPlayedLeftAndPlayedOn() throws {
    let folder = try TemporaryFolder()
    let cards = "--cards 'TS 9D 5H 8C 2S'"
    let first = try sit(folder, cards)
    let before = first.settings
    try first.read(until: "All in")
    first.type(" ")
    try first.read(until: "Enter")
    first.type("\r")
    // The first key while cards fall shows the end of it and plays nothing.
    try first.read(until: "10♠")
    first.type("h")
    try first.read(until: "Stand")
    first.type("q")
    try first.read(until: "Your hand stays open")
    try first.read(until: "left 0")
    #expect(first.settings == before)

    let second = try sit(folder, "--stack 10000")
    try second.read(until: "Stand")
    second.type("h")
    try second.read(until: "17")
    second.type("xs")
    try second.read(until: "PUSH")
    second.type("xq")
    try second.read(until: "left 0")
  }

  /// BL-144, BL-146: keys in a sheet and keys that come late are no moves.
  @Test func keysBelongToWhatIsOnTheScreen() throws {
    let folder = try TemporaryFolder()
    let table = try sit(folder, "--cards 'TS 9D 5H 8C 2S' --set pays=6:5")
    try deal(at: table)
    table.type("o")
    try table.read(until: "Settings")
    table.type("hsd\u{1B}[B\u{1B}[A\u{1B}")
    try table.read(until: "Stand")
    table.type("q")
    try table.read(until: "Your hand stays open")
    let json = try CasinoRun.history(folder)
    #expect(json.isEmpty, "no round was finished by a key of the sheet: \(json)")
  }

  @Test func oddsAreShownAndTheRoundIsMarked() throws {
    let folder = try TemporaryFolder()
    let table = try sit(folder, "--cards 'TS KD 6H 5D 8C'")
    try deal(at: table)
    table.type("%")
    try table.read(until: "Worked out exactly.")
    // Keys of the table are none while the sheet covers it.
    table.type("hd\u{1B}")
    try table.read(until: "Stand")
    table.type("s")
    try table.read(until: "23")
    table.type("xq")
    try table.read(until: "left 0")
    let round = try CasinoRun.history(folder)
    #expect(round.contains(#""moves":["stand"]"#) && round.contains(#""advised":true"#), "\(round)")
  }

  @Test func aStormOfKeysChangesNothingButWhatItMeans() throws {
    let folder = try TemporaryFolder()
    let table = try sit(folder, "--seed 9")
    try table.read(until: "All in")
    var random = SeededGenerator(state: 7)
    let keys = Array("hsdpryn 123456cxvgao?t%\u{1B}\r\t") + ["\u{1B}[A", "\u{1B}[<0;40;12M", "\u{FFFD}"].flatMap { $0 }
    for _ in 0..<40 {
      table.type(String((0..<50).map { _ in keys[Int(random.next() % UInt64(keys.count))] }))
      table.resize(columns: 60 + UInt16(random.next() % 100), rows: 18 + UInt16(random.next() % 40))
    }
    table.type("\u{3}")
    try table.read(until: "left 130")
    let again = try sit(folder, "--seed 9")
    try again.read(until: "BLACKJACK")
    again.type("\u{4}")
    try again.read(until: "left 0")
  }

  @Test func aTerminalThatCannotPlaceGetsPlainText() throws {
    let folder = try TemporaryFolder()
    let table = try PseudoTerminal(
      "TERM=dumb \"$casino\" play blackjack --data-dir '\(folder.path)'; echo \"left $?\"")
    try table.read(until: "Place your bet")
    table.type("quit\n")
    let told = try table.read(until: "left 0")
    #expect(!table.output.contains("\u{1B}["), "\(told)")
  }
}

/// SplitMix64, so that the storm is the same every time.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// What a run of `casino` left in a folder.
enum CasinoRun {
  static func history(_ folder: TemporaryFolder) throws -> String {
    let process = Process(), output = Pipe()
    process.executableURL = BuiltProducts.url(of: "casino")
    process.arguments = ["history", "blackjack", "--json", "--data-dir", folder.path]
    process.standardOutput = output
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: printed, as: UTF8.self)
  }
}
