import CasinoKit
import FoundationEssentials
import Glibc

/// Why a game is not found. The caller adds the nearest of the known words.
enum GameLibraryError: Error, Equatable, Sendable {
  /// There is no game of the name.
  case unknown(String, known: [String])
  /// There is no program at the path.
  case noProgram(String)
  /// The program or the file gives no manifest.
  case badManifest(path: String, ManifestFault)
  /// The files of an installed game are not what was installed.
  case badBundle(path: String, BundleError)
  /// It is foreign, there is no sandbox on this machine, and nobody agreed to run it without one.
  case noSandbox(GameOrigin)
}

/// Finds the games on this machine: those that came with the host, and any program by its path.
struct GameLibrary {
  /// What was found.
  struct Listing {
    /// The games in the order of their ids.
    var games: [Game] = []
    /// What looks like a game and is none.
    var broken: [GameLibraryError] = []
  }

  /// Asks whether a foreign game may run without a sandbox, where this machine has none.
  var isAgreed: (GameOrigin) -> Bool = { _ in false }
  /// The folder of the host's program.
  private let programs: URL
  /// The host's environment, whose `PATH` leads to the sandbox.
  private let environment: [String: String]
  /// The games that were installed; nil where nobody knows where they would lie.
  private let installed: InstalledGames?

  /// Looks from a host's program on.
  /// - Parameters:
  ///   - program: the host's program; nil is the one that runs.
  ///   - environment: the host's environment.
  ///   - installed: the games that were installed.
  init(
    program: URL? = nil, environment: [String: String] = ProcessInfo.processInfo.environment,
    installed: InstalledGames? = nil
  ) {
    self.environment = environment
    self.installed = installed
    let running = RealPath.link("/proc/self/exe") ?? CommandLine.arguments.first ?? ""
    programs = RealPath.of(program ?? URL(filePath: running)).deletingLastPathComponent()
  }

  /// The games that came with the host.
  func bundled() -> Listing {
    var listing = Listing()
    for (resources, executable) in places() {
      do throws(GameLibraryError) {
        let game = try Self.game(resources: resources, executable: executable)
        let isKnown = listing.games.contains { $0.manifest.info.id == game.manifest.info.id }
        if !isKnown { listing.games.append(game) }
      } catch {
        listing.broken.append(error)
      }
    }
    listing.games.sort { $0.manifest.info.id < $1.manifest.info.id }
    return listing
  }

  /// All games of this machine: those that came with the host, and those that were installed. A word of the house is
  /// the house's.
  func all() -> Listing {
    var listing = bundled()
    let words = Set(listing.games.map(\.manifest.info.id))
    let others = installed?.listing(confinement) ?? Listing()
    listing.games += others.games.filter { !words.contains($0.manifest.info.id) }
    listing.games.sort { $0.manifest.info.id < $1.manifest.info.id }
    listing.broken += others.broken
    return listing
  }

  /// What is wrong with the files of an installed game; nil where nothing is.
  func fault(of game: Game) -> BundleError? {
    guard case .installed = game.origin else { return nil }
    return installed?.fault(of: game.manifest.info.id)
  }

  /// Whether a word is that of a game that came with the host.
  func isBundled(_ id: String) -> Bool { bundled().games.contains { $0.manifest.info.id == id } }

  /// The game of a name or a path. What holds a slash is a path; the program there is asked for its manifest.
  func game(_ word: String) throws(GameLibraryError) -> Game {
    if word.contains("/") { return try foreign(path: word) }
    let listing = all()
    let wanted = word.lowercased()
    for game in listing.games {
      let info = game.manifest.info
      guard info.id == wanted || info.name.lowercased() == wanted else { continue }
      guard game.confinement != .refused else { throw .noSandbox(game.origin) }
      return game
    }
    throw .unknown(word, known: listing.games.map(\.manifest.info.id))
  }

  /// The game of a program that was built from its sources.
  func game(_ built: BuiltGame) throws(GameLibraryError) -> Game {
    let folder = built.resources.deletingLastPathComponent()
    return try foreign(built.executable, resources: built.resources, origin: .path(folder.path), path: folder.path)
  }

  /// How a game of an origin is run here.
  func confinement(of origin: GameOrigin) -> Confinement {
    Confinement.of(origin, environment: environment) { isAgreed(origin) }
  }

