import Foundation
import TestSupport
import Testing

/// Games that are sound break no rule.
@Suite struct GoodGameTests {
  @Test("a sound game", arguments: ["blackjack", "baccarat"])
  func bundled(_ game: String) throws { try expectSound(game, ["--rounds", "60"], in: try CasinoProgram()) }

  @Test(.slow, arguments: ["blackjack", "baccarat"])
  func bundledInAllRounds(_ game: String) throws { try expectSound(game, [], in: try CasinoProgram()) }

  @Test func theGameOfTheCorpus() throws {
    let casino = try CasinoProgram()
    try expectSound(try CorpusGame("sound", in: casino.folder).path, ["--rounds", "200"], in: casino)
  }

  @Test func theTemplate() throws {
    let casino = try CasinoProgram()
    try expectSound(try TemplateCopy(in: casino.folder).path, ["--rounds", "200"], in: casino)
  }

  @Test func anExcuseWithItsReasonIsTaken() throws {
    let casino = try CasinoProgram(), copy = try TemplateCopy(in: casino.folder)
    try SourceFault.add("let started = Date()  // casino:allow clock: told to nobody", in: copy.folder)
    try expectSound(copy.path, ["--rounds", "5", "--rule", "engine.pure"], in: casino)
  }

  @Test(.slow, arguments: ["dealer", "punto", "paytable"])
  func everyStyle(_ style: String) throws {
    let casino = try CasinoProgram(), parent = try casino.folder.makeFolder("games")
    let made = try casino.run("new-game", "Sound", "--style", style, "--directory", parent.path)
    #expect(made.status == 0, "\(made.errors)")
    let module = try #require(try FileManager.default.contentsOfDirectory(atPath: parent.path).first)
    let folder = parent.appending(path: module)
    let built = try ShellCommand.run("swift", ["build"], in: folder)
    #expect(built.status == 0, "\(built.text.suffix(4_000))")
    try expectSound(folder.appending(path: ".build/debug/\(module)").path, [], in: casino)
  }

  private func expectSound(_ game: String, _ words: [String], in casino: CasinoProgram) throws {
    let (report, run) = try CheckRunReport.of(game, words, in: casino)
    #expect(report.lines("fail") == [], "\(run.errors)")
    #expect(report.lines("warn") == [])
    #expect(run.status == 0)
    #expect(words.contains("--rule") || report.tier == "polished", "\(report.lines("skip"))")
  }
}
