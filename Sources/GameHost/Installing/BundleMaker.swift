import CasinoKit
import FoundationEssentials
import Glibc

/// Makes the bundle of a game from its sources.
struct BundleMaker {
  let builder: GameBuilder
  /// Who signs it.
  let key: AuthorKey
  /// How the program is run that is asked for its manifest.
  let confinement: (GameOrigin) -> Confinement

  /// Builds the program and puts everything together.
  /// - Throws: `BuildError`, or `BundleError` where what was built makes no sound bundle.
  func bundle(_ package: GamePackage) throws -> GameBundle {
    let program = try builder.portable(package)
    let origin = GameOrigin.path(package.folder.path), confinement = confinement(origin)
    guard confinement != .refused else { throw GameLibraryError.noSandbox(origin) }
    let manifest: Manifest
    do throws(ManifestFault) {
      manifest = try ManifestReader.ask(program, resources: package.resources, confinement: confinement)
    } catch {
      throw BundleError.badManifest(error)
    }
    // What the program says of itself now, whatever lies in the sources.
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var files = [GameBundle.File(path: GameBundle.manifestPath, bytes: Array(try encoder.encode(manifest)))]
    files.append(GameBundle.File(path: manifest.executable, bytes: try PlainFile.bytes(program.path)))
    files += try Self.resources(package.resources).filter { $0.path != GameBundle.manifestPath }
    let record = BundleRecord(files, signedBy: key)
    return try GameBundle(files + [try record.file()])
  }

  /// The texts and whatever else the game reads, without what is hidden.
  private static func resources(_ folder: URL) throws(BundleError) -> [GameBundle.File] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    var files: [GameBundle.File] = []
    for path in paths.sorted()
    where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") || $0.hasSuffix("~") }) {
      var facts = stat()
      let place = folder.appending(path: path).path
      guard lstat(place, &facts) == 0 else { throw .file(path: place, code: errno) }
      if facts.st_mode & S_IFMT == S_IFDIR { continue }
      files.append(GameBundle.File(path: "Resources/\(path)", bytes: try PlainFile.bytes(place)))
    }
    return files
  }
}
