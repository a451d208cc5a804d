import FoundationEssentials
import Glibc

/// A sandbox for one program: what it sees of the machine and what it may use.
///
/// It sees `/usr` (with the links that lead there), its own files below `/game`, and processes of its own; no file can
/// be written. It has no network, no terminal, no devices, no rights, and dies with the host.
struct Sandbox: Sendable {
  /// Where a game's files lie within.
  static let gameFolder = "/game"
  /// The descriptors by which the sandbox gets its filter and its description, beyond all that a game is given.
  private static let filterDescriptor: Int32 = 8
  private static let descriptionDescriptor: Int32 = 9

  let bubblewrap: Bubblewrap
  /// What is laid open, read-only: where it lies, and where the program sees it.
  var readable: [(place: String, seen: String)] = []
  var limits = SandboxLimits.game

  /// What bubblewrap is asked for.
  var options: [String] {
    var options = [
      "--unshare-all", "--unshare-user", "--uid", "65534", "--gid", "65534", "--hostname", "casino",
      "--die-with-parent", "--cap-drop", "ALL", "--seccomp", "\(Self.filterDescriptor)", "--ro-bind", "/usr", "/usr",
    ]
    for folder in ["/lib", "/lib64", "/bin"] { options += Self.systemFolder(folder) }
    // There are no devices: root could change the properties of the machine's own through them.
    options += ["--dir", "/dev", "--proc", "/proc", "--remount-ro", "/proc"]
    for (place, seen) in readable { options += ["--ro-bind", place, seen] }
    return options + ["--chdir", "/", "--remount-ro", "/"]
  }

  /// A link into `/usr` on most systems, a folder of its own on others.
  static func systemFolder(_ folder: String) -> [String] {
    if let link = RealPath.link(folder) { return ["--symlink", link, folder] }
    return access(folder, F_OK) == 0 ? ["--ro-bind", folder, folder] : []
  }

  /// Whether this machine lets bubblewrap do its work, which it may not where ordinary users get no name spaces.
  static func works(_ bubblewrap: Bubblewrap) -> Bool {
    let spawn = Spawn(path: "/usr/bin/true", environment: [], descriptors: [])
    guard let process = try? Sandbox(bubblewrap: bubblewrap).start(spawn) else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }

  /// Starts a program within.
  /// - Parameter spawn: the program by its path within.
  /// - Returns: the process of the sandbox, which ends with the program and as it did.
  func start(_ spawn: Spawn) throws(SystemError) -> pid_t {
    let filter = try Self.pipe(), description = try Self.pipe(), input = try Self.pipe()
    close(input.writing)
    defer { for end in [filter.reading, filter.writing, description.reading, input.reading] { close(end) } }
    try Self.write(SystemCallFilter().bytes, to: filter.writing)
    let outer = Spawn(
      path: bubblewrap.path,
      arguments: ["--args", "\(Self.descriptionDescriptor)", "--", spawn.path] + spawn.arguments,
      environment: spawn.environment,
      descriptors: spawn.descriptors + [
        // Not the machine's `/dev/null`, for the same reason.
        (input.reading, 0), (filter.reading, Self.filterDescriptor), (description.reading, Self.descriptionDescriptor),
      ])
    let process: pid_t
    do throws(SystemError) { process = try outer.start() } catch {
      close(description.writing)
      throw error
    }
    // Nothing happens before the description is complete, so the limits hold from the beginning.
    defer { close(description.writing) }
    do throws(SystemError) {
      try limits.apply(to: process)
      try Self.write(options.flatMap { Array($0.utf8) + [0] }, to: description.writing)
    } catch {
      kill(process, SIGKILL)
      while waitpid(process, nil, 0) < 0, errno == EINTR {}
      throw error
    }
    return process
  }

  /// A pipe whose reader waits for its writer.
  private static func pipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    let pipe = try Descriptor.pipe()
    guard fcntl(pipe.reading, F_SETFL, 0) == 0 else { throw .last }
    return pipe
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else { throw .last }
  }
}
