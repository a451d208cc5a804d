import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// `casino new-game`, as it is typed. In these tests nobody sits at a terminal, so nothing is asked.
@Suite struct NewGameCommandTests {
  private let test: StandInTemplate

  init() throws { test = try StandInTemplate() }

  private func run(_ words: String...) throws -> CommandResult {
    try casino(["new-game", "--directory", test.target.path] + words, environment: ["CASINO_SDK": test.root.path])
  }

  @Test func showsThePlanThenMakesTheGame() throws {
    let plan = try run("Poker", "--dry-run"), made = try run("Poker")
    #expect(plan.code == .done && made.code == .done && made.errors == "")
    #expect(made.output.hasPrefix(plan.output), "a dry run shows the same plan")
    try expectScreen(
      made.output.split(separator: test.folder.path, omittingEmptySubsequences: false).joined(separator: "…"), "made")
    let files = plan.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2) }
    for file in files {
      #expect(FileManager.default.fileExists(atPath: test.target.appending(path: "Poker/\(file)").path), "\(file)")
    }
  }

  @Test func aDryRunWritesNothing() throws {
    _ = try run("Poker", "--dry-run")
    #expect(contents(of: test.target).isEmpty)
  }

  /// BL-165, 168, 170, 173, 176, 180: wrong usage, a sentence that says what to do, and nothing made.
  @Test(arguments: [
    [], [""], ["   "], [String(repeating: "x", count: 300)], ["_"], ["."], ["--", "-x"], ["--", "--force"], ["a/b"],
    ["🎲"], ["ポーカー"], ["Blackjack"], ["Casino"], ["CasinoKit"], ["Tests"], ["Package"], ["build"],
    ["--name", "--force"], ["Poker", "Night"], ["Poker", "--style", "roulette"], ["Poker", "--description", "a\u{7}"],
    ["Poker", "--directory", "/nowhere"],
  ])
  func refuses(words: [String]) throws {
    let result = try casino(
      ["new-game", "--directory", test.target.path] + words, environment: ["CASINO_SDK": test.root.path])
    #expect(result.code == .usage && result.output == "")
    #expect(result.errors.hasPrefix("casino: ") && result.errors.count > 30, "\(result.errors)")
    #expect(contents(of: test.target).isEmpty)
  }

  /// BL-168.
  @Test func helpIsNoName() throws {
    let help = try run("--help")
    #expect(help.code == .done && help.output.hasPrefix("casino new-game:"))
    #expect(contents(of: test.target).isEmpty)
  }

  /// BL-183.
  @Test func twiceIsRefusedTheSecondTime() throws {
    #expect(try run("Poker").code == .done)
    let before = contents(of: test.target)
    let again = try run("Poker", "--yes")
    #expect(again.code == .usage && again.errors.contains("is there already and stays as it is"))
    #expect(contents(of: test.target) == before)
  }

  @Test(arguments: [("Poker", "paytable"), ("Omaha Hi", "paytable"), ("Jacks", "paytable"), ("War", "dealer")])
  func withoutATerminalTheNameDecides(name: String, style: String) throws {
    #expect(try run(name, "--dry-run").output.contains("\(style): "))
    #expect(try run(name, "--dry-run", "--style", "punto").output.contains("punto: "))
  }

  @Test func withoutATemplateItSaysWhereOneIsLookedFor() throws {
    let result = try casino(
      ["new-game", "Poker", "--directory", test.target.path], environment: ["CASINO_SDK": "/nowhere"])
    #expect(result.code == .failed && result.errors.contains("$CASINO_SDK/Templates"))
  }

  @Test(arguments: ["en", "es", "fr", "de", "ja"]) func everyErrorIsASentence(language: String) {
    let strings = Strings.host(language)
    let errors: [ScaffoldError] = [
      .name(.empty), .descriptionUnreadable(sign: "U+200B"), .descriptionTooLong(limit: 200),
      .noTemplate(looked: ["/a", "/b"]), .template(path: "/a"), .noFolder(path: "/a"), .exists(path: "/a"),
      .unwritable(path: "/a", code: 28), .interrupted,
    ]
    for error in errors {
      let sentence = strings.sentence(for: error)
      #expect(!sentence.contains("newGame.") && !sentence.contains("%") && sentence.count > 8, "\(sentence)")
    }
  }
}
