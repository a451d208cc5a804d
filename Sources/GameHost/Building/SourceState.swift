import FoundationEssentials
import Glibc

/// What files are like by their lengths and times: enough to see that one of them was changed, added or removed.
enum SourceState {
  /// What is looked at.
  enum Content {
    /// What the compiler reads.
    case sources
    /// What the game reads as it runs.
    case resources
  }

  /// A text that is another one after any change.
  /// - Parameters:
  ///   - folders: packages; what is in them is looked at to any depth.
  ///   - files: single files besides.
  static func text(of folders: [URL], _ content: Content, files: [String] = []) -> String {
    var lines = files.compactMap { line($0) }
    for folder in folders { add(folder.path, content, isRoot: true, to: &lines) }
    return Hexadecimal.text(Digest.sha256(Array(lines.joined(separator: "\n").utf8)))
  }

  /// The folders in which a change of a package shows.
  static func folders(of package: URL) -> [String] {
    var found = [package.path]
    var next = 0
    while next < found.count {
      for name in names(in: found[next], isRoot: next == 0) where isFolder("\(found[next])/\(name)") {
        found.append("\(found[next])/\(name)")
      }
      next += 1
    }
    return found
  }

  private static func add(_ folder: String, _ content: Content, isRoot: Bool, to lines: inout [String]) {
    for name in names(in: folder, isRoot: isRoot) where !isRoot || (name == "Resources") == (content == .resources) {
      let path = "\(folder)/\(name)"
      if isFolder(path) {
        add(path, content, isRoot: false, to: &lines)
      } else if let line = line(path) {
        lines.append(line)
      }
    }
  }

  /// What counts in a folder: nothing hidden, no back-up files, and of a package neither tests nor what is only read.
  private static func names(in folder: String, isRoot: Bool) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return all.sorted().filter { name in
      !name.hasPrefix(".") && !name.hasSuffix("~") && !(isRoot && (name == "Tests" || name.hasSuffix(".md")))
        && name != "Package.resolved"
    }
  }

  private static func line(_ path: String) -> String? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    return "\(path) \(facts.st_size) \(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec)"
  }

  private static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}
