import Foundation
import TestSupport
import Testing

@testable import GameHost

/// What `casino new-game` makes outside the checkout builds without a warning, passes its tests and the checklist, and is played.
/// BL-178, BL-185.
@Suite(.serialized) struct NewGameBuildTests {
  static let names = ["Poker", "Texas Hold'em", "21", "Card", "Crème brûlée 🎲", "Say \"Cheese\""]

  /// Where `make styles` builds, too: the kit is built once for all.
  private static let scratch = Checkout.url(".build/styles/build").path
  private static var flags: [String] {
    let more = ProcessInfo.processInfo.environment["SWIFT_FLAGS"] ?? ""
    return ["--scratch-path", scratch] + more.split(separator: " ").map(String.init)
  }

  @Test func aNewGameIsBuiltTestedAndPlayed() throws { try expectGame("Texas Hold'em", .dealer) }

  @Test(
    .enabled(if: LongRun.isWanted, "set CASINO_SLOW=1"),
    arguments: GameStyle.allCases, names)
  func everyStyleOfEveryName(style: GameStyle, name: String) throws { try expectGame(name, style) }

  private func expectGame(_ name: String, _ style: GameStyle) throws {
    let casino = try CasinoProgram(), parent = try casino.folder.makeFolder("games")
    let made = try casino.run(
      "new-game", name, "--style", style.rawValue, "--directory", parent.path, "--description",
      #"A "small" \(game) & <more>"#)
    #expect(made.status == 0, "\(made.errors)")
    let module = try #require(try FileManager.default.contentsOfDirectory(atPath: parent.path).first)
    let folder = parent.appending(path: module)
    try swift(["build", "--build-tests"], in: folder)
    try swift(["test", "--skip-build", "--disable-xctest"], in: folder)
    try expectRound(of: "\(Self.scratch)/debug/\(module)", folder, casino)
  }

  private func swift(_ words: [String], in folder: URL) throws {
    let result = try ShellCommand.run("swift", words + Self.flags, in: folder)
    #expect(
      result.status == 0 && !result.text.contains("warning:"),
      "\(folder.lastPathComponent): \(result.text.suffix(4_000))")
    if words.first == "test" { #expect(result.text.contains("passed after")) }
  }

  private func expectRound(of program: String, _ folder: URL, _ casino: CasinoProgram) throws {
    // A game's program is found in its folder, where its texts lie.
    let place = folder.appending(path: ".build/debug")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let path = place.appending(path: folder.lastPathComponent).path
    try FileManager.default.copyItem(atPath: program, toPath: path)
    let info = try casino.run("info", path)
    #expect(info.status == 0 && info.output.contains(#"A "small" \(game) & <more>"#), "\(info.errors)")
    // The first of what is offered is a move in every style; without any the round is over by itself.
    let played = try casino.play(path, typing: "bet 10", "deal", "1")
    #expect(played.status == 0 && played.errors == "", "\(played.errors)")
    let record = try JSONDecoder().decode(
      ScaffoldRecord.self, from: Data(contentsOf: folder.appending(path: ScaffoldRecord.path)))
    #expect(try !casino.history(record.answers.id).isEmpty, "\(played.output)")
    #expect(try casino.run("verify").status == 0)
    let (report, run) = try CheckRunReport.of(path, ["--rounds", "20"], in: casino)
    #expect(report.lines("fail") + report.lines("warn") == [] && report.tier == "polished", "\(run.errors)")
  }
}
