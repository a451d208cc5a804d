import Foundation
import Glibc
import Testing

@testable import GameHost

@Suite struct DataDirectoryTests {
  @Test(
    arguments: [
      ("--data-dir comes first", "/d", ["CASINO_HOME": "/c", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/d"),
      ("then $CASINO_HOME", nil, ["CASINO_HOME": "/c", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/c"),
      ("then the XDG folder", nil, ["XDG_DATA_HOME": "/x/y/", "HOME": "/h"], "/x/y/casino"),
      ("then the home folder", nil, ["HOME": "/h"], "/h/.local/share/casino"),
      ("then the account's", nil, [:], "/account/.local/share/casino"),
      ("empty is unset", nil, ["CASINO_HOME": "", "XDG_DATA_HOME": "", "HOME": ""], "/account/.local/share/casino"),
      (
        "a relative XDG folder counts for nothing", nil, ["XDG_DATA_HOME": "x", "HOME": "/h"], "/h/.local/share/casino"
      ),
      ("relative to where one is", "a/b", ["HOME": "/h"], "/work/a/b"),
      ("relative variable", nil, ["CASINO_HOME": "c", "HOME": "/h"], "/work/c"),
      ("a tilde that the shell left", "~/chips", ["HOME": "/h"], "/h/chips"),
      ("a tilde alone", "~", ["HOME": "/h"], "/h"),
      ("a folder with a tilde in its name", "a~/b", ["HOME": "/h"], "/work/a~/b"),
    ] as [(String, String?, [String: String], String)])
  func isFound(rule: String, option: String?, environment: [String: String], path: String) throws {
    let folder = try DataDirectory.located(
      option: option, environment: environment, workingDirectory: "/work", accountHome: "/account")
    #expect(folder == DataDirectory(path: path), "\(rule)")
  }

  @Test func isAskedForWhereThereIsNoHome() {
    #expect(throws: CommandError.noDataDirectory) {
      try DataDirectory.located(option: nil, environment: [:], workingDirectory: "/work", accountHome: nil)
    }
  }

  @Test func isMadeTwoLevelsDeepForItsOwnerAlone() throws {
    try inTemporaryFolder { root in
      let folder = DataDirectory(path: "\(root)/one/two/casino")
      try folder.create()
      try folder.create()
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
      #expect(folder.path(of: "wallet") == "\(root)/one/two/casino/wallet")
    }
  }

  @Test(arguments: ["file", "file/below"]) func isRefusedWhereAFileStands(place: String) throws {
    try inTemporaryFolder { root in
      try Data("chips".utf8).write(to: URL(filePath: "\(root)/file"))
      let path = "\(root)/\(place)"
      #expect(throws: CommandError.dataDirectoryRefused(path: path, code: ENOTDIR)) {
        try DataDirectory(path: path).create()
      }
      #expect(try String(contentsOfFile: "\(root)/file", encoding: .utf8) == "chips")
    }
  }

  private func inTemporaryFolder(_ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "casino-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try body(root.path)
  }
}
