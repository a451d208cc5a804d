import Foundation
import TestSupport

@testable import GameHost

/// Bundles of a game that never runs.
enum SampleBundle {
  static let key = key(1)

  /// A key that is always the same.
  static func key(_ number: UInt8) -> AuthorKey {
    guard let key = AuthorKey(secret: [UInt8](repeating: number, count: 32)) else { preconditionFailure("no key") }
    return key
  }

  /// The files without `bundle.json`.
  static func files(version: String = "1.0.0", id: String = "war") -> [GameBundle.File] {
    let manifest = """
      {"info":{"id":"\(id)","name":"War","version":"\(version)"},"protocol":[1,1],"kit":"0.1.0","executable":"War",
      "summary":"The higher card wins.","bets":[{"id":"ante","kind":"main","greatestPayout":"1:1","edge":0.02}],
      "moves":["fold"],"outcomes":["win"],"settings":[],"shoe":{"decks":1,"cut":26,"extraRounds":0},"capabilities":[]}
      """
    return [
      GameBundle.File(path: "War", bytes: [0x7F, 0x45, 0x4C, 0x46] + [UInt8](repeating: 7, count: 1_000)),
      GameBundle.File(path: "Resources/manifest.json", bytes: Array(manifest.utf8)),
      GameBundle.File(path: "Resources/Localizable.xcstrings", bytes: Array("{}".utf8)),
    ]
  }

  static func bundle(version: String = "1.0.0", key: AuthorKey = key) throws -> GameBundle {
    let files = files(version: version)
    return try GameBundle(files + [try BundleRecord(files, signedBy: key).file()])
  }
}
