import Glibc

/// The process that is watched; a signal handler may touch nothing but such a number.
nonisolated(unsafe) private var watched: pid_t = 0

/// Watches over the program that draws the table, so that the terminal is put right however that ends: `casino`
/// starts itself once more and waits.
enum Supervisor {
  /// The variable that tells the started program that it is watched, and by which descriptor it sees the watcher end.
  static let mark = "CASINO_SUPERVISED"
  private static let forwarded = [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT]

  /// The descriptor that ends with the watcher; nil where this program is not watched.
  nonisolated(unsafe) private(set) static var lifeline: Int32?

  /// Watches, where that is of use: at a terminal, once.
  /// - Parameters:
  ///   - beforeWatching: called before another program is started and this one only waits for it.
  ///   - ended: what the player is told where a signal, by its number, ended the program.
  /// - Returns: the status to leave with; nil where this program is to draw the table itself.
  static func runIfNeeded(beforeWatching: () -> Void = {}, ended: (Int32) -> String) -> Int32? {
    if let number = getenv(mark).flatMap({ Int32(String(cString: $0)) }), isPipe(number) {
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
      lifeline = number
      unsetenv(mark)
      unsetenv("SWIFT_BACKTRACE")
      return nil
    }
    guard lifeline == nil, let before = TerminalState() else { return nil }
    beforeWatching()
    guard start() else { return nil }
    let status = wait(before)
    return status.flatMap { leave(with: $0, before, ended) }
  }

  private static func isPipe(_ descriptor: Int32) -> Bool {
    var facts = stat()
    return fstat(descriptor, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO
  }

  /// Starts this program again with the same words; signals that come meanwhile reach it.
  private static func start() -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    defer { close(ends[0]) }
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    let inherited = fcntl(ends[0], F_DUPFD, 10)
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    defer { close(inherited) }

    var held = sigset_t()
    sigemptyset(&held)
    for number in forwarded { sigaddset(&held, number) }
    sigprocmask(SIG_BLOCK, &held, nil)
    // Whoever started this program may have had them blocked, but forwarding is what this program is for.
    defer { sigprocmask(SIG_UNBLOCK, &held, nil) }
    guard let pid = spawn(lifeline: inherited) else {
      close(ends[1])
      return false
    }
    watched = pid
    for number in forwarded where !SignalPipe.isIgnored(number) {
      signal(number) { if watched > 0 { kill(watched, $0) } }
    }
    return true
  }

  private static func spawn(lifeline: Int32) -> pid_t? {
    var attributes = posix_spawnattr_t(), all = sigset_t(), none = sigset_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    sigfillset(&all)
    for number in forwarded where SignalPipe.isIgnored(number) { sigdelset(&all, number) }
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var environment = environment(lifeline: lifeline).map { strdup($0) } + [nil]
    defer { environment.forEach { free($0) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, "/proc/self/exe", nil, &attributes, CommandLine.unsafeArgv, &environment)
    return code == 0 ? pid : nil
  }

  /// A trap writes where standard error goes and waits for no key.
  private static func environment(lifeline: Int32) -> [String] {
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables.filter { !$0.hasPrefix("SWIFT_BACKTRACE=") && !$0.hasPrefix("\(mark)=") } + [
      "SWIFT_BACKTRACE=enable=yes,color=no,interactive=no,registers=none,images=none", "\(mark)=\(lifeline)",
    ]
  }

  /// Waits for the end, and stops and goes on together with the program.
  private static func wait(_ before: TerminalState) -> Int32? {
    while true {
      var facts = siginfo_t()
      if waitid(P_PID, id_t(watched), &facts, WEXITED | WSTOPPED | WNOWAIT) != 0 {
        guard errno == EINTR else { return nil }
        continue
      }
      let pid = watched
      let hasEnded = ![Int32(CLD_STOPPED), Int32(CLD_TRAPPED)].contains(facts.si_code)
      // Once it is reaped its number may be another's.
      if hasEnded { watched = 0 }
      var status: Int32 = 0
      guard waitpid(pid, &status, WUNTRACED | WNOHANG) == pid else { continue }
      if hasEnded { return status }
      follow(stoppedBy: status >> 8 & 0xff, before)
    }
  }

  /// Stops too, so that the shell takes the terminal; that it continues is forwarded like other signals.
  private static func follow(stoppedBy number: Int32, _ before: TerminalState) {
    // A program that was stopped from outside had no time to put the terminal right.
    if number != SIGTSTP { before.restore() }
    StopSignal.stopSelf()
  }

  private static func leave(with status: Int32, _ before: TerminalState, _ ended: (Int32) -> String) -> Int32 {
    let number = status & 0x7f
    if number != 0 || !before.isInPlace { before.restore() }
    guard number != 0 else { return status >> 8 & 0xff }
    var line = Array("casino: \(ended(number))\n".utf8)
    _ = write(STDERR_FILENO, &line, line.count)
    return 128 + number
  }
}
