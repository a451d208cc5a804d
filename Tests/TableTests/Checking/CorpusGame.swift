import Foundation
import TestSupport

/// A game of `Tests/Broken` in a folder of its own: the program under a name that says what is broken, and its
/// resources, in which faults of texts are made.
struct CorpusGame {
  /// The path to check.
  let path: String
  private let resources: URL

  /// Lays out a game.
  /// - Parameters:
  ///   - fault: a `Defect` of the program or a `ResourceFault`; any other word leaves the game sound.
  ///   - folder: where it is laid.
  init(_ fault: String, in folder: TemporaryFolder) throws {
    let place = try folder.makeFolder("game-\(fault)")
    let program = place.appending(path: "high-card-\(fault)")
    resources = place.appending(path: "Resources")
    path = program.path
    // A copy and no symbolic link, whose other end would lie in this checkout with all its sources.
    try FileManager.default.copyItem(at: BuiltProducts.url(of: "Broken"), to: program)
    try FileManager.default.copyItem(at: Checkout.url("Tests/Broken/Resources"), to: resources)
    let printed = try ShellCommand.run(path, ["--manifest"], environment: ["CASINO_RESOURCES": resources.path])
    try Data(printed.text.utf8).write(to: manifest)
    try ResourceFault(rawValue: fault)?.make(catalogue: catalogue, manifest: manifest)
  }

  private var catalogue: URL { resources.appending(path: "Localizable.xcstrings") }
  private var manifest: URL { resources.appending(path: "manifest.json") }
}
