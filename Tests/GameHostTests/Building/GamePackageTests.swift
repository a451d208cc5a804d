import Foundation
import TestSupport
import Testing

@testable import GameHost

@Suite struct GamePackageTests {
  @Test(
    arguments: [
      (#".executableTarget(name: "Poker", path: ".")"#, "Poker"),
      (".executableTarget(\n      name: \"Texas_Hold\",\n", "Texas_Hold"),
      (#".executableTarget(path: ".", name: "Late")"#, "War"),
      (#".executableTarget(name: "../../bin/sh")"#, "War"),
      (#".executableTarget(name: "")"#, "War"),
      ("let package = make()", "War"),
    ])
  func namesItsProgram(manifest: String, program: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "War/Package.swift")
    #expect(GamePackage(at: folder.url("War").path)?.executable == program)
  }

  @Test func aFolderWithoutAManifestIsNone() throws {
    let folder = try TemporaryFolder()
    #expect(GamePackage(at: folder.path) == nil)
    #expect(GamePackage(at: folder.url("nowhere").path) == nil)
  }

  @Test func aGameOfACheckoutHasItsKit() throws {
    let folder = try TemporaryFolder()
    try folder.write(#".package(path: "../../Sources/CasinoKit")"#, to: "Plugins/War/Package.swift")
    try folder.write(#"Context.environment["CASINO_SDK"]"#, to: "War/Package.swift")
    let kit = GamePackage(at: folder.url("Plugins/War").path)?.ownKit?.path
    #expect(kit == folder.url("Sources/CasinoKit").path)
    #expect(GamePackage(at: folder.url("War").path)?.ownKit == nil)
  }

  @Test(
    arguments: [
      (nil, ["CASINO_BUILD_DIR": "/b", "CASINO_HOME": "/h"], "/b"), ("/d", ["HOME": "/me"], "/d/build"),
      (nil, ["CASINO_HOME": "/h", "HOME": "/me"], "/h/build"),
      (nil, ["XDG_CACHE_HOME": "/c", "HOME": "/me"], "/c/casino"),
      (nil, ["XDG_CACHE_HOME": "c", "HOME": "/me"], "/me/.cache/casino"), (nil, ["HOME": "/me"], "/me/.cache/casino"),
    ] as [(String?, [String: String], String)])
  func buildsLieInOnePlace(option: String?, environment: [String: String], folder: String) throws {
    #expect(try BuildPlace.located(option: option, environment: environment).folder.path == folder)
  }

  @Test func gamesOfOneNameHaveTwoPrograms() throws {
    let folder = try TemporaryFolder(), place = BuildPlace(folder: folder.url)
    for name in ["a/Poker", "b/Poker"] { try folder.write("", to: "\(name)/Package.swift") }
    let programs = try ["a/Poker", "b/Poker"].map {
      place.program(of: try #require(GamePackage(at: folder.url($0).path)))
    }
    #expect(programs[0] != programs[1])
  }
}
