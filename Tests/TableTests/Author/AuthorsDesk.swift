import Foundation
import TestSupport

@testable import GameHost

/// A game of a stranger's in a folder of its own, and the real program beside it.
///
/// All of them build in one place within this checkout, so that the kit is compiled once.
struct AuthorsDesk {
  var casino: CasinoProgram
  /// The folder of the game.
  let game: URL

  /// Makes a game.
  init(_ name: String = "War", style: GameStyle = .dealer) throws {
    casino = try CasinoProgram()
    casino.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "CASINO_HINTS": "off",
      BuildPlace.variable: Checkout.url(".build/author").path,
    ]
    let parent = try casino.folder.makeFolder("games")
    let made = try casino.run("new-game", name, "--style", style.rawValue, "--directory", parent.path)
    guard made.status == 0 else { throw Failure.notMade(made.errors) }
    game = parent.appending(path: name)
  }

  enum Failure: Error { case notMade(String), notFound(String) }

  /// Changes a file of the game.
  func change(_ path: String, _ text: String, to other: String) throws {
    let file = game.appending(path: path), before = try String(contentsOf: file, encoding: .utf8)
    guard let range = before.range(of: text) else { throw Failure.notFound(text) }
    try Data(before.replacingCharacters(in: range, with: other).utf8).write(to: file)
  }

  /// The program on a machine that has the sandbox, but no Swift.
  func withoutCompiler() throws -> CasinoProgram {
    var other = casino
    let tools = try casino.folder.makeFolder("tools"), sandbox = "/usr/bin/bwrap"
    if FileManager.default.isExecutableFile(atPath: sandbox) {
      try FileManager.default.createSymbolicLink(
        at: tools.appending(path: "bwrap"), withDestinationURL: URL(filePath: sandbox))
    }
    other.environment["PATH"] = tools.path
    return other
  }

  /// Starts `casino dev` in plain text.
  func develop(_ options: String...) throws -> CasinoProgram.Running {
    try casino.start(["dev", game.path, "--ui", "text"] + options)
  }
}
