import FoundationEssentials
import Glibc

/// A game's program as it was built last from its sources.
struct BuiltGame: Equatable {
  /// The program.
  var executable: URL
  /// The folder of the game's texts: that of its sources.
  var resources: URL
}

extension BuildPlace {
  /// Where the program of a package lies once it is built.
  func program(of package: GamePackage) -> URL { product(of: package).appending(path: package.executable) }

  /// The program of a package, where it is built and nothing was changed since.
  func fresh(_ package: GamePackage) -> BuiltGame? {
    let folder = product(of: package), program = program(of: package)
    guard let stamp = BuildStamp.read(in: folder), stamp.packages.first == package.folder.path,
      access(program.path, X_OK) == 0, stamp.sources == stamp.present
    else { return nil }
    return BuiltGame(executable: program, resources: package.resources)
  }

  /// Puts a program into its place. One that runs goes on from its old file.
  /// - Throws: `BuildError.unwritable`; what was there before is there then.
  func keep(_ program: URL, of package: GamePackage, _ stamp: BuildStamp) throws(BuildError) -> BuiltGame {
    let folder = product(of: package), files = FileManager.default
    let place = folder.appending(path: package.executable), draft = folder.appending(path: ".\(getpid()).new")
    defer { unlink(draft.path) }
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      unlink(draft.path)
      try files.copyItem(at: program, to: draft)
      guard rename(draft.path, place.path) == 0 else { throw BuildError.unwritable(path: place.path, code: errno) }
      try JSONEncoder().encode(stamp).write(to: folder.appending(path: BuildStamp.file), options: .atomic)
    } catch let error as BuildError {
      throw error
    } catch {
      throw .unwritable(path: folder.path, code: errno)
    }
    // Started alone, the program finds its texts; at a table the host names them.
    symlink(package.resources.path, folder.appending(path: "Resources").path)
    return BuiltGame(executable: place, resources: package.resources)
  }
}
