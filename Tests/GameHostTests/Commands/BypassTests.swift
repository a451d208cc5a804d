import CasinoKit
import Foundation
import TestSupport
import Testing

/// Words for people come from the catalogues: no literal of the sources is one.
@Suite struct BypassTests {
  /// A file whose literals look like words for people and are none, and why.
  struct Allowance: CustomTestStringConvertible {
    var file: String
    var reason: String
    var testDescription: String { file }
  }

  static let allowances = [
    Allowance(file: "Plugins/Baccarat/Baccarat.swift", reason: "the summary of the manifest"),
    Allowance(file: "Plugins/Blackjack/Blackjack.swift", reason: "the summary of the manifest"),
    Allowance(file: "Sources/CasinoKit/Game/GameEngine+Replay.swift", reason: "failures on the wire"),
    Allowance(file: "Sources/CasinoKit/Module/GameModule+Main.swift", reason: "a game that no host started"),
    Allowance(file: "Sources/CasinoKit/Simulation/ScriptedRound.swift", reason: "a round in the words of tests"),
    Allowance(file: "Sources/GameHost/Building/BuildOutput.swift", reason: "what the compiler prints"),
    Allowance(file: "Sources/GameHost/Checking/CheckReport.swift", reason: "a command as it is typed"),
    Allowance(file: "Sources/GameHost/Checking/SourceRules.swift", reason: "what stands in sources"),
    Allowance(file: "Sources/GameHost/Commands/Completion/BashCompletion.swift", reason: "a script"),
    Allowance(file: "Sources/GameHost/Commands/Completion/FishCompletion.swift", reason: "a script"),
    Allowance(file: "Sources/GameHost/Commands/Completion/ZshCompletion.swift", reason: "a script"),
    Allowance(file: "Sources/GameHost/Commands/Help/HelpPage.swift", reason: "command lines as they are typed"),
    Allowance(
      file: "Sources/GameHost/Commands/Help/HelpPage+Simulation.swift", reason: "command lines as they are typed"),
    Allowance(file: "Sources/GameHost/Fairness/ServerSeed.swift", reason: "a seed must not be printed"),
    Allowance(file: "Sources/GameHost/Icon/SVGFile.swift", reason: "SVG"),
    Allowance(file: "Sources/GameHost/Loading/ModuleLog.swift", reason: "a log for authors"),
    Allowance(file: "Sources/GameHost/Scaffolding/KitDependency.swift", reason: "a package manifest"),
    Allowance(file: "Sources/GameHost/Scaffolding/Strings+GamePlan.swift", reason: "commands as they are typed"),
    Allowance(file: "Sources/GameHost/Scaffolding/Substitution.swift", reason: "a command as it is typed"),
    Allowance(file: "Sources/GameHost/Simulation/ParCharts.swift", reason: "SVG"),
    Allowance(file: "Sources/GameHost/Simulation/ParPage.swift", reason: "HTML and CSS"),
    Allowance(file: "Sources/GameHost/Statistics/HTMLText.swift", reason: "HTML and CSS"),
    Allowance(file: "Sources/GameHost/Statistics/StatisticsPage.swift", reason: "HTML and CSS"),
    Allowance(file: "Sources/GameHost/Sync/FolderNames.swift", reason: "names that other programs give to files"),
    Allowance(file: "Sources/GameHost/Sync/LineCheck.swift", reason: "the first line of a log"),
  ]

  @Test(arguments: try! ProjectSources.parts())
  func everyWordForPeopleIsInACatalogue(part: String) throws {
    let keys = try Self.keys(of: part)
    for file in try ProjectSources.files(in: part) where !Self.allowances.contains(where: { $0.file == file.path }) {
      for literal in file.literals where Self.isForPeople(literal, keys) {
        Issue.record("\(file.path):\(literal.line): \"\(literal.parts.joined(separator: "…"))\" is in no catalogue")
      }
    }
  }

