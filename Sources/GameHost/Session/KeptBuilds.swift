import CasinoKit
import FoundationEssentials
import Glibc

/// Copies of the programs that deal: while a round is open, the very program that dealt it is there to finish it,
/// whatever was built or installed meanwhile.
struct KeptBuilds {
  /// The folder of one game's copies.
  private let folder: URL

  /// Names the folder of a game within the data folder. Games of one word but of different origins have folders of
  /// their own: what one left there, another never runs.
  init(data: URL, game: String, origin: GameOrigin) {
    let name: String
    switch origin {
    case .bundled: name = game
    case .installed(let author): name = "\(game)~\(author.text.prefix(16))"
    case .path: name = "\(game)~path"
    }
    folder = data.appending(path: "builds").appending(path: name)
  }

  /// The name of a program: its version, length and time, so that it is known without being read.
  /// - Returns: nil where there is no program.
  static func name(of game: Game) -> String? {
    var facts = stat()
    guard stat(game.executable.path, &facts) == 0 else { return nil }
    let version = game.manifest.info.version.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
    return "\(version)-\(facts.st_size)-\(facts.st_mtim.tv_sec)-\(facts.st_mtim.tv_nsec)"
  }

  /// Gives a program a second name where that is possible, which costs nothing; else copies it, its time with it.
  private static func take(_ program: URL, to place: URL) throws {
    if link(program.path, place.path) == 0 { return }
    try FileManager.default.copyItem(at: program, to: place)
    var facts = stat()
    guard stat(program.path, &facts) == 0 else { return }
    let times = [facts.st_atim, facts.st_mtim]
    utimensat(AT_FDCWD, place.path, times, 0)
  }

  /// Keeps a copy of a game's program and texts, where there is none yet.
  /// - Returns: its name; nil where it could not be kept, which is no reason not to play.
  func keep(_ game: Game) -> String? {
    guard let name = Self.name(of: game) else { return nil }
    let place = folder.appending(path: name)
    if exists(place) { return name }
    let draft = folder.appending(path: "\(name).new-\(getpid())")
    let files = FileManager.default
    defer { try? files.removeItem(at: draft) }
    do {
      try files.createDirectory(at: draft, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Self.take(RealPath.of(game.executable), to: draft.appending(path: game.executable.lastPathComponent))
      let resources = draft.appending(path: "Resources")
      if exists(game.resources) {
        try files.copyItem(at: game.resources, to: resources)
      } else {
        try files.createDirectory(at: resources, withIntermediateDirectories: true)
      }
      try JSONEncoder().encode(game.manifest).write(to: resources.appending(path: "manifest.json"))
    } catch {
      return nil
    }
    // Another program may have been quicker: its copy is as good.
    return rename(draft.path, place.path) == 0 || exists(place) ? name : nil
  }

  /// A kept program; nil where it is gone.
  func game(_ name: String, like game: Game) -> Game? {
    let place = folder.appending(path: name), resources = place.appending(path: "Resources")
    let executable = place.appending(path: game.executable.lastPathComponent)
    let file = resources.appending(path: "manifest.json")
    guard exists(executable), let manifest = try? ManifestReader.read(file: file) else { return nil }
    let kept = Game(
      manifest: manifest, executable: executable, resources: resources, origin: game.origin,
      confinement: game.confinement)
    // A file that was written over in its place is another program now.
    return Self.name(of: kept) == name ? kept : nil
  }

  /// Removes the copies that are not wanted any more.
  func prune(keeping wanted: Set<String>) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where !wanted.contains(name) && !name.contains(".new-") {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }

  private func exists(_ place: URL) -> Bool { access(place.path, F_OK) == 0 }
}
