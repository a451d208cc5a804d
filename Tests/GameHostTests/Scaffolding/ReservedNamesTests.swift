import Foundation
import TestSupport
import Testing

@testable import GameHost

/// The names that new games must not hide are those of the kit's sources and of the template's.
@Suite struct ReservedNamesTests {
  @Test func areThoseOfTheKitsPublicTypes() throws {
    let declaration =
      #/
      ^(?:@\w+(?:\([^)]*\))?\s)*public\s(?:final\s|indirect\s|nonisolated\s)*
      (?:struct|enum|class|protocol|typealias|actor)\s(?<name>\w+)
      /#
    let names = try Set(
      Self.lines(of: "Sources/CasinoKit").compactMap { line in
        line.prefixMatch(of: declaration).map { String($0.output.name) }
      })
    #expect(names.isSuperset(of: ["Card", "GameModule", "GameState", "View", "ViewBuilder"]))
    let expected = Self.file(names)
    let url = Checkout.url("Sources/GameHost/Scaffolding/KitNames.swift")
    let written = try String(contentsOf: url, encoding: .utf8)
    if Checkout.isRecording, written != expected { return try Data(expected.utf8).write(to: url) }
    #expect(written == expected, "KitNames.swift is stale: run `make record`")
  }

  @Test func areThoseThatTheTemplatesDeclare() throws {
    let lines = try Self.lines(of: "Templates")
    let endings = Set(lines.flatMap { $0.matches(of: /NewGame([A-Za-z]*)/).map { String($0.output.1) } })
    #expect(endings.subtracting(ReservedNames.endings).isEmpty, "new types of the template")
    let types = lines.compactMap { line in
      line.prefixMatch(of: /(?:struct|enum|final class|protocol|typealias) (\w+)/).map { String($0.output.1) }
    }
    let own = Set(types.filter { !$0.hasPrefix("NewGame") && !$0.hasSuffix("Tests") })
    #expect(own.subtracting(ReservedNames.templateTypes).isEmpty, "new types of the template")
  }

  private static func file(_ names: Set<String>) -> String {
    """
    // swift-format-ignore-file
    // Generated from the public types of Sources/CasinoKit by `make record`. Do not edit.

    /// The names that every game sees with the kit.
    enum KitNames {
      static let all: Set<String> = [
    \(names.sorted().map { "    \"\($0)\",\n" }.joined())  ]
    }

    """
  }

  private static func lines(of part: String) throws -> [Substring] {
    let paths = FileManager.default.enumerator(atPath: Checkout.url(part).path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") && !$0.hasSuffix("Package.swift") }
      .flatMap { try String(contentsOf: Checkout.url("\(part)/\($0)"), encoding: .utf8).split(separator: "\n") }
  }
}
