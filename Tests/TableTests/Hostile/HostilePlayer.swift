import Foundation
import TestSupport
import Testing

/// Who runs the host while a hostile game is played: whoever runs the tests, and where that is root an ordinary user.
enum HostilePlayer: String, CaseIterable, CustomTestStringConvertible {
  case tester, ordinary

  /// Those that can be had on this machine.
  static let all = allCases.filter(\.isThere)
  /// Whether the machine makes sandboxes at all.
  static let hasSandbox = FileManager.default.isExecutableFile(atPath: "/usr/bin/bwrap")

  var testDescription: String { self == .ordinary ? "ordinary user" : geteuid() == 0 ? "root" : "user" }

  /// What stands in front of the command line.
  var runner: [String] {
    self == .tester ? [] : ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--inh-caps=-all"]
  }

  /// The program with a data folder that the player may use.
  func program() throws -> CasinoProgram {
    var casino = try CasinoProgram()
    casino.runner = runner
    if self == .ordinary {
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: casino.folder.path)
    }
    return casino
  }

  private var isThere: Bool {
    guard self == .ordinary else { return true }
    guard geteuid() == 0 else { return false }
    let process = Process()
    process.executableURL = URL(filePath: runner[0])
    process.arguments = runner.dropFirst() + ["test", "-x", BuiltProducts.url(of: "Hostile").path]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

extension CasinoProgram {
  /// The path of a hostile game that tries a trick.
  func hostile(_ trick: String) throws -> String {
    let link = folder.url("hostile-\(trick)")
    if !FileManager.default.fileExists(atPath: link.path) {
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: BuiltProducts.url(of: "Hostile"))
    }
    return link.path
  }
}
