import FoundationEssentials
import Glibc

/// The folder that holds everything the host writes.
struct DataDirectory: Equatable, Sendable {
  /// Its absolute path.
  let path: String

  /// The folder: that of the option, else `$CASINO_HOME`, else `$XDG_DATA_HOME/casino`, else
  /// `~/.local/share/casino`. Empty variables count as unset, and so does a relative `$XDG_DATA_HOME`, as the XDG
  /// base directory specification asks.
  /// - Throws: `CommandError.noDataDirectory` where none of these says where it is.
  static func located(
    option: String?, environment: [String: String],
    workingDirectory: String = FileManager.default.currentDirectoryPath, accountHome: String? = Self.accountHome
  ) throws(CommandError) -> DataDirectory {
    func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let home = variable("HOME") ?? accountHome
    if let typed = option ?? variable("CASINO_HOME") {
      return DataDirectory(path: absolute(typed, home: home, workingDirectory: workingDirectory))
    }
    if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") { return DataDirectory(path: joined(data, "casino")) }
    guard let home, home.hasPrefix("/") else { throw .noDataDirectory }
    return DataDirectory(path: joined(home, ".local/share/casino"))
  }

  /// The home folder of the account, whatever the environment says.
  static var accountHome: String? { getpwuid(getuid()).flatMap { String(validatingCString: $0.pointee.pw_dir) } }

  /// The path of something in the folder.
  func path(of name: String) -> String { Self.joined(path, name) }

  /// Makes the folder, and those above it, where they do not exist, for this account alone.
  /// - Throws: `CommandError.dataDirectoryRefused` where it cannot be made or written to.
  func create() throws(CommandError) {
    var parent = ""
    for part in path.split(separator: "/") {
      parent += "/\(part)"
      guard mkdir(parent, 0o700) != 0 else { continue }
      let code = errno
      guard Self.isFolder(parent) else {
        throw .dataDirectoryRefused(path: path, code: code == EEXIST ? ENOTDIR : code)
      }
    }
    guard access(path, W_OK | X_OK) == 0 else { throw .dataDirectoryRefused(path: path, code: errno) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The shell leaves the tilde of `--data-dir=~/chips` as it is, so it is read here.
  private static func absolute(_ typed: String, home: String?, workingDirectory: String) -> String {
    if let home, home.hasPrefix("/"), typed == "~" || typed.hasPrefix("~/") {
      return joined(home, String(typed.dropFirst(2)))
    }
    return typed.hasPrefix("/") ? typed : joined(workingDirectory, typed)
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    guard !name.isEmpty else { return folder }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
