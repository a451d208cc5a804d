import CasinoKit
import TestSupport
import Testing

/// Every key of a catalogue is used, and every key that is asked for is there.
@Suite struct KeyUseTests {
  /// The beginnings of keys whose ends are put together: by the name of a bet, of a setting, of a fault.
  static let families = [
    "action.", "banner.", "bet.", "check.fault.", "check.mend.", "check.tier.", "drawn.", "error.module.hung.", "hand.",
    "help.", "help.value.", "hint.", "history.head.", "info.head.", "letter.", "list.head.", "lobby.help.",
    "lobby.key.",
    "lobby.month.", "lobby.sheet.", "move.", "natural.", "odds.", "outcome.", "pair.", "poker.", "prompt.",
    "purse.head.", "rank.",
    "ranks.", "remark.", "road.", "rules.", "say.", "say.net.", "setting.", "simulate.", "stats.",
    "stats.section.", "suit.", "tally.", "sync.line.", "sync.state.", "zone.",
  ]

  /// The texts of a part may be asked for by the part itself, the kit and the host.
  private static func sources(for part: String) throws -> [ProjectSources.File] {
    let parts =
      part == "Sources/CasinoKit" ? try ProjectSources.parts() : ["Sources/GameHost", "Sources/CasinoKit", part]
    return try Set(parts).sorted().flatMap(ProjectSources.files)
  }

  @Test(arguments: try! ProjectSources.parts())
  func everyKeyIsUsed(part: String) throws {
    let literals = try Self.sources(for: part).flatMap(\.literals)
    let plain = Set(literals.compactMap(\.plain))
    let made = Set(literals.filter { $0.parts.count > 1 && Self.families.contains($0.parts[0]) }.map(\.parts))
    for key in try CatalogueKeys.of(part).subtracting(plain).sorted() {
      #expect(made.contains { Self.fits(key, $0) }, "\(part): nothing uses \(key)")
    }
  }

  @Test(arguments: try! ProjectSources.parts())
  func everyKeyThatIsAskedForIsThere(part: String) throws {
    let known = try CatalogueKeys.of(part).union(CatalogueKeys.of("Sources/CasinoKit"))
    for file in try ProjectSources.files(in: part) {
      for literal in file.literals where Self.asks(literal.before) {
        guard let key = literal.plain else { continue }
        #expect(known.contains(key), "\(file.path):\(literal.line): there is no text \(key)")
      }
    }
  }

  @Test(arguments: [("say.net.win", true), ("say.net", false), ("say.net.", false), ("tell.net.win", false)])
  func itKnowsWhatFits(key: String, fits: Bool) { #expect(Self.fits(key, ["say.", ".win"]) == fits) }

  /// Whether a key may be made from the parts of a literal, with something in every gap.
  private static func fits(_ key: String, _ parts: [String]) -> Bool {
    guard let first = parts.first, key.hasPrefix(first) else { return false }
    var rest = key.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.dropFirst().firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    let last = parts.last ?? ""
    return rest.count > last.count && rest.hasSuffix(last)
  }

  /// Whether a text is asked for: `text("…")` of some strings, or `Text("…")`.
  private static func asks(_ before: String) -> Bool {
    ["text(", "words(", "counted(", "Text("].contains { name in
      guard before.hasSuffix(name) else { return false }
      let head = before.dropLast(name.count)
      if head.last == "." { return head.hasSuffix("strings.") }
      return head.last.map { !$0.isLetter && !$0.isNumber } ?? true
    }
  }
}
