import Foundation
import TestSupport
import Testing

/// What `make install` lays out works without this repository, in an empty home folder.
@Suite struct InstallationTests {
  private let folder: TemporaryFolder
  private var prefix: String { folder.url("prefix").path }

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("home")
    let programs = BuiltProducts.url(of: "casino").deletingLastPathComponent().path
    let done = try ShellCommand.run(Checkout.url("Scripts/install").path, [prefix, programs])
    #expect(done.status == 0, "\(done.text)")
  }

  private func casino(_ words: String...) throws -> (status: Int32, text: String) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try ShellCommand.run(
      "env", ["-i", "PATH=\(prefix)/bin:\(path)", "HOME=\(folder.url("home").path)", "LANG=C.UTF-8", "casino"] + words,
      in: folder.url("home"))
  }

  @Test func hasTheGamesOfTheHouse() throws {
    #expect(try casino("list", "--names").text == "baccarat\nblackjack\n")
    let played = try ShellCommand.run(
      "bash",
      ["-c", "printf 'bet 10\\ndeal\\n' | env -i HOME=\(folder.url("home").path) \(prefix)/bin/casino play blackjack"])
    #expect(played.status == 0 && played.text.contains("Main bet: 10"), "\(played.text)")
  }

  @Test func makesGamesOfItsOwnKit() throws {
    let made = try casino("new-game", "War", "--yes")
    #expect(made.status == 0, "\(made.text)")
    let manifest = try String(contentsOf: folder.url("home/War/Package.swift"), encoding: .utf8)
    #expect(manifest.contains("\(prefix)/share/casino"))
    for file in ["Sources/CasinoKit/Package.swift", "Templates/styles/punto/NewGame.swift"] {
      #expect(FileManager.default.fileExists(atPath: "\(prefix)/share/casino/\(file)"), "\(file)")
    }
  }

  /// The whole way of an author, which compiles the kit of the installation.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CASINO_SLOW"] != nil, "set CASINO_SLOW=1"))
  func buildsAndChecksThem() throws {
    #expect(try casino("new-game", "War", "--yes").status == 0)
    for words in [["build", "War"], ["info", "./War"], ["check", "./War", "--rounds", "200"], ["install", "War"]] {
      let done = try ShellCommand.run(
        "env",
        [
          "-i", "PATH=\(prefix)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
          "HOME=\(folder.url("home").path)", "LANG=C.UTF-8", "casino",
        ] + words, in: folder.url("home"))
      #expect(done.status == 0, "\(words): \(done.text)")
    }
    #expect(try casino("list", "--names").text.contains("war\n"))
  }

  @Test func goesAwayAgain() throws {
    try folder.write("mine", to: "prefix/share/other")
    let done = try ShellCommand.run(Checkout.url("Scripts/install").path, ["--remove", prefix])
    #expect(done.status == 0, "\(done.text)")
    let left = try FileManager.default.subpathsOfDirectory(atPath: prefix)
    #expect(left.sorted() == ["share", "share/other"])
  }
}
