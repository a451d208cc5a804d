import Foundation
import Glibc
import TestSupport
import Testing

@testable import GameHost

/// A game is written whole, or nothing is left behind. BL-181.
@Suite struct ScaffoldWriterTests {
  @Test func everyFileOfThePlanIsWritten() throws {
    let test = try StandInTemplate(), plan = try test.plan()
    try ScaffoldWriter().write(plan)
    for file in plan.files {
      #expect(try Array(Data(contentsOf: plan.folder.appending(path: file.path))) == file.bytes)
    }
    let written = contents(of: test.target).filter { !$0.hasSuffix("/") }
    #expect(Set(plan.files.map { "Poker/\($0.path)" }).isSubset(of: Set(written)))
    #expect(try FileManager.default.contentsOfDirectory(atPath: test.target.path) == ["Poker"])
  }

  @Test(arguments: 0..<8) func aFailureAtAnyFileLeavesNothing(number: Int) throws {
    let test = try StandInTemplate(), plan = try test.plan()
    #expect(plan.files.count == 8)
    let failure = ScaffoldError.unwritable(path: "disk", code: ENOSPC)
    var writer = ScaffoldWriter()
    writer.checkpoint = { place throws(ScaffoldError) in if place == number { throw failure } }
    #expect(throws: failure) { try writer.write(plan) }
    #expect(contents(of: test.target).isEmpty)
    try ScaffoldWriter().write(plan)
    #expect(contents(of: test.target).contains("Poker/Package.swift"))
  }

  enum Obstacle: CaseIterable { case folder, fullFolder, file, link, deadLink }

  /// What is there already is never touched, even if it comes while the files are written.
  @Test(arguments: Obstacle.allCases, [false, true])
  func whatIsThereStays(obstacle: Obstacle, comesLate: Bool) throws {
    let test = try StandInTemplate(), folder = test.target.appending(path: "Poker")
    let plan = try test.plan()
    var writer = ScaffoldWriter()
    if comesLate {
      writer.checkpoint = { place throws(ScaffoldError) in if place == 3 { try? Self.put(obstacle, at: folder) } }
    } else {
      try Self.put(obstacle, at: folder)
      #expect(throws: ScaffoldError.exists(path: folder.path)) { try test.plan() }
    }
    #expect(throws: ScaffoldError.exists(path: folder.path)) { try writer.write(plan) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: test.target.path) == ["Poker"])
    let kept = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    #expect(kept == (obstacle == .fullFolder ? ["mine"] : []))
    if obstacle == .file { #expect(try Data(contentsOf: folder) == Data("mine".utf8)) }
  }

  private static func put(_ obstacle: Obstacle, at url: URL) throws {
    let files = FileManager.default
    switch obstacle {
    case .folder: try files.createDirectory(at: url, withIntermediateDirectories: false)
    case .fullFolder:
      try files.createDirectory(at: url, withIntermediateDirectories: false)
      try Data("mine".utf8).write(to: url.appending(path: "mine"))
    case .file: try Data("mine".utf8).write(to: url)
    case .link: try files.createSymbolicLink(atPath: url.path, withDestinationPath: "/dev/null")
    case .deadLink: try files.createSymbolicLink(atPath: url.path, withDestinationPath: "/nowhere")
    }
  }

  /// What a killed run left is removed by the next one; what merely looks like it elsewhere, or is a game, stays.
  @Test func theNextRunTidiesUp() throws {
    let test = try StandInTemplate()
    try test.folder.write("half", to: "games/\(ScaffoldWriter.prefix)Rummy/Engine/RummyEngine.swift")
    try test.folder.write("half", to: "games/\(ScaffoldWriter.prefix)Poker/Package.swift")
    try test.folder.write("mine", to: "games/Rummy/mine")
    try ScaffoldWriter().write(test.plan())
    #expect(try FileManager.default.contentsOfDirectory(atPath: test.target.path).sorted() == ["Poker", "Rummy"])
    #expect(contents(of: test.target.appending(path: "Rummy")) == ["mine"])
  }

  /// BL-178, BL-183: a second game stands beside the first; the same one again changes nothing.
  @Test func aSecondGameStandsBesideTheFirst() throws {
    let test = try StandInTemplate()
    try ScaffoldWriter().write(test.plan("Poker"))
    let before = try test.plan("Rummy").files.count
    try ScaffoldWriter().write(test.plan("Rummy"))
    let files = contents(of: test.target).filter { $0.hasPrefix("Rummy/") && !isFolder($0, in: test.target) }
    #expect(files.count == before)
    #expect(throws: ScaffoldError.exists(path: test.target.appending(path: "Rummy").path)) { try test.plan("Rummy") }
  }

  @Test func aFolderThatIsGoneIsNamed() throws {
    let test = try StandInTemplate(), plan = try test.plan()
    try FileManager.default.removeItem(at: test.target)
    #expect(throws: ScaffoldError.unwritable(path: test.target.path, code: ENOENT)) { try ScaffoldWriter().write(plan) }
  }

  /// SwiftPM looks at the games anew when the manifest changes.
  @Test func inACheckoutTheManifestIsTouched() throws {
    let test = try StandInTemplate()
    try test.makeCheckout()
    let manifest = test.folder.url("checkout/Package.swift")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: manifest.path)
    let place = try GamePlace(directory: nil, workingDirectory: test.folder.url("checkout").path)
    let plan = try GamePlan(
      NamePlan("Poker", taken: TakenNames()), style: .dealer, description: nil, place: place, kit: test.kit)
    try ScaffoldWriter().write(plan)
    let date = try FileManager.default.attributesOfItem(atPath: manifest.path)[.modificationDate] as? Date
    #expect(try #require(date) > Date(timeIntervalSince1970: 2_000))
  }

  private func isFolder(_ path: String, in folder: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder.appending(path: path).path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
