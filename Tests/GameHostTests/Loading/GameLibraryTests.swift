import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

struct GameLibraryTests {
  private func manifest(_ id: String, executable: String = "Poker") -> String {
    """
    {"info":{"id":"\(id)","name":"Poker","version":"1.0.0"},"protocol":[1,1],"kit":"0.1.0","executable":"\(executable)",
    "summary":"Cards.","bets":[{"id":"ante","kind":"main","greatestPayout":"10:1"}],"moves":["fold"],
    "outcomes":["win"],"settings":[],"shoe":{"decks":1,"cut":26,"extraRounds":0},"capabilities":[]}
    """
  }

  @Test func aCheckoutHasItsPlugins() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".build/debug/casino")
    try folder.write(manifest("poker"), to: "Plugins/Poker/Resources/manifest.json")
    try folder.write(manifest("faro", executable: "Faro"), to: "Plugins/Faro/Resources/manifest.json")
    try folder.write("{}", to: "Plugins/Broken/Resources/manifest.json")
    let root = RealPath.of(folder.url).path
    let listing = GameLibrary(program: folder.url.appending(path: ".build/debug/casino")).bundled()
    #expect(listing.games.map(\.manifest.info.id) == ["faro", "poker"])
    #expect(listing.games.map(\.executable.path) == ["\(root)/.build/debug/Faro", "\(root)/.build/debug/Poker"])
    #expect(listing.games.map(\.resources.path).last == "\(root)/Plugins/Poker/Resources")
    #expect(listing.games.map(\.isBundled) == [true, true])
    #expect(
      listing.broken == [
        .badManifest(path: "\(root)/Plugins/Broken/Resources/manifest.json", .malformed(.missing("info")))
      ])
  }

  @Test func anInstallationHasItsGames() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "bin/casino")
    try folder.write(manifest("poker"), to: "lib/casino/games/Poker/Resources/manifest.json")
    let link = folder.url.appending(path: "casino")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.url.appending(path: "bin/casino"))
    let game = try GameLibrary(program: link).game("Poker")
    #expect(game.executable.path == RealPath.of(folder.url).path + "/lib/casino/games/Poker/Poker")
  }

  @Test func anUnknownNameIsToldWithTheKnownOnes() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "bin/casino")
    try folder.write(manifest("poker"), to: "lib/casino/games/Poker/Resources/manifest.json")
    let library = GameLibrary(program: folder.url.appending(path: "bin/casino"))
    #expect(throws: GameLibraryError.unknown("pokre", known: ["poker"])) { try library.game("pokre") }
    #expect(throws: GameLibraryError.noProgram("./pokre")) { try library.game("./pokre") }
  }

  @Test func aProgramIsAskedForItsManifest() throws {
    let folder = try TemporaryFolder()
    let program = try MisfitTable.game("good", in: folder).executable
    let game = try GameLibrary().game(program.path)
    #expect(game.manifest.info.id == "misfit")
    #expect(game.executable.path == program.path)
    #expect(!game.isBundled)
  }

  @Test(arguments: [
    ("manifestFloods", ManifestFault.tooLong), ("manifestGarbage", .malformed(.noJSON)), ("manifestHangs", .tooSlow),
  ])
  func aProgramWithoutAManifestIsNoGame(behaviour: String, fault: ManifestFault) throws {
    let folder = try TemporaryFolder()
    let game = try MisfitTable.game(behaviour, in: folder)
    let limit = fault == .tooSlow ? Duration.milliseconds(300) : .seconds(20)
    #expect(throws: fault) {
      try ManifestReader.ask(game.executable, resources: game.resources, confinement: .open, limit: limit)
    }
  }

  @Test(arguments: [
    ("../poker", "Poker", "info.id"), ("Poker", "Poker", "info.id"), ("poker", "../Poker", "executable"),
    ("poker", ".", "executable"),
  ])
  func aManifestHasSoundFields(id: String, executable: String, field: String) {
    #expect(throws: ManifestFault.badField(field)) {
      try ManifestReader.read(Data(manifest(id, executable: executable).utf8))
    }
  }
}
