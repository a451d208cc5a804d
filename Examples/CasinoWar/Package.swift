// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CasinoWar",
  dependencies: [.package(path: "../../Sources/CasinoKit")],
  targets: [
    .executableTarget(
      name: "CasinoWar", dependencies: ["CasinoKit"], path: ".",
      exclude: ["Package.swift", "README.md", "Resources", "Tests"]),
    .testTarget(name: "CasinoWarTests", dependencies: ["CasinoWar", "CasinoKit"], path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
