import Foundation
import TestSupport
import Testing

@testable import GameHost

struct AuthorKeyTests {
  /// RFC 8032, section 7.1, test 2: a message of one byte.
  private let secret = "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"
  private let open = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"
  private let signature =
    "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
    + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"

  @Test func signaturesAreEd25519() throws {
    let bytes = try #require(Hexadecimal.bytes(secret)), key = try #require(AuthorKey(secret: bytes))
    #expect(key.id.text == open)
    #expect(Hexadecimal.text(key.signature(of: [0x72])) == signature)
    #expect(key.id.short == "3d40-17c3-e843-895a")
  }

  @Test func onlyTheOwnerSigned() throws {
    let author = try #require(AuthorID(open)), bytes = try #require(Hexadecimal.bytes(signature))
    #expect(author.signed([0x72], signature: bytes))
    #expect(!author.signed([0x73], signature: bytes))
    #expect(!author.signed([0x72], signature: Array(bytes.dropLast())))
    #expect(!author.signed([0x72], signature: Array(bytes.dropLast()) + [1]))
    let other = try #require(AuthorKey(secret: [UInt8](repeating: 7, count: 32)))
    #expect(!other.id.signed([0x72], signature: bytes))
  }

  @Test func aDataFolderHasOneKeyThatNobodyElseReads() throws {
    let folder = try TemporaryFolder()
    let first = try AuthorKey.own(in: folder.url), second = try AuthorKey.own(in: folder.url)
    #expect(first.id == second.id)
    let file = folder.url(AuthorKey.fileName)
    let facts = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(facts[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [AuthorKey.fileName])
    let another = try TemporaryFolder()
    #expect(try AuthorKey.own(in: another.url).id != first.id)
  }

  @Test func aFileThatHoldsNoKeyIsRefused() throws {
    let folder = try TemporaryFolder()
    try Data("no key".utf8).write(to: folder.url(AuthorKey.fileName))
    #expect(throws: SystemError(code: EINVAL)) { try AuthorKey.own(in: folder.url) }
  }

  @Test(arguments: [GameOrigin.bundled, .author(9)])
  func originsAreKeptAsText(_ origin: GameOrigin) throws {
    let kept = try #require(origin.kept)
    #expect(GameOrigin(kept: kept) == origin)
  }

  @Test func aPathOwnsNoWord() { #expect(GameOrigin.path("/tmp/Poker").kept == nil) }
}
