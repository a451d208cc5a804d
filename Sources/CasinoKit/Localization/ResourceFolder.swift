import FoundationEssentials

/// Where a module's resources lie: beside the executable when installed, in the source folder in a checkout.
public enum ResourceFolder {
  /// The folder of a module's resources: `$CASINO_RESOURCES`; else `Resources` beside the executable; else, from
  /// the executable's folder upwards, `Plugins/<module>/Resources`, or `Resources` beside a `Package.swift`.
  /// - Parameter module: the name of the module's folder and executable.
  public static func find(module: String) -> String? {
    find(module: module, environment: ProcessInfo.processInfo.environment, executable: executable)
  }

  /// The folder of a module's resources, for a given environment and executable.
  public static func find(module: String, environment: [String: String], executable: String) -> String? {
    if let folder = environment["CASINO_RESOURCES"], !folder.isEmpty { return folder }
    let start = URL(filePath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
    if isFolder(start.appending(path: "Resources")) { return start.appending(path: "Resources").path }
    var folder = start
    while true {
      let candidates = [folder.appending(path: "Plugins/\(module)/Resources")] + ownResources(in: folder)
      if let found = candidates.first(where: isFolder) { return found.path }
      let parent = folder.deletingLastPathComponent()
      if parent.path == folder.path || folder.path == "/" { return nil }
      folder = parent
    }
  }

  /// The path of the running executable.
  public static var executable: String {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return link ?? CommandLine.arguments.first ?? ""
  }

  private static func ownResources(in folder: URL) -> [URL] {
    let manifest = folder.appending(path: "Package.swift").path
    return FileManager.default.fileExists(atPath: manifest) ? [folder.appending(path: "Resources")] : []
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory
  }
}
