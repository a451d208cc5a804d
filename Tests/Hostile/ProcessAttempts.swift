import Glibc

/// What a hostile game tries with processes.
enum ProcessAttempts {
  private typealias Fork = @convention(c) () -> pid_t

  /// The ways in which a process could be made.
  static func made() -> [String] {
    var found: [String] = []
    for name in ["fork", "vfork"] {
      guard let place = dlsym(nil, name) else { continue }
      let pid = unsafeBitCast(place, to: Fork.self)()
      if pid == 0 { _exit(0) }
      if pid > 0 { found.append(name) }
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil], pid: pid_t = 0
    if posix_spawn(&pid, "/usr/bin/true", nil, nil, &arguments, environ) == 0 { found.append("spawn") }
    if let pipe = popen("true", "r"), pclose(pipe) == 0 { found.append("shell") }
    return found
  }

  /// Whether it has threads, which games need.
  static func threads() -> [String] {
    var thread = pthread_t()
    guard pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return [] }
    pthread_join(thread, nil)
    return ["a thread"]
  }

  /// Who died: it tries its parent, the first process and everybody.
  static func killed() -> [String] {
    let parent = getppid()
    for target in [parent, 1, -1] { kill(target, SIGKILL) }
    usleep(100_000)
    return getppid() == parent ? [] : ["parent"]
  }

  /// The names of its environment.
  static func environment() -> [String] {
    var found: [String] = [], place = environ
    while let entry = place.pointee {
      found.append(String(cString: entry).split(separator: "=").first.map(String.init) ?? "")
      place += 1
    }
    return found.sorted()
  }

  /// The programs that it sees besides itself and the sandbox.
  static func others() -> [String] {
    FileAttempts.names(in: "/proc").compactMap { Int32($0) }.filter { $0 != getpid() && $0 != 1 }.map(String.init)
  }

  /// Calls that could change what it may do.
  static func allowed() -> [String] {
    typealias Flags = @convention(c) (Int32) -> Int
    typealias Trace = @convention(c) (Int, Int, Int, Int) -> Int
    var found: [String] = []
    if let place = dlsym(nil, "unshare"), unsafeBitCast(place, to: Flags.self)(0x1000_0000) == 0 {
      found.append("unshare")
    }
    if let place = dlsym(nil, "ptrace"), unsafeBitCast(place, to: Trace.self)(0, 0, 0, 0) == 0 {
      found.append("ptrace")
    }
    if mount("none", "/game", "tmpfs", 0, nil) == 0 { found.append("mount") }
    if chroot("/usr") == 0 { found.append("chroot") }
    if setuid(0) == 0 { found.append("setuid") }
    if sethostname("hostile", 7) == 0 { found.append("sethostname") }
    return found
  }

  /// What a program that it becomes may do: it is under the same rules.
  static func became() -> [String] {
    // `sh` makes a process for every command that is not its own.
    var arguments: [UnsafeMutablePointer<CChar>?] = [
      strdup("sh"), strdup("-c"), strdup("/usr/bin/true; echo /home/* /tmp/* >&2; exit 9"), nil,
    ]
    execv("/usr/bin/sh", &arguments)
    return []
  }
}
