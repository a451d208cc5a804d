import Foundation
import Glibc
import TestSupport
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
      ("relative to where one is", "a/b", ["HOME": "/h"], "/here/a/b"),
      ("relative variable", nil, ["CASINO_HOME": "c", "HOME": "/h"], "/here/c"),
      ("a tilde that the shell left", "~/chips", ["HOME": "/h"], "/h/chips"),
      ("a tilde alone", "~", ["HOME": "/h"], "/h"),
      ("a folder with a tilde in its name", "a~/b", ["HOME": "/h"], "/here/a~/b"),
    ] as [(String, String?, [String: String], String)])
  func isFound(rule: String, option: String?, environment: [String: String], path: String) throws {
    let folder = try DataDirectory.located(
      option: option, environment: environment, workingDirectory: "/here", accountHome: "/account")
    #expect(folder == DataDirectory(path: path), "\(rule)")
  }

  @Test func isAskedForWhereThereIsNoHome() {
    #expect(throws: CommandError.noDataDirectory) {
      try DataDirectory.located(option: nil, environment: [:], workingDirectory: "/here", accountHome: nil)
    }
  }

  @Test func isMadeTwoLevelsDeepForItsOwnerAlone() throws {
    let root = try TemporaryFolder()
    let folder = DataDirectory(path: root.url("one/two/casino").path)
    try folder.create()
    try folder.create()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    #expect(folder.path(of: "wallet") == root.url("one/two/casino/wallet").path)
  }

  @Test(arguments: ["file", "file/below"]) func isRefusedWhereAFileStands(place: String) throws {
    let root = try TemporaryFolder()
    let file = try root.write("chips", to: "file")
    let path = root.url(place).path
    #expect(throws: CommandError.dataDirectoryRefused(path: path, code: ENOTDIR)) {
      try DataDirectory(path: path).create()
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "chips")
  }
}
