import CSpawn
import Glibc

/// A program to be started apart from the host: in a session of its own and so without a terminal, with all signals
/// at their default, and with the descriptors it is given and no others.
struct Spawn {
  /// `POSIX_SPAWN_SETSID`, which the system's module does not show.
  private static let ownSession: Int32 = 0x80

  /// The program; also its argument 0.
  var path: String
  /// Its further arguments.
  var arguments: [String] = []
  /// Its environment, `NAME=value`.
  var environment: [String]
  /// Which of the host's descriptors it gets, and under which number. Standard input is always at its end, and what it
  /// would write to the host's output or errors goes nowhere.
  var descriptors: [(host: Int32, program: Int32)]

  /// Starts the program.
  /// - Throws: `SystemError` where the system does not start it.
  func start() throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    describe(&actions)
    describe(&attributes)
    var arguments = ([path] + arguments).map { strdup($0) } + [nil]
    var environment = environment.map { strdup($0) } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, path, &actions, &attributes, &arguments, &environment)
    guard code == 0 else { throw SystemError(code: code) }
    return pid
  }

  private func describe(_ actions: inout posix_spawn_file_actions_t) {
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for number in Int32(1)...2 where !descriptors.contains(where: { $0.program == number }) {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
    }
    for (host, program) in descriptors { posix_spawn_file_actions_adddup2(&actions, host, program) }
    // Closed in the new program, whatever another thread of this one has opened meanwhile.
    let last = descriptors.map(\.program).max() ?? 0
    posix_spawn_file_actions_addclosefrom_np(&actions, max(2, last) + 1)
  }

  private func describe(_ attributes: inout posix_spawnattr_t) {
    var all = sigset_t(), none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | Self.ownSession
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// The environment of every game: the same on every machine and for every player.
  /// - Parameters:
  ///   - resources: the game's folder of strings.
  ///   - changed: variables that differ, for the checker.
  static func environment(resources: String, changed: [String: String] = [:]) -> [String] {
    let usual = [
      "LANG": "C.UTF-8", "TZ": "UTC", "PATH": "/usr/bin:/bin",
      "SWIFT_BACKTRACE": "color=no,interactive=no,registers=none,images=none", "CASINO_RESOURCES": resources,
    ]
    return usual.merging(changed) { $1 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
