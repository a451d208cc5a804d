import Glibc

/// What a hostile game tries with files.
enum FileAttempts {
  private static let folders = [
    "/", "/home", "/root", "/etc", "/run", "/tmp", "/work", "/var", "/opt", "/srv", "/mnt", "/media", "/sys", "/boot",
    "/dev/shm", "/proc/1/root", "/proc/1/cwd", "/proc/self/root/home", "..", "../..", "/game/..",
  ]

  /// The folders with something of the player's or the machine's in them, and secret files.
  static func readable() -> [String] {
    let open = folders.filter { folder in
      let names = names(in: folder).filter { $0 != "." && $0 != ".." }
      return names.contains { !harmless.contains($0) }
    }
    let files = [
      "/etc/passwd", "/etc/shadow", "/etc/hostname", "/root/.bashrc", "/root/.ssh/id_ed25519",
      "/proc/kcore", "/dev/mem", "/dev/sda", "/dev/kmsg",
    ].filter { path in
      let file = Glibc.open(path, O_RDONLY)
      defer { if file >= 0 { close(file) } }
      var byte: UInt8 = 0
      return file >= 0 && read(file, &byte, 1) == 1
    }
    return open + files
  }

  /// What the sandbox itself is made of.
  private static let harmless: Set<String> = [
    "usr", "lib", "lib64", "lib32", "libx32", "bin", "sbin", "proc", "dev", "game", "opt", "swift",
  ]

  /// Where a file could be made or changed.
  static func writable() -> [String] {
    let places = folders + ["/game", "/game/Resources", "/usr", "/usr/bin", "/dev", "/proc/sys/kernel", "."]
    let made = places.filter { place in
      let path = "\(place)/hostile-\(getpid())"
      let file = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
      guard file >= 0 else { return mkdir(path, 0o700) == 0 && rmdir(path) == 0 }
      close(file)
      unlink(path)
      return true
    }
    let changed = [
      "/proc/sys/kernel/hostname", "/proc/sys/kernel/core_pattern", "/proc/sysrq-trigger", "/proc/self/mem",
      "/proc/1/mem",
      "/proc/self/oom_score_adj", "/game/hostile-writesFiles", "/usr/bin/true", "/dev/null",
    ].filter { path in
      let file = Glibc.open(path, O_WRONLY)
      defer { if file >= 0 { close(file) } }
      return file >= 0
    }
    return made + changed
  }

  /// What could get other properties, as root may change them: programs, its own files, what is open.
  static func changed() -> [String] {
    let places = ["/usr/bin/true", "/game/hostile-changesProperties", "/dev/null", "/"]
    let files = places.filter { (path: String) -> Bool in
      chmod(path, 0o777) == 0 || utimes(path, nil) == 0
    }
    return files + (Int32(0)..<4).filter { fchmod($0, 0o666) == 0 }.map { "descriptor \($0)" }
  }

  /// Files in memory that no limit of a process counts.
  static func filled() -> [String] {
    typealias Make = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    guard let place = dlsym(nil, "memfd_create") else { return [] }
    let file = unsafeBitCast(place, to: Make.self)("hostile", 0)
    return file >= 0 ? ["memory"] : []
  }

  /// Terminals that could be opened.
  static func terminals() -> [String] {
    ["/dev/tty", "/dev/console", "/dev/ptmx", "/dev/pts/0", "/dev/pts/ptmx", "/dev/tty1"].filter { path in
      let file = Glibc.open(path, O_RDWR | O_NOCTTY)
      defer { if file >= 0 { close(file) } }
      return file >= 0
    } + (0..<64).filter { isatty($0) == 1 }.map { "descriptor \($0)" }
  }

  /// What is open beside input, output, errors and the wire.
  static func descriptors() -> [String] {
    (Int32(4)..<1_024).filter { fcntl($0, F_GETFD) >= 0 }.map(String.init)
  }

  static func names(in folder: String) -> [String] {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var found: [String] = []
    while let entry = readdir(listing) {
      found.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
        })
    }
    return found
  }
}
