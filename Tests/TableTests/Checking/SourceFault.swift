import Foundation
import TestSupport

/// What is broken in the sources of the template, whose program is sound: what only a look at the sources finds.
enum SourceFault: String, CaseIterable {
  case viewMissing, tokensUnused
  case clockInRules, diceInRules, fileInRules, excuseWithoutReason
  case keyUnused, keyMissing

  /// Makes the fault in a copy of the template.
  func make(in folder: URL) throws {
    switch self {
    case .viewMissing:
      try FileManager.default.removeItem(at: folder.appending(path: "Views/ResultBannerView.swift"))
    case .tokensUnused:
      try Self.write("enum Design {}\n", to: "Theme/DesignConstants.swift", in: folder)
    case .clockInRules: try Self.add("let started = Date()", in: folder)
    case .diceInRules: try Self.add("let luck = Int.random(in: 0..<6)", in: folder)
    case .fileInRules: try Self.add("let notes = FileManager.default.contents(atPath: \"notes\")", in: folder)
    case .excuseWithoutReason: try Self.add("let started = Date()  // casino:allow clock:", in: folder)
    case .keyUnused:
      try Self.change("Resources/Localizable.xcstrings", in: folder) { $0.copy("rules.aim", to: "old.aim") }
    case .keyMissing:
      try Self.change("Resources/Localizable.xcstrings", in: folder) {
        $0.rename("rules.rounding", to: "rules.rounded")
      }
    }
  }

  /// Adds a line to the rules.
  static func add(_ line: String, in folder: URL) throws {
    let file = folder.appending(path: "Engine/Step.swift")
    try write(try String(contentsOf: file, encoding: .utf8) + "\n" + line + "\n", to: "Engine/Step.swift", in: folder)
  }

  private static func write(_ text: String, to path: String, in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appending(path: path))
  }

  private static func change(_ path: String, in folder: URL, _ body: (inout CatalogueJSON) -> Void) throws {
    let file = folder.appending(path: path)
    var catalogue = try CatalogueJSON(file)
    body(&catalogue)
    try catalogue.write(to: file)
  }
}

/// A copy of the template with its program, as a stranger has it.
struct TemplateCopy {
  /// The package.
  let folder: URL
  /// The program within it, to check.
  var path: String { folder.appending(path: ".build/debug/NewGame").path }

  init(in place: TemporaryFolder) throws {
    folder = try place.makeFolder("NewGame")
    let template = Checkout.url("Templates/NewGame")
    for name in try FileManager.default.contentsOfDirectory(atPath: template.path) where name != ".build" {
      try FileManager.default.copyItem(at: template.appending(path: name), to: folder.appending(path: name))
    }
    let programs = folder.appending(path: ".build/debug")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: BuiltProducts.url(of: "NewGame"), to: programs.appending(path: "NewGame"))
  }
}
