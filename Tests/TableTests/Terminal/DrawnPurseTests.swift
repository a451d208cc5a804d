import Foundation
import TestSupport
import Testing

@testable import GameHost

/// An installed game's purse, filled and emptied by keys at the drawn table.
@Suite(.serialized) struct DrawnPurseTests {
  private let casino: CasinoProgram
  private let word: String

  init() throws {
    casino = try CasinoProgram()
    word = try TemplateBundle.word
    let key = try #require(AuthorKey(secret: [UInt8](repeating: 1, count: 32)))
    let file = try TemplateBundle.write(in: casino.folder, key: key)
    #expect(try casino.run("install", file, "--yes").status == 0)
  }

  private func sit() throws -> PseudoTerminal {
    try PseudoTerminal(
      "\"$casino\" play \(word) --yes --data-dir '\(casino.folder.path)'; echo \"left $?\"",
      environment: ["HOME=\(casino.folder.path)", "COLORTERM=truecolor"])
  }

  /// Opens the settings, goes down to the purse and presses a key there.
  private func change(_ table: PseudoTerminal, by key: String) throws {
    // The first key while chips move shows the end of it and means nothing else.
    table.type("xo")
    try table.read(until: "put in 100")
    table.type(String(repeating: Self.down, count: 4) + key)
    table.type("\u{1B}")
    try table.read(until: "All in")
    table.type("q")
    try table.read(until: "left 0")
  }

  private static let down = "\u{1B}[B", left = "\u{1B}[D", right = "\u{1B}[C"

  @Test func keysMoveChips() throws {
    let first = try sit()
    try first.read(until: "Put in 100")
    first.type("n")
    try first.read(until: "All in")
    try change(first, by: Self.right)
    try expectPurse("200", wallet: "9,800")

    let second = try sit()
    try second.read(until: "All in")
    try change(second, by: Self.left + Self.left)
    try expectPurse("0", wallet: "10,000")
    #expect(try casino.run("doctor").status == 0)
  }

  private func expectPurse(_ chips: String, wallet: String) throws {
    let lines = try casino.run("purse", word).lines.map { $0.split(separator: " ").map(String.init) }
    #expect(lines.first?.last == chips, "\(lines)")
    #expect(lines.contains { $0.last == wallet }, "\(lines)")
  }
}
