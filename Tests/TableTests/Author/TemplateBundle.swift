import CasinoKit
import Foundation
import TestSupport

@testable import GameHost

/// The template as an author's bundle, with the program that is built already.
enum TemplateBundle {
  /// The game's word.
  static var word: String {
    get throws { try ManifestReader.read(file: Checkout.url("Templates/NewGame/Resources/manifest.json")).info.id }
  }

  /// Writes a bundle.
  /// - Parameter change: changes the text of the manifest.
  /// - Returns: the path of the file.
  static func write(
    in folder: TemporaryFolder, key: AuthorKey, change: (inout String) -> Void = { _ in }
  ) throws -> String {
    let resources = Checkout.url("Templates/NewGame/Resources")
    var manifest = try String(contentsOf: resources.appending(path: "manifest.json"), encoding: .utf8)
    change(&manifest)
    let program = try Array(Data(contentsOf: BuiltProducts.url(of: "NewGame")))
    let words = try Array(Data(contentsOf: resources.appending(path: "Localizable.xcstrings")))
    let files = [
      GameBundle.File(path: GameBundle.manifestPath, bytes: Array(manifest.utf8)),
      GameBundle.File(path: "NewGame", bytes: program),
      GameBundle.File(path: "Resources/Localizable.xcstrings", bytes: words),
    ]
    let record = BundleRecord(files, signedBy: key)
    let file = folder.url("\(UUID().uuidString).casinogame")
    try Data(BundleArchive.bytes(try GameBundle(files + [try record.file()]))).write(to: file)
    return file.path
  }
}
