import CasinoKit
import Foundation
import TestSupport
import Testing

/// Each game's manifest on disk is what the game prints.
@Suite struct ManifestTests {
  static let games =
    ((try? FileManager.default.contentsOfDirectory(atPath: Checkout.url("Plugins").path)) ?? [])
    .filter { !$0.hasPrefix(".") }.sorted().map { "Plugins/\($0)" } + ["Templates/NewGame"]

  @Test(arguments: games)
  func theManifestIsThatOfTheGame(_ folder: String) throws {
    let process = Process(), output = Pipe()
    process.executableURL = BuiltProducts.url(of: String(folder.split(separator: "/")[1]))
    process.arguments = ["--manifest"]
    process.standardOutput = output
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let file = Checkout.url("\(folder)/Resources/manifest.json")
    if Checkout.isRecording { return try printed.write(to: file) }
    #expect(try Data(contentsOf: file) == printed, "\(folder)/Resources/manifest.json is stale: run `make record`")
  }
}
