import FoundationEssentials
import Glibc

/// Where the Swift libraries lie that a game built on this machine is linked with, where they are not in `/usr`.
///
/// A game's own word for it is not taken: whatever it names would be laid open to it.
enum RuntimeFolders {
  /// The folders.
  static let found: [String] = {
    let candidates = [loaded(), besideCompiler()].compactMap { $0 }
    var folders: [String] = []
    for folder in candidates where !folder.hasPrefix("/usr/") && !folders.contains(folder) { folders.append(folder) }
    return folders
  }()

  /// The folder from which this program has its own.
  private static func loaded() -> String? {
    let library = "/libswiftCore.so"
    for line in lines(of: "/proc/self/maps").split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self)
      guard text.hasSuffix(library), let start = text.firstIndex(of: "/") else { continue }
      return String(text[start...].dropLast(library.count))
    }
    return nil
  }

  /// All of a file of the kernel's, which has no length and comes a page at a time.
  private static func lines(of path: String) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes: [UInt8] = [], page = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &page, page.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += page[..<count]
    }
  }

  private static func besideCompiler() -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") where folder.hasPrefix("/") {
      let compiler = RealPath.of(URL(filePath: "\(folder)/swiftc")).path
      guard FileManager.default.isExecutableFile(atPath: compiler) else { continue }
      let libraries = URL(filePath: compiler).deletingLastPathComponent().appending(path: "../lib/swift/linux")
      let place = RealPath.of(libraries.standardized).path
      return FileManager.default.fileExists(atPath: "\(place)/libswiftCore.so") ? place : nil
    }
    return nil
  }
}
