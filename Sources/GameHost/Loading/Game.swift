import CasinoKit
import FoundationEssentials

/// A game on this machine: what it says of itself, and where its program and its resources lie.
struct Game: Equatable, Sendable {
  /// What the game says of itself.
  var manifest: Manifest
  /// The program.
  var executable: URL
  /// The folder of its strings; it need not exist.
  var resources: URL
  /// Where it comes from.
  var origin: GameOrigin
  /// How its program is run.
  var confinement: Confinement

  /// Whether the game came with the host. One that did not plays from a purse of its own.
  var isBundled: Bool { origin == .bundled }
}
