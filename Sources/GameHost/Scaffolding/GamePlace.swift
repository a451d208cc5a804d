import FoundationEssentials
import Glibc

/// Where a new game is made.
struct GamePlace: Equatable {
  /// The folder that the game's folder is made in.
  let parent: URL
  /// The checkout of this project whose `Plugins` that is; nil anywhere else.
  let checkout: URL?

  /// Finds the place: the folder that was asked for; else `Plugins` of the checkout that one works in; else the folder
  /// that one works in.
  /// - Throws: `ScaffoldError.noFolder` where the folder is none.
  init(directory: String?, workingDirectory: String) throws(ScaffoldError) {
    let base = URL(filePath: workingDirectory)
    if let directory {
      let typed = URL(filePath: directory, relativeTo: URL(filePath: workingDirectory + "/")).absoluteURL
      parent = RealPath.of(typed.standardizedFileURL)
      guard Self.isFolder(parent) else { throw .noFolder(path: directory) }
      let above = parent.deletingLastPathComponent()
      checkout = parent.lastPathComponent == "Plugins" && Self.isCheckout(above) ? above : nil
    } else {
      checkout = Self.checkout(above: RealPath.of(base))
      parent = checkout?.appending(path: "Plugins") ?? RealPath.of(base)
    }
  }

  /// The folder of a game that is made here.
  func folder(of names: NamePlan) -> URL { parent.appending(path: names.module) }

  /// The names of the folders that are games of the checkout, and of their tests.
  var targets: [String] {
    guard let checkout else { return [] }
    let plugins = checkout.appending(path: "Plugins").path
    let games = (try? FileManager.default.contentsOfDirectory(atPath: plugins)) ?? []
    return games.filter { !$0.hasPrefix(".") }.sorted().flatMap { [$0, "\($0)Tests"] }
  }

  /// The nearest checkout of this project, from a folder upwards.
  private static func checkout(above folder: URL) -> URL? {
    var folder = folder
    while true {
      if isCheckout(folder) { return folder }
      if folder.path == "/" { return nil }
      folder.deleteLastPathComponent()
    }
  }

  private static func isCheckout(_ folder: URL) -> Bool {
    guard isFolder(folder.appending(path: "Plugins")), isFolder(folder.appending(path: "Sources/CasinoKit")),
      let manifest = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
    else { return false }
    return manifest.contains("name: \"casino\"")
  }

  private static func isFolder(_ url: URL) -> Bool {
    var status = stat()
    return stat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