  @Test(arguments: allowances)
  func noAllowanceIsLeftOver(_ allowance: Allowance) throws {
    let source = try String(contentsOf: Checkout.url(allowance.file), encoding: .utf8)
    #expect(SwiftLiterals(source).literals.contains { Self.isForPeople($0, []) }, "\(allowance.reason)")
  }

  @Test(arguments: [
    (#"let a = "Take your seat""#, true), (#"Text("Deal")"#, true), (#"Text("action.deal")"#, false),
    (#"// "Take your seat""#, false), (#"/* "Take /* a */ your seat" */"#, false),
    (#"fatalError("no card is left")"#, false),
    (#"precondition(a > 0, "no card is left")"#, false), (#"database.run("SELECT name FROM games")"#, false),
    (#"say("\(name) is here now")"#, true), (##"say(#"\#(name) is here now"#)"##, true),
    (#"a("\(b("take your seat"))")"#, true),
    (#"f(title: "Rules", text: "")"#, true), (#"let name = "blackjack""#, false),
  ])
  func itKnowsWordsForPeople(source: String, isForPeople: Bool) {
    let found = SwiftLiterals(source).literals.contains { Self.isForPeople($0, ["action.deal"]) }
    #expect(found == isForPeople)
  }

  /// Whether a literal is a sentence, or stands where a title belongs and is no key.
  private static func isForPeople(_ literal: SwiftLiterals.Literal, _ keys: Set<String>) -> Bool {
    let text = literal.parts.joined(separator: "…")
    if authors.contains(where: literal.before.hasSuffix) { return false }
    if isTrap(literal.before) || isQuery(text) { return false }
    if isSentence(text) { return true }
    guard let plain = literal.plain, plain.contains(where: \.isLetter) else { return false }
    return titles.contains(where: literal.before.hasSuffix) && !keys.contains(plain)
  }

  /// What stands before words for the authors of games: why a message is not read, failures on the wire.
  private static let authors = ["debugDescription:", "Failure(code: \"\", text:"]
  private static let titles = ["Text(", "title:", "label:", "placeholder:"]

  /// Two words with a space between them, the second in lower case.
  private static func isSentence(_ text: String) -> Bool {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return zip(words, words.dropFirst()).contains { left, right in
      let end = left.reversed().prefix { isLetter($0) }, start = right.prefix { isLetter($0) && $0.isLowercase }
      return end.count > 1 && start.count > 1 && end.first?.isLowercase == true
    }
  }

  private static func isLetter(_ sign: Character) -> Bool { sign.isASCII && sign.isLetter }

  private static func isQuery(_ text: String) -> Bool {
    let verbs = [
      "SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "ALTER", "DROP", "PRAGMA", "VACUUM", "WITH", "BEGIN",
      "SAVEPOINT",
    ]
    let start = text.drop(while: \.isWhitespace)
    return start.hasPrefix("-- ") || verbs.contains { start.hasPrefix("\($0) ") }
  }

  private static func isTrap(_ before: String) -> Bool {
    ["fatalError(", "precondition(", "preconditionFailure(", "assertionFailure("].contains { name in
      guard let found = before.ranges(of: name).last else { return false }
      return !before[found.upperBound...].contains { ";{}".contains($0) }
    }
  }

  private static func keys(of part: String) throws -> Set<String> {
    let host = try CatalogueKeys.of("Sources/GameHost"), kit = try CatalogueKeys.of("Sources/CasinoKit")
    return try kit.union(part == "Sources/GameHost" ? host : CatalogueKeys.of(part))
  }
}

/// The keys of the catalogue of a part of the project.
enum CatalogueKeys {
  /// Reads the keys.
  static func of(_ part: String) throws -> Set<String> {
    let path = Checkout.url("\(part)/Resources/Localizable.xcstrings").path
    return Set(try Catalogue(path: path, language: "en").keys)
  }
}
