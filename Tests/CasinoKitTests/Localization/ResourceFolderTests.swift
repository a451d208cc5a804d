import CasinoKit
import TestSupport
import Testing

@Suite struct ResourceFolderTests {
  private func find(_ folder: TemporaryFolder, environment: [String: String] = [:]) -> String? {
    ResourceFolder.find(module: "Poker", environment: environment, executable: folder.url("a/b/Poker").path)
  }

  @Test func environmentComesFirst() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("a/b/Resources")
    #expect(find(folder, environment: ["CASINO_RESOURCES": "/elsewhere"]) == "/elsewhere")
    #expect(find(folder, environment: ["CASINO_RESOURCES": ""]) == folder.url("a/b/Resources").path)
  }

  @Test func installedGameHasThemBesideItself() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("a/b/Resources")
    try folder.makeFolder("Plugins/Poker/Resources")
    #expect(find(folder) == folder.url("a/b/Resources").path)
  }

  @Test func checkoutHasThemInThePlugin() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Plugins/Poker/Resources")
    #expect(find(folder) == folder.url("Plugins/Poker/Resources").path)
  }

  @Test func gameOfItsOwnHasThemBesideItsManifest() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Resources")
    #expect(find(folder) != folder.url("Resources").path)
    try folder.write("", to: "Package.swift")
    #expect(find(folder) == folder.url("Resources").path)
  }

  @Test func thisCheckoutIsFound() {
    #expect(ResourceFolder.find(module: "Blackjack") == Checkout.url("Plugins/Blackjack/Resources").path)
  }
}
