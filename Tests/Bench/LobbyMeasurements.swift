import CasinoKit
import Foundation
import TestSupport

/// Measures the lobby with many games, installed beside a copy of the program as an installation has them.
struct LobbyMeasurements {
  private static let games = 50

  /// The lines of the report.
  func lines() throws -> [String] {
    let folder = try TemporaryFolder(), program = folder.url("bin").appending(path: "casino")
    try FileManager.default.createDirectory(at: folder.url("bin"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: BuiltProducts.url(of: "casino"), to: program)
    try install(in: folder.url("lib").appending(path: "casino/games"))
    let starts = try (0..<11).map { _ in
      let lobby = try DrawnTable(columns: 120, rows: 40, words: [program.path])
      defer { lobby.leave() }
      return lobby.read(quiet: 60).last
    }
    return [Sample(starts).line("lobby of \(Self.games) games to first complete frame", aim: "aim: under 100")]
  }

  /// Games that are nothing but the manifest of a game of the house under other names.
  private func install(in folder: URL) throws {
    let file = Checkout.url("Plugins/Blackjack/Resources/manifest.json")
    var manifest = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: file))
    for number in 1...Self.games {
      manifest.info.id = "game-\(number)"
      manifest.titles = ["en": .init(name: "Game \(number)", summary: "The game of the number \(number)")]
      let resources = folder.appending(path: "Game\(number)/Resources")
      try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
      try JSONEncoder().encode(manifest).write(to: resources.appending(path: "manifest.json"))
    }
  }
}
