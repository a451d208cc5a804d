import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// What the sources of rules may use, on small packages.
@Suite struct SourceRulesTests {
  private func run(_ source: String) throws -> (CheckRun, TemporaryFolder) {
    let folder = try TemporaryFolder()
    for place in ["Engine", "Resources"] { _ = try folder.makeFolder(place) }
    try Data("// a package".utf8).write(to: folder.url("Package.swift"))
    try Data(source.utf8).write(to: folder.url("Engine/WarEngine.swift"))
    let manifest = Manifest(
      info: GameInfo(id: "war", name: "War", version: "1.0.0"), executable: "War", summary: "", bets: [], moves: [],
      outcomes: [], shoe: ShoePlan(decks: 1, cut: 40))
    let game = Game(
      manifest: manifest, executable: folder.url("War"), resources: folder.url("Resources"),
      origin: .path(folder.url.path), confinement: .refused)
    return (CheckRun(game, CheckOptions(game: .path("./War")), folder: folder.url), folder)
  }

  @Test(
    "rules use nothing of the world around them",
    arguments: [
      ("let total = cards.count", CheckVerdict.ok), ("let now = Date()", .fail), ("print(card)", .fail),
      ("blueprint(card)", .ok), ("// print(card)", .ok), ("cards.shuffle()", .fail),
      ("static var count = 0", .fail), ("static var dealer: HandID { HandID(\"dealer\") }", .ok),
      ("static let count = 0", .ok), ("let seed = Int.random(in: 0..<5)", .fail),
      ("let now = Date() // casino:allow clock: the round has a name", .ok),
      ("let now = Date() // casino:allow clock", .fail), ("let now = Date() // casino:allow io: a reason", .fail),
      ("// casino:allow clock: the round has a name\nlet now = Date()", .ok),
    ])
  func pure(_ source: String, _ verdict: CheckVerdict) throws {
    let (run, folder) = try run(source)
    defer { withExtendedLifetime(folder) {} }
    #expect(SourceRules.pure(run).verdict == verdict)
  }

  @Test func thePlaceIsTold() throws {
    let (run, folder) = try run("let a = 1\nlet b = Date()")
    defer { withExtendedLifetime(folder) {} }
    let found = SourceRules.pure(run).found.first?.sentence(in: .host("en"))
    #expect(found == "Engine/WarEngine.swift:2: Date(). To excuse it: // casino:allow clock: and a reason.")
  }

  @Test func theNextPlacesAreListed() throws {
    let (run, folder) = try run("let a = 1\n// NEXT: say what the game is\n")
    defer { withExtendedLifetime(folder) {} }
    #expect(
      run.sources?.next
        == [GameSources.Place(path: "Engine/WarEngine.swift", line: 2, text: "say what the game is")])
  }
}
