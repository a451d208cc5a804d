// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "NewGame",
  dependencies: [.package(path: "../../Sources/CasinoKit")],
  targets: [
    .executableTarget(
      name: "NewGame", dependencies: ["CasinoKit"], path: ".",
      exclude: ["Package.swift", "README.md", "Resources", "Tests"]),
    .testTarget(name: "NewGameTests", dependencies: ["NewGame", "CasinoKit"], path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
