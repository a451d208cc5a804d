// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Every folder in Plugins is a game of the one shape, so a new game needs no line here. New games are made from
// Templates/NewGame, which is built and tested as one, but not played.
// Resources are no SwiftPM resources: those bring an accessor that links all of Foundation into every game.
let root = URL(filePath: #filePath).deletingLastPathComponent()
let games = try FileManager.default
  .contentsOfDirectory(atPath: root.appending(path: "Plugins").path)
  .filter { !$0.hasPrefix(".") }
  .sorted()

func gameTargets(_ game: String, in folder: String) -> [Target] {
  [
    .executableTarget(
      name: game, dependencies: ["CasinoKit"], path: "\(folder)/\(game)",
      exclude: ["Package.swift", "README.md", "Resources", "Tests"]),
    .testTarget(
      name: "\(game)Tests", dependencies: [.target(name: game), "CasinoKit"], path: "\(folder)/\(game)/Tests"),
  ]
}

let package = Package(
  name: "casino",
  products: [
    .library(name: "CasinoKit", targets: ["CasinoKit"]),
    .executable(name: "casino", targets: ["GameHost"]),
  ],
  targets: [
    .target(name: "CasinoKit", exclude: ["CasinoKit.docc", "Package.swift", "Resources"]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CSpawn"),
    .systemLibrary(name: "CRename"),
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .executableTarget(
      name: "GameHost", dependencies: ["CasinoKit", "CSQLite", "CCrypto", "CSpawn", "CRename"], exclude: ["Resources"]),
    .executableTarget(name: "Misfits", dependencies: ["CasinoKit", "TestSupport"], path: "Tests/Misfits"),
    .executableTarget(name: "Broken", dependencies: ["CasinoKit"], path: "Tests/Broken", exclude: ["Resources"]),
    .executableTarget(name: "Hostile", dependencies: ["CasinoKit", "TestSupport"], path: "Tests/Hostile"),
    .executableTarget(
      name: "CasinoBench", dependencies: ["CasinoKit", "TestSupport", "CSQLite"], path: "Tests/Bench",
      exclude: ["Yardstick"]),
    .executableTarget(name: "TerminalProbe", path: "Tests/TerminalProbe"),
    .target(name: "TestSupport", dependencies: ["CasinoKit"], path: "Tests/Support"),
    .testTarget(name: "CasinoKitTests", dependencies: ["CasinoKit", "TestSupport"]),
    .testTarget(
      name: "GameHostTests", dependencies: ["GameHost", "CasinoKit", "TestSupport", "CSQLite"],
      exclude: [
        "Commands/Screens", "Fixtures", "Icon/Screens", "Lobby/Screens", "Scaffolding/Screens", "Statistics/Pages",
        "Terminal/Motion/Screens",
        "Terminal/Parts/Screens",
      ]),
    .testTarget(
      name: "TableTests",
      dependencies: [
        "GameHost", "Misfits", "Hostile", "Broken", "NewGame", "TerminalProbe", "CasinoKit", "TestSupport", "CSQLite",
      ]
        + games.map { .target(name: $0) },
      exclude: ["Transcripts"]),
  ] + games.flatMap { gameTargets($0, in: "Plugins") } + gameTargets("NewGame", in: "Templates"),
  swiftLanguageModes: [.v6]
)
