import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// `casino install`, `remove`, `list` and `info` with the program of the template, which is built already.
@Suite struct InstallTests {
  private let casino: CasinoProgram
  private let key = AuthorKey(secret: [UInt8](repeating: 1, count: 32))

  init() throws {
    var casino = try CasinoProgram()
    casino.environment = ["CASINO_HINTS": "off", "CASINO_BUILD_DIR": casino.folder.url("build").path]
    self.casino = casino
  }

  /// Writes a bundle of the template's program.
  private func bundle(key: AuthorKey? = nil, change: (inout String) -> Void = { _ in }) throws -> String {
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
    let record = BundleRecord(files, signedBy: try #require(key ?? self.key))
    let file = casino.folder.url("\(UUID().uuidString).casinogame")
    try Data(BundleArchive.bytes(try GameBundle(files + [try record.file()]))).write(to: file)
    return file.path
  }

  private var word: String {
    get throws { try ManifestReader.read(file: Checkout.url("Templates/NewGame/Resources/manifest.json")).info.id }
  }

  @Test func aBundleIsShownAskedForInstalledPlayedAndRemoved() throws {
    let file = try bundle(), word = try word
    let asked = try casino.run("install", file)
    #expect(asked.status == 2 && asked.errors.contains("--yes says yes"), "\(asked.errors)")
    #expect(asked.output.contains("SHA-256") && asked.output.contains("ante"), "\(asked.output)")
    #expect(try !casino.run("list", "--names").lines.contains(word))

    let installed = try casino.run("install", file, "--yes")
    #expect(installed.status == 0 && installed.output.contains("casino play \(word)"), "\(installed.errors)")
    #expect(try casino.run("list", "--names").lines.contains(word))
    let info = try casino.run("info", word), author = try #require(key).id.short
    #expect(info.output.contains("installed; author's key \(author)"), "\(info.output)")
    let played = try casino.play(word, typing: "quit")
    #expect(played.status == 0, "\(played.errors)")
    #expect(try casino.run("doctor").status == 0)

    let removed = try casino.run("remove", word)
    #expect(removed.status == 0 && removed.output.contains("is removed"))
    #expect(try !casino.run("list", "--names").lines.contains(word))
    #expect(try casino.run("remove", word).status == 2)
  }

  @Test func anotherAuthorCannotTakeAWord() throws {
    #expect(try casino.run("install", try bundle(), "--yes").status == 0)
    let other = try bundle(key: AuthorKey(secret: [UInt8](repeating: 2, count: 32)))
    let refused = try casino.run("install", other, "--yes")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("a game of another author cannot take it"), "\(refused.errors)")
    // The same author's next version is welcome.
    #expect(try casino.run("install", try bundle(), "--yes").status == 0)
  }

  @Test func aWordOfTheHouseIsTheHouses() throws {
    let word = try word
    let file = try bundle { $0 = $0.replacingOccurrences(of: "\"\(word)\"", with: "\"blackjack\"") }
    let refused = try casino.run("install", file, "--yes")
    #expect(refused.status == 1 && refused.errors.contains("blackjack"), "\(refused.errors)")
    #expect(try casino.run("remove", "blackjack").status == 2)
  }

  @Test func aDamagedBundleIsRefused() throws {
    let file = URL(filePath: try bundle())
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: file)
    let refused = try casino.run("install", file.path, "--yes")
    #expect(refused.status == 1 && refused.errors.contains("is not what it was"), "\(refused.errors)")
    #expect(try !casino.run("list", "--names").lines.contains(try word))
  }

  /// A bundle that was moved is played where it lies, as a file and as a folder.
  @Test func aMovedBundleIsPlayed() throws {
    let file = try bundle(), word = try word
    let played = try casino.play(file, typing: "quit")
    #expect(played.status == 0 && played.output.contains("Practice table"), "\(played.errors)")
    #expect(try casino.run("install", file, "--yes").status == 0)
    let moved = casino.folder.url("moved.casinogame")
    try FileManager.default.moveItem(at: casino.folder.url("games/\(word).casinogame"), to: moved)
    let again = try casino.play(moved.path, typing: "quit")
    #expect(again.status == 0, "\(again.errors)")
    #expect(try casino.run("install", moved.path, "--yes").status == 0)
  }

  /// Killed at any moment it leaves the games as they were, or the new one whole.
  @Test func killedItLeavesNothingHalf() throws {
    let file = try bundle(), word = try word
    for turn in 0..<6 {
      let running = try casino.start(["install", file, "--yes"])
      running.read(bytes: 1 + turn * 40)
      running.kill(turn % 2 == 0 ? SIGKILL : SIGTERM)
      let names = try casino.run("list", "--names")
      #expect(names.status == 0 && names.errors == "", "\(names.errors)")
      if names.lines.contains(word) {
        #expect(try casino.run("doctor").status == 0)
        #expect(try casino.run("remove", word).status == 0)
      }
    }
    #expect(try casino.run("install", file, "--yes").status == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: casino.folder.url("games").path)
    #expect(left == ["\(word).casinogame"])
  }

  /// From sources to a program without Swift: compiled for speed, so it is one of the long tests.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CASINO_SLOW"] != nil, "set CASINO_SLOW=1"))
  func aGameIsBundledFromItsSources() throws {
    let desk = try AuthorsDesk()
    let out = desk.casino.folder.url("out")
    let made = try desk.casino.run("install", desk.game.path, "--output", out.path)
    #expect(made.status == 0, "\(made.errors)")
    let file = out.appending(path: "War.casinogame")
    let size = try #require(try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int)
    #expect(size < 15_000_000)
    let casino = try desk.withoutCompiler()
    #expect(try casino.run("install", file.path, "--yes").status == 0)
    let played = try casino.play("war", typing: "quit")
    #expect(played.status == 0, "\(played.errors)")
    let libraries = try ShellCommand.run("ldd", [desk.casino.folder.url("games/war.casinogame/War").path])
    #expect(!libraries.text.contains("swift"), "\(libraries.text)")
  }
}
