import FoundationEssentials
import Glibc

/// The program of a game, which is started in one way only: as its confinement says.
struct GameProgram {
  let executable: URL
  let resources: URL
  let confinement: Confinement

  /// The program of a game that is known.
  init(_ game: Game) {
    self.init(executable: game.executable, resources: game.resources, confinement: game.confinement)
  }

  /// A program whose game is not known yet.
  init(executable: URL, resources: URL, confinement: Confinement) {
    (self.executable, self.resources, self.confinement) = (executable, resources, confinement)
  }

  /// Starts the program.
  /// - Parameters:
  ///   - surroundings: variables that differ from those of every game.
  ///   - descriptors: what it gets of the host's, see `Spawn`.
  /// - Returns: the process; that of a sandbox ends with the program and as it did.
  /// - Throws: `SystemError` where the system does not start it, or where it must not be started (`EPERM`).
  func start(
    arguments: [String] = [], surroundings: [String: String] = [:], descriptors: [(host: Int32, program: Int32)]
  ) throws(SystemError) -> pid_t {
    switch confinement {
    case .open:
      return try Spawn(
        path: executable.path, arguments: arguments,
        environment: Spawn.environment(resources: resources.path, changed: surroundings), descriptors: descriptors
      ).start()
    case .sandbox(let bubblewrap):
      let program = "\(Sandbox.gameFolder)/\(executable.lastPathComponent)"
      let strings = "\(Sandbox.gameFolder)/Resources"
      // Otherwise the sandbox, not the system, would say that there is no such program.
      guard access(executable.path, X_OK) == 0 else { throw .last }
      return try sandbox(bubblewrap, program: program, strings: strings).start(
        Spawn(
          path: program, arguments: arguments,
          environment: Spawn.environment(resources: strings, changed: surroundings),
          descriptors: descriptors))
    case .refused: throw SystemError(code: EPERM)
    }
  }

  private func sandbox(_ bubblewrap: Bubblewrap, program: String, strings: String) -> Sandbox {
    var readable = RuntimeFolders.found.map { ($0, $0) }
    readable.append((RealPath.of(executable).path, program))
    readable += companions.map { (RealPath.of($0).path, "\(Sandbox.gameFolder)/\($0.lastPathComponent)") }
    // A link in its place could lead to any folder of the player's.
    if RealPath.link(resources.path) == nil, access(resources.path, R_OK) == 0 {
      readable.append((RealPath.of(resources).path, strings))
    }
    return Sandbox(bubblewrap: bubblewrap, readable: readable)
  }

  /// The greatest number of files that a script may consist of.
  private static let greatestCompanions = 64

  /// The files of the same kind beside a script, which may be its parts. Nothing else of its folder is laid open: it may
  /// be any folder of the player's.
  private var companions: [URL] {
    guard !executable.pathExtension.isEmpty, isScript else { return [] }
    let folder = executable.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appending(path: $0) }.filter { file in
      file.pathExtension == executable.pathExtension && file.lastPathComponent != executable.lastPathComponent
        && RealPath.isFile(file.path)
    }.prefix(Self.greatestCompanions).map(\.self)
  }

  /// Whether another program reads it.
  private var isScript: Bool {
    let file = open(executable.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    var start: [UInt8] = [0, 0]
    return read(file, &start, 2) == 2 && start == Array("#!".utf8)
  }
}
