import Foundation
import TestSupport
import Testing

@testable import GameHost

@Suite struct SourceStateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("let package", to: "Package.swift")
    try folder.write("struct War {}", to: "Engine/War.swift")
    try folder.write("{}", to: "Resources/Localizable.xcstrings")
  }

  private func state(_ content: SourceState.Content) -> String { SourceState.text(of: [folder.url], content) }

  @Test(
    arguments: [
      ("Engine/War.swift", "struct War { }"), ("Engine/Hand.swift", "new"), ("Package.swift", "let other"),
      ("Views/Deep/Deeper/View.swift", "new"),
    ])
  func aChangedSourceIsSeen(path: String, text: String) throws {
    let sources = state(.sources), resources = state(.resources)
    try folder.write(text, to: path)
    #expect(state(.sources) != sources && state(.resources) == resources)
  }

  @Test func aRemovedSourceIsSeen() throws {
    let sources = state(.sources)
    try FileManager.default.removeItem(at: folder.url("Engine/War.swift"))
    #expect(state(.sources) != sources)
  }

  @Test func aChangedTextIsNoChangeOfSources() throws {
    let sources = state(.sources), resources = state(.resources)
    try folder.write("{ }", to: "Resources/Localizable.xcstrings")
    #expect(state(.sources) == sources && state(.resources) != resources)
  }

  @Test(arguments: [
    ".build/debug.yaml", ".swp", "Engine/.War.swift.swp", "Engine/War.swift~", "Tests/A.swift", "README.md",
  ])
  func whatIsNotCompiledIsNoChange(path: String) throws {
    let sources = state(.sources), resources = state(.resources)
    try folder.write("x", to: path)
    #expect(state(.sources) == sources && state(.resources) == resources)
  }

  /// Editors save by writing into the file, or by putting another in its place.
  @Test(arguments: [true, false]) func aSavedFileWakesTheWatch(isReplaced: Bool) throws {
    let watch = SourceWatch([folder.url])
    #expect(!watch.mayHaveChanged())
    try Data("struct War { }".utf8).write(to: folder.url("Engine/War.swift"), options: isReplaced ? .atomic : [])
    #expect(watch.mayHaveChanged())
    #expect(!watch.mayHaveChanged())
  }

  @Test func aNewFolderIsWatchedToo() throws {
    let watch = SourceWatch([folder.url])
    try folder.makeFolder("Views")
    #expect(watch.mayHaveChanged())
    try folder.write("x", to: "Views/Table.swift")
    #expect(watch.mayHaveChanged())
  }
}
