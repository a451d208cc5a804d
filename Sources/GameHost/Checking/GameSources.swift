import CasinoKit
import FoundationEssentials

/// The package of a game, where it is on this machine.
struct GameSources {
  /// A Swift file of the package, without its tests.
  struct File {
    /// The path within the package.
    var path: String
    var lines: [Substring]
    var text: String
  }

  /// The folder of the package.
  let folder: URL
  /// Its Swift files, in the order of their paths.
  let files: [File]

  /// Finds the package that a game's resources lie in; nil where they lie in none.
  init?(of game: Game) {
    folder = RealPath.of(game.resources).deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path),
      let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    else { return nil }
    let place = folder
    files = paths.sorted().filter(Self.isRead).compactMap { path in
      guard let data = ForeignFile.data(at: place.appending(path: path)) else { return nil }
      let text = String(decoding: data, as: UTF8.self)
      return File(path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false), text: text)
    }
  }

  /// The files of some folders of the package.
  func files(in folders: String...) -> [File] {
    files.filter { file in folders.contains { file.path.hasPrefix($0 + "/") } }
  }

  /// Whether the package has a file or a folder.
  func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.appending(path: path).path) }

  private static func isRead(_ path: String) -> Bool {
    path.hasSuffix(".swift") && path != "Package.swift" && !path.hasPrefix("Tests/")
      && !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}

extension GameSources {
  /// A place that is left for the author.
  struct Place: Equatable {
    var path: String
    var line: Int
    var text: String
  }

  /// The places that are marked `// NEXT:`.
  var next: [Place] {
    files.flatMap { file in
      file.lines.enumerated().compactMap { number, line in
        line.firstRange(of: "// NEXT:").map { mark in
          Place(path: file.path, line: number + 1, text: String(line[mark.upperBound...].drop { $0 == " " }))
        }
      }
    }
  }
}
