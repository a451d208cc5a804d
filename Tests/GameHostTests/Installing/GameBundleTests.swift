import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

@Suite struct GameBundleTests {
  private func fault(_ change: (inout [GameBundle.File]) -> Void) throws -> BundleError? {
    var files = SampleBundle.files()
    files.append(try BundleRecord(files, signedBy: SampleBundle.key).file())
    change(&files)
    do throws(BundleError) {
      _ = try GameBundle(files)
      return nil
    } catch {
      return error
    }
  }

  @Test func aSoundOneIsTaken() throws {
    let bundle = try SampleBundle.bundle()
    #expect(bundle.manifest.info.id == "war" && bundle.name == "War.casinogame" && bundle.author == SampleBundle.key.id)
  }

  @Test func aDamagedOneIsRefused() throws {
    #expect(try fault { $0[0].bytes[500] ^= 1 } == .unsound(.changed("War")))
    #expect(try fault { $0[1].bytes.append(32) } == .unsound(.changed("Resources/manifest.json")))
    #expect(try fault { $0.remove(at: 2) } == .unsound(.missing("Resources/Localizable.xcstrings")))
    #expect(try fault { $0.append(GameBundle.File(path: "more", bytes: [])) } == .unsound(.stray("more")))
    #expect(try fault { $0.append($0[0]) } == .unsound(.twice))
    #expect(try fault { $0.removeLast() } == .noBundle)
    #expect(try fault { $0[3].bytes = Array("{}".utf8) } == .noBundle)
    #expect(try fault { $0[3].bytes = Array(#"{"format":2}"#.utf8) } == .otherFormat(2))
  }

  /// Whoever changes a file and its hash cannot sign for the author.
  @Test func aForgedOneIsRefused() throws {
    let sound = try SampleBundle.bundle().record
    let forged = try fault { files in
      files[0].bytes[500] ^= 1
      var record = BundleRecord(Array(files.prefix(3)), signedBy: SampleBundle.key(2))
      record.author = sound.author
      files[3] = try! record.file()
    }
    #expect(forged == .unsound(.signature))
  }

  @Test(arguments: ["../War", "/etc/passwd", "a//b", "a/./b", ".hidden", "-x", "a\u{1B}b", "a:b", "ä", "", "a/../../b"])
  func aPathThatLeadsElsewhereIsRefused(path: String) throws {
    #expect(!GameBundle.isPath(path))
    #expect(try fault { $0.append(GameBundle.File(path: path, bytes: [])) } == .unsound(.path(path)))
  }

  @Test func whatIsNoProgramIsRefused() throws {
    var files = SampleBundle.files()
    files[0].bytes = Array("#!/bin/sh\n".utf8)
    let record = BundleRecord(files, signedBy: SampleBundle.key)
    #expect(throws: BundleError.unsound(.noProgram)) { try GameBundle(files + [try record.file()]) }
  }

  // MARK: - As a file

  @Test func theFileIsTheSameForTheSameGame() throws {
    let bundle = try SampleBundle.bundle(), bytes = BundleArchive.bytes(bundle)
    #expect(try bytes == BundleArchive.bytes(SampleBundle.bundle()))
    #expect(try GameBundle(BundleArchive.files(bytes)) == bundle)
  }

  @Test func tarListsIt() throws {
    let folder = try TemporaryFolder(), file = folder.url("War.casinogame")
    try Data(BundleArchive.bytes(SampleBundle.bundle())).write(to: file)
    let listed = try ShellCommand.run("tar", ["tf", file.path])
    #expect(listed.status == 0)
    #expect(
      listed.text == "bundle.json\nResources/Localizable.xcstrings\nResources/manifest.json\nWar\n", "\(listed.text)")
    #expect(try GameBundle(at: file.path) == SampleBundle.bundle())
  }

  @Test(arguments: [100, 511, 1_000, 2_000]) func aCutFileIsRefused(length: Int) throws {
    let bytes = Array(BundleArchive.bytes(try SampleBundle.bundle()).prefix(length))
    #expect(throws: BundleError.self) { try GameBundle(BundleArchive.files(bytes)) }
  }

  /// A link, a device or a folder in an archive that `tar` wrote.
  @Test func onlyPlainFilesAreTaken() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "in/War")
    try FileManager.default.createSymbolicLink(atPath: folder.url("in/link").path, withDestinationPath: "/etc/passwd")
    let made = try ShellCommand.run(
      "tar", ["--format=ustar", "-cf", folder.url("War.casinogame").path, "-C", folder.url("in").path, "War", "link"])
    #expect(made.status == 0, "\(made.text)")
    #expect(throws: BundleError.unsound(.kind("link"))) { try GameBundle(at: folder.url("War.casinogame").path) }
  }

  @Test(arguments: BundleFault.samples) func everyFaultIsToldInEveryLanguage(fault: BundleFault) {
    for language in Language.shipped {
      let sentence = Strings.host(language).sentence(for: BundleError.unsound(fault))
      #expect(!sentence.contains("bundle.") && !sentence.contains("%"), "\(sentence)")
    }
  }
}

extension BundleFault {
  static let samples: [BundleFault] = [
    .path("a"), .kind("a"), .owner("a"), .twice, .missing("a"), .stray("a"), .changed("a"), .cut, .signature,
    .noProgram,
  ]
}