  /// Where games may lie: their resources, and where the program lies that the manifest names.
  private func places() -> [(resources: URL, executable: (Manifest) -> URL)] {
    let checkout = Self.folders(in: checkoutPlugins()).map { folder in
      (folder.appending(path: "Resources"), { (manifest: Manifest) in programs.appending(path: manifest.executable) })
    }
    let installation = programs.deletingLastPathComponent().appending(path: "lib/casino/games")
    let installed = Self.folders(in: installation).map { folder in
      (folder.appending(path: "Resources"), { (manifest: Manifest) in folder.appending(path: manifest.executable) })
    }
    // An installation may lie within a checkout, whose games it does not run.
    return installed.isEmpty ? checkout : installed
  }

  /// The `Plugins` of the nearest folder above the host's program that has a game in it.
  private func checkoutPlugins() -> URL? {
    var folder = programs
    while folder.path != "/" {
      let plugins = folder.appending(path: "Plugins")
      if !Self.folders(in: plugins).isEmpty { return plugins }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The folders within one that hold a game's manifest, in the order of their names.
  private static func folders(in folder: URL?) -> [URL] {
    guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return [] }
    return names.sorted().map { folder.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.appending(path: "Resources/manifest.json").path) }
  }

  private static func game(
    resources: URL, executable: (Manifest) -> URL
  ) throws(GameLibraryError) -> Game {
    let file = resources.appending(path: "manifest.json")
    do throws(ManifestFault) {
      let manifest = try ManifestReader.read(file: file)
      return Game(
        manifest: manifest, executable: executable(manifest), resources: resources, origin: .bundled, confinement: .open
      )
    } catch {
      throw .badManifest(path: file.path, error)
    }
  }

  /// The program of a package, built last; the path itself where it is none.
  private func program(_ path: String) -> URL {
    let place = URL(filePath: path).absoluteURL.standardizedFileURL
    let file = place.appending(path: "Resources/manifest.json")
    guard let manifest = try? ManifestReader.read(file: file) else { return place }
    // A bundle has its program in it, and runs no other.
    let own = place.appending(path: manifest.executable)
    if BundleFolder(folder: place).isBundle { return own }
    let built = ["debug", "release"].map { place.appending(path: ".build/\($0)/\(manifest.executable)") }
    let newest = (built + [programs.appending(path: manifest.executable)]).compactMap { program -> (URL, Int)? in
      var facts = stat()
      return stat(program.path, &facts) == 0 ? (program, facts.st_mtim.tv_sec) : nil
    }
    return newest.max { $0.1 < $1.1 }?.0 ?? place
  }

  /// A game by its program, or by the folder of its package.
  private func foreign(path: String) throws(GameLibraryError) -> Game {
    let executable = program(path)
    var facts = stat()
    guard stat(executable.path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, access(executable.path, X_OK) == 0
    else { throw .noProgram(path) }
    let own = URL(filePath: path).absoluteURL.standardizedFileURL.appending(path: "Resources")
    let isPackage = URL(filePath: path).absoluteURL.standardizedFileURL.path != executable.path
    let near = isPackage ? own : executable.deletingLastPathComponent().appending(path: "Resources")
    let origin = GameOrigin.path(RealPath.of(URL(filePath: path).absoluteURL.standardizedFileURL).path)
    var game = try foreign(executable, resources: near, origin: origin, path: path)
    if !isPackage { game.resources = Self.resources(of: game.manifest, executable: executable) ?? near }
    return game
  }

  private func foreign(
    _ executable: URL, resources: URL, origin: GameOrigin, path: String
  ) throws(GameLibraryError) -> Game {
    let confinement = self.confinement(of: origin)
    guard confinement != .refused else { throw .noSandbox(origin) }
    do throws(ManifestFault) {
      let manifest = try ManifestReader.ask(executable, resources: resources, confinement: confinement)
      return Game(
        manifest: manifest, executable: executable, resources: resources, origin: origin, confinement: confinement)
    } catch {
      if case .sandbox(let bubblewrap) = confinement, !Sandbox.works(bubblewrap) { throw .noSandbox(origin) }
      throw .badManifest(path: path, error)
    }
  }

  /// The `Resources` of the game beside its program or in a folder above, as in a checkout.
  private static func resources(of manifest: Manifest, executable: URL) -> URL? {
    var folder = RealPath.of(executable).deletingLastPathComponent()
    while folder.path != "/" {
      let resources = folder.appending(path: "Resources")
      let file = resources.appending(path: "manifest.json")
      if (try? ManifestReader.read(file: file))?.info.id == manifest.info.id { return resources }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
