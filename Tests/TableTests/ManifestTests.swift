import CasinoKit
import Foundation
import TestSupport
import Testing

/// Each game's manifest on disk is what the game prints.
@Suite struct ManifestTests {
  static let games =
    (try? FileManager.default.contentsOfDirectory(atPath: Checkout.url("Plugins").path))?
    .filter { !$0.hasPrefix(".") }.sorted() ?? []

  @Test(arguments: games)
  func theManifestIsThatOfTheGame(_ game: String) throws {
    let process = Process(), output = Pipe()
    process.executableURL = BuiltProducts.url(of: game)
    process.arguments = ["--manifest"]
    process.standardOutput = output
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let file = Checkout.url("Plugins/\(game)/Resources/manifest.json")
    if Checkout.isRecording { return try printed.write(to: file) }
    #expect(
      try Data(contentsOf: file) == printed, "Plugins/\(game)/Resources/manifest.json is stale: run `make record`")
  }
}
