import Foundation
import TestSupport
import Testing

@testable import GameHost

struct ForeignFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aFileIsRead() throws {
    let file = try folder.write("text", to: "file")
    #expect(ForeignFile.data(at: file) == Data("text".utf8))
    #expect(ForeignFile.data(at: file, limit: 4) == Data("text".utf8))
    #expect(ForeignFile.data(at: file, limit: 3) == nil)
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "/dev/tty", "/", "/nowhere"])
  func whatIsNoFileIsNotRead(_ place: String) throws {
    let link = folder.url("link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: place)
    #expect(ForeignFile.data(at: link) == nil)
    #expect(throws: ManifestFault.unreadable) { try ManifestReader.read(file: link) }
  }

  @Test func aPipeIsNotWaitedFor() throws {
    let pipe = folder.url("pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(ForeignFile.data(at: pipe) == nil)
  }
}
