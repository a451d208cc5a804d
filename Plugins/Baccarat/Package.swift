// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Baccarat",
  dependencies: [.package(path: "../../Sources/CasinoKit")],
  targets: [
    .executableTarget(
      name: "Baccarat", dependencies: ["CasinoKit"], path: ".",
      exclude: ["Package.swift", "README.md", "Resources", "Tests"]),
    .testTarget(name: "BaccaratTests", dependencies: ["Baccarat", "CasinoKit"], path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
