import FoundationEssentials
import Glibc

/// Where games are built from their sources: one scratch path for all of them, so that the kit is compiled once.
struct BuildPlace: Equatable {
  /// The variable that names the folder, which several data folders may share.
  static let variable = "CASINO_BUILD_DIR"

  /// The folder of everything that is built.
  let folder: URL

  /// The folder: that of `$CASINO_BUILD_DIR`; else `build` in the data folder that was asked for; else, as nothing in
  /// it is missed when it is gone, `$XDG_CACHE_HOME/casino` or `~/.cache/casino`.
  /// - Throws: `CommandError.noDataDirectory` where none of these says where it is.
  static func located(
    option: String?, environment: [String: String],
    workingDirectory: String = FileManager.default.currentDirectoryPath,
    accountHome: String? = DataDirectory.accountHome
  ) throws(CommandError) -> BuildPlace {
    func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    func folder(_ option: String?, _ variables: [String: String]) throws(CommandError) -> DataDirectory {
      try DataDirectory.located(
        option: option, environment: variables, workingDirectory: workingDirectory, accountHome: accountHome)
    }
    if let named = variable(Self.variable) {
      return BuildPlace(folder: URL(filePath: try folder(named, environment).path))
    }
    if option != nil || variable("CASINO_HOME") != nil {
      return BuildPlace(folder: URL(filePath: try folder(option, environment).path(of: "build")))
    }
    if let cache = variable("XDG_CACHE_HOME"), cache.hasPrefix("/") {
      return BuildPlace(folder: URL(filePath: cache).appending(path: "casino"))
    }
    guard let home = variable("HOME") ?? accountHome, home.hasPrefix("/") else { throw .noDataDirectory }
    return BuildPlace(folder: URL(filePath: home).appending(path: ".cache/casino"))
  }

  /// The scratch path of a manner of building.
  func scratch(_ manner: BuildManner) -> URL { folder.appending(path: manner.rawValue) }

  /// The folder of a game's program once it is built; two games of the same name have two.
  func product(of package: GamePackage) -> URL {
    let place = Hexadecimal.text(Array(Digest.sha256(Array(package.folder.path.utf8)).prefix(4)))
    return folder.appending(path: "games").appending(path: "\(package.executable)-\(place)")
  }
}

/// How a game is built. Each manner has a scratch path of its own: other flags there would build everything anew.
enum BuildManner: String {
  /// Quickly, to be played and debugged.
  case debug
  /// For speed, with the Swift runtime linked in, to be carried to other machines.
  case bundle

  /// What the compiler is told.
  var flags: [String] {
    switch self {
    case .debug: ["--disable-index-store"]
    case .bundle: ["--disable-index-store", "-c", "release", "--static-swift-stdlib"] + Self.small
    }
  }

  /// What makes a program of 15.6 MB one of 14.5: no symbols, like code once, and its own addresses packed, which takes
  /// glibc 2.36, that of Debian 12.
  private static let small = [
    "-Xswiftc", "-use-ld=lld", "-Xlinker", "-s", "-Xlinker", "--icf=safe", "-Xlinker", "-O2", "-Xlinker", "-z",
    "-Xlinker",
    "pack-relative-relocs",
  ]

  /// The folder of programs within the scratch path.
  var programs: String { self == .debug ? "debug" : "release" }
}
