import Foundation
import TestSupport
import Testing

@testable import GameHost

/// A path is built when it is stale, and what does not build says why.
@Suite(.serialized) struct BuildTests {
  /// BL-178, BL-183: a second game is whole although shared parts are there, and each is played by its path.
  @Test func aPathIsBuiltWhenItIsStale() throws {
    let desk = try AuthorsDesk()
    let first = try desk.casino.play(desk.game.path, typing: "bet 10", "deal", "1")
    #expect(first.status == 0 && first.errors == "", "\(first.errors)")
    #expect(first.output.contains("Ante: 10"))
    // Nothing was changed, so there is nothing to build, and no compiler is needed.
    let casino = try desk.withoutCompiler()
    let again = try casino.play(desk.game.path, typing: "balance")
    #expect(again.status == 0, "\(again.errors)")
    try desk.change("Views/GameTableView.swift", "import CasinoKit", to: "import CasinoKit\n")
    let stale = try casino.play(desk.game.path, typing: "balance")
    #expect(stale.status == 1 && stale.errors.contains("There is no Swift on this machine"), "\(stale.errors)")
    let built = try desk.casino.run("build", desk.game.path)
    #expect(built.status == 0 && built.errors == "" && built.lines.count == 1, "\(built.errors)")
    #expect(FileManager.default.isExecutableFile(atPath: built.lines.first ?? ""))
    #expect(try casino.play(desk.game.path, typing: "balance").status == 0)
    try expectIntroduction(of: built.lines[0], desk)
  }

  /// A program that is started alone says what it is, and how it is played.
  private func expectIntroduction(of program: String, _ desk: AuthorsDesk) throws {
    let alone = try ShellCommand.run(program, [])
    #expect(alone.status == 2 && alone.text.contains("This is War 1.0.0, a game for casino."))
    #expect(alone.text.contains("casino play \(desk.game.path)\n"), "\(alone.text)")
  }

  @Test func compileErrorsAreToldAsTheCompilerSaysThem() throws {
    let desk = try AuthorsDesk()
    try desk.change("Engine/WarEngine.swift", "let rules:", to: "let broken: Int = \"a\"\n  let rules:")
    let built = try desk.casino.run("build", desk.game.path)
    #expect(built.status == 1 && built.output == "")
    let heads = built.errors.split(separator: "\n").filter { $0.contains("/WarEngine.swift:") }
    #expect(
      heads.filter { $0.contains(": error: cannot convert value of type 'String'") }.count == 1, "\(built.errors)")
    #expect(built.errors.hasSuffix("casino: War does not build: 1 error\n"))
    #expect(!built.errors.contains("[") && !built.errors.contains("Building"), "\(built.errors)")
  }

  @Test func aFolderThatIsNoGameIsRefused() throws {
    let casino = try CasinoProgram()
    let built = try casino.run("build", casino.folder.path)
    #expect(built.status == 2 && built.errors.contains("it has no Package.swift"))
  }

  /// Building runs a stranger's code, so it is asked for first.
  @Test func aStrangersSourcesAreBuiltOnlyWhenSomebodyAgrees() throws {
    var desk = try AuthorsDesk()
    desk.casino.environment["CASINO_HOME"] = ""
    let other = try CasinoProgram()
    let built = try ShellCommand.run(
      BuiltProducts.url(of: "casino").path, ["build", desk.game.path, "--data-dir", other.folder.path],
      environment: desk.casino.environment)
    #expect(built.status == 1 && built.text.contains("nobody agreed"), "\(built.text)")
  }
}
