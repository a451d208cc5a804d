import FoundationEssentials
import Glibc

/// A folder that is the package of a game.
struct GamePackage: Equatable {
  /// The folder, symbolic links resolved.
  let folder: URL
  /// The name of the program that the package builds.
  let executable: String

  /// Looks at a folder.
  /// - Returns: nil where it is no package.
  init?(at path: String) {
    folder = RealPath.of(URL(filePath: path).absoluteURL.standardizedFileURL)
    let file = folder.appending(path: "Package.swift")
    guard let manifest = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let resources = folder.appending(path: "Resources/manifest.json")
    executable =
      Self.executable(named: manifest) ?? (try? ManifestReader.read(file: resources))?.executable
      ?? folder.lastPathComponent
  }

  /// The kit of a game in a checkout, which it names by a path; nil where it leaves the place to `$CASINO_SDK`.
  var ownKit: URL? {
    let text = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
    guard text?.contains("\"../../Sources/CasinoKit\"") ?? false else { return nil }
    return folder.deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/CasinoKit")
  }

  /// Whether the package lies in a folder, at any depth.
  func isWithin(_ other: URL) -> Bool { folder.path.hasPrefix(RealPath.of(other).path + "/") }

  /// Where the texts of the game lie.
  var resources: URL { folder.appending(path: "Resources") }

  /// Finds the name of the program in the text of the package: running that text would run the author's code.
  private static func executable(named manifest: String) -> String? {
    guard let target = manifest.firstRange(of: ".executableTarget(") else { return nil }
    let rest = manifest[target.upperBound...].drop { $0.isWhitespace }
    guard rest.hasPrefix("name:") else { return nil }
    let value = rest.dropFirst("name:".count).drop { $0.isWhitespace }
    guard value.first == "\"", let end = value.dropFirst().firstIndex(of: "\"") else { return nil }
    let name = value[value.index(after: value.startIndex)..<end]
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    return isPlain && !name.isEmpty ? String(name) : nil
  }
}
