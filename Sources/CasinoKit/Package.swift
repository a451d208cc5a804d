// swift-tools-version: 6.2
import PackageDescription

// The kit alone: what a game outside this repository's build depends on.
let package = Package(
  name: "CasinoKit",
  products: [.library(name: "CasinoKit", targets: ["CasinoKit"])],
  targets: [.target(name: "CasinoKit", path: ".", exclude: ["CasinoKit.docc", "Package.swift", "Resources"])],
  swiftLanguageModes: [.v6]
)
