import Foundation
import TestSupport
import Testing

@testable import GameHost

@Suite struct InstalledGamesTests {
  private let folder: TemporaryFolder
  private var games: InstalledGames { InstalledGames(data: folder.url) }
  private var place: URL { folder.url("games/war.casinogame") }

  init() throws { folder = try TemporaryFolder() }

  private func listing() -> GameLibrary.Listing { games.listing { _ in .open } }
  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.url("games").path).sorted()) ?? []
  }

  @Test func anInstalledGameIsListed() throws {
    try games.install(try SampleBundle.bundle())
    let game = try #require(listing().games.first)
    #expect(game.manifest.info.id == "war" && game.origin == .installed(SampleBundle.key.id))
    #expect(game.executable == place.appending(path: "War"))
    #expect(FileManager.default.isExecutableFile(atPath: game.executable.path))
    #expect(games.fault(of: "war") == nil)
  }

  @Test func anotherVersionTakesItsPlace() throws {
    try games.install(try SampleBundle.bundle())
    try games.install(try SampleBundle.bundle(version: "1.1.0"))
    #expect(listing().games.map(\.manifest.info.version) == ["1.1.0"] && names == ["war.casinogame"])
  }

  @Test func aRemovedGameIsGone() throws {
    try games.install(try SampleBundle.bundle())
    try games.remove("war")
    #expect(names.isEmpty && listing().games.isEmpty)
    #expect(throws: BundleError.notInstalled("war", known: [])) { try games.remove("war") }
  }

  /// Whenever it is interrupted, there is the version of before, whole, and nothing else.
  @Test(arguments: 0..<4) func interruptedItLeavesWhatWasThere(file: Int) throws {
    try games.install(try SampleBundle.bundle())
    var interrupted = games
    interrupted.checkpoint = { number throws(BundleError) in if number == file { throw .interrupted } }
    #expect(throws: BundleError.interrupted) { try interrupted.install(try SampleBundle.bundle(version: "2.0.0")) }
    #expect(listing().games.map(\.manifest.info.version) == ["1.0.0"] && names == ["war.casinogame"])
    #expect(games.fault(of: "war") == nil)
  }

  @Test func whatAKilledOneLeftIsTakenAway() throws {
    try folder.write("half", to: "games/.new-1234/War")
    try games.install(try SampleBundle.bundle())
    #expect(names == ["war.casinogame"])
  }

  @Test func aChangedProgramIsFound() throws {
    try games.install(try SampleBundle.bundle())
    try Data("other".utf8).write(to: place.appending(path: "War"))
    #expect(games.fault(of: "war") == .unsound(.changed("War")))
  }

  @Test func aLinkInItIsRefused() throws {
    try games.install(try SampleBundle.bundle())
    let file = place.appending(path: "Resources/Localizable.xcstrings")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/etc/passwd")
    #expect(throws: BundleError.unsound(.kind("Resources/Localizable.xcstrings"))) { try GameBundle(at: place.path) }
  }

  @Test func whatAnyoneMayChangeIsRefused() throws {
    try games.install(try SampleBundle.bundle())
    chmod(place.appending(path: "War").path, 0o777)
    #expect(throws: BundleError.unsound(.owner("War"))) { try GameBundle(at: place.path) }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
  func whatBelongsToAnotherIsRefused() throws {
    try games.install(try SampleBundle.bundle())
    chown(place.appending(path: "War").path, 65_534, 65_534)
    #expect(throws: BundleError.unsound(.owner("War"))) { try GameBundle(at: place.path) }
  }

  @Test func aFolderThatWasMovedIsTheSameBundle() throws {
    try games.install(try SampleBundle.bundle())
    let moved = folder.url("elsewhere.casinogame")
    try FileManager.default.moveItem(at: place, to: moved)
    #expect(try GameBundle(at: moved.path) == SampleBundle.bundle())
  }
}
