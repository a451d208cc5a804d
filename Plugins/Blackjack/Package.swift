// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Blackjack",
  dependencies: [.package(path: "../../Sources/CasinoKit")],
  targets: [
    .executableTarget(
      name: "Blackjack", dependencies: ["CasinoKit"], path: ".",
      exclude: ["Package.swift", "README.md", "Resources", "Tests"]),
    .testTarget(name: "BlackjackTests", dependencies: ["Blackjack", "CasinoKit"], path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
