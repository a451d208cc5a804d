import FoundationEssentials
import Glibc

/// Looks at what a module holds open: its own pipe and socket, files of its own, and nothing else. Where the system
/// has no `/proc` it sees nothing, and there is no need to look at one in a sandbox, where there is nothing to open.
struct DescriptorWatch {
  private let isNeeded: Bool
  private let folder: String
  private let own: Set<String>
  private let folders: [String]

  /// Watches a game's process.
  init(_ process: ModuleProcess, game: Game) {
    isNeeded = game.confinement == .open
    folder = "/proc/\(process.pid)/fd"
    own = process.ownDescriptors.union(["/dev/null", "/dev/urandom"])
    let program = game.executable
    folders = [
      RealPath.of(program).deletingLastPathComponent(), RealPath.of(program.deletingLastPathComponent()),
      RealPath.of(game.resources),
      // A crash that is being written down looks at its own process.
      URL(filePath: "/proc/\(process.pid)"),
    ].map { $0.path.hasSuffix("/") ? $0.path : $0.path + "/" }
  }

  /// Looks once; about 0.02 ms.
  /// - Throws: `ModuleFailure.strayDescriptor` with what it is.
  func check() throws(ModuleFailure) {
    guard isNeeded else { return }
    for number in Descriptor.open(in: folder) {
      guard let what = RealPath.link("\(folder)/\(number)") else { continue }  // closed meanwhile
      if own.contains(what) || what.hasPrefix("anon_inode:") { continue }
      if folders.contains(where: what.hasPrefix) { continue }
      throw .strayDescriptor(Sanitizer.text(what, limit: Sanitizer.greatestTitle))
    }
  }
}

/// Where a path really leads.
enum RealPath {
  /// The path without symbolic links; the path itself where it leads nowhere.
  static func of(_ url: URL) -> URL {
    guard let path = realpath(url.path, nil) else { return url }
    defer { free(path) }
    return URL(filePath: String(cString: path))
  }

  /// What a symbolic link holds; nil where there is none.
  static func link(_ path: String) -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(PATH_MAX)) { buffer in
      let length = buffer.withMemoryRebound(to: CChar.self) { bytes in
        bytes.baseAddress.map { readlink(path, $0, bytes.count) } ?? -1
      }
      return length < 0 ? nil : String(decoding: buffer.prefix(length), as: UTF8.self)
    }
  }

  /// Whether a file lies there: no folder, no link, no pipe.
  static func isFile(_ path: String) -> Bool {
    var found = stat()
    return lstat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFREG
  }
}
