import Foundation
import TestSupport
import Testing

@testable import GameHost

/// What `casino new-game` makes outside the checkout builds without a warning, passes its tests and is played.
/// BL-178, BL-185.
@Suite(.serialized) struct NewGameBuildTests {
  static let names = ["Poker", "Texas Hold'em", "21", "Card", "Crème brûlée 🎲", "Say \"Cheese\""]

  @Test func aNewGameIsBuiltTestedAndPlayed() throws { try expectGame("Poker", .dealer, in: try CasinoProgram()) }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["CASINO_SLOW"] != nil, "set CASINO_SLOW=1"))
  func everyStyleOfEveryNameIsBuiltTestedAndPlayed() throws {
    let casino = try CasinoProgram()
    for style in GameStyle.allCases {
      for name in Self.names {
        try expectGame(name, style, in: casino)
        try FileManager.default.removeItem(at: casino.folder.url("games"))
      }
    }
  }

  private func expectGame(_ name: String, _ style: GameStyle, in casino: CasinoProgram) throws {
    let parent = try casino.folder.makeFolder("games")
    let made = try casino.run(
      "new-game", name, "--style", style.rawValue, "--directory", parent.path, "--description",
      #"A "small" \(game) & <more>"#)
    #expect(made.status == 0, "\(made.errors)")
    let module = try #require(try FileManager.default.contentsOfDirectory(atPath: parent.path).first)
    let folder = parent.appending(path: module), scratch = casino.folder.url("scratch").path
    // The tests are built first, and the program with them: one build of the kit for all games.
    let built = try ShellCommand.run("swift", ["build", "--build-tests", "--scratch-path", scratch], in: folder)
    #expect(built.status == 0 && !built.text.contains("warning:"), "\(module), \(style): \(built.text.suffix(4_000))")
    let tested = try ShellCommand.run(
      "swift", ["test", "--skip-build", "--disable-xctest", "--scratch-path", scratch], in: folder)
    #expect(tested.status == 0, "\(module), \(style): \(tested.text.suffix(4_000))")
    #expect(tested.text.contains("passed after"))
    try expectRound(of: "\(scratch)/debug/\(module)", folder, casino)
  }

  private func expectRound(of program: String, _ folder: URL, _ casino: CasinoProgram) throws {
    // A game's program is found in its folder, where its texts lie.
    let place = folder.appending(path: ".build/debug")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let path = place.appending(path: folder.lastPathComponent).path
    try FileManager.default.copyItem(atPath: program, toPath: path)
    let played = try casino.play(path, typing: "bet 10", "deal", "1", "1", "balance")
    #expect(played.status == 0 && played.errors == "", "\(played.errors)")
    #expect(try casino.run("verify").status == 0)
  }
}
