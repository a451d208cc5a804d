import FoundationEssentials

/// How the package of a new game finds the kit.
enum KitDependency {
  /// The text of the template's manifest, and of a game's in a checkout, which lies as deep.
  private static let path = ".package(path: \"../../Sources/CasinoKit\")"
  private static let product = "\"CasinoKit\""
  private static let start = "import PackageDescription\n"

  /// The manifest of a game that lies anywhere: it takes the kit of `$CASINO_SDK`, else that which made it, else a
  /// published one.
  /// - Returns: nil where the manifest does not name the kit as the template's does.
  static func anywhere(_ manifest: String, sdk: DevelopmentKit) -> String? {
    guard manifest.contains(path), manifest.contains(start) else { return nil }
    return manifest.replacing(path, with: "kitPackage").replacing(product, with: "kit")
      .replacing(start, with: preamble(Literals.swift(sdk.root.path)), maxReplacements: 1)
  }

  private static func preamble(_ root: String) -> String {
    #"""
    import Foundation
    import PackageDescription

    // The kit: that of $CASINO_SDK, else the one that this game was made with. On a machine that has neither it comes
    // from where it is published: put the address in.
    let sdk = Context.environment["CASINO_SDK"] ?? "\#(root)"
    let kitFolder = "\(sdk)/Sources/CasinoKit"
    let isHere = FileManager.default.fileExists(atPath: "\(kitFolder)/Package.swift")
    let kitPackage: Package.Dependency =
      isHere
      ? .package(name: "CasinoKit", path: kitFolder)
      : .package(url: "https://example.com/casino.git", from: "\#(Casino.version)")
    let kit: Target.Dependency = .product(name: "CasinoKit", package: isHere ? "CasinoKit" : "casino")

    """#
  }
}
