import Foundation
import TestSupport

/// A running table at a terminal of its own, whose bytes are read as they come.
final class DrawnTable {
  let folder: TemporaryFolder
  let process: pid_t
  private let master: Int32

  /// Starts a program there.
  /// - Parameter words: the program and what follows it, without the data folder.
  init(
    columns: UInt16, rows: UInt16,
    words: [String] = [BuiltProducts.url(of: "casino").path, "play", "blackjack", "--seed", "3"]
  ) throws {
    folder = try TemporaryFolder()
    var master: Int32 = -1, slave: Int32 = -1
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, nil, nil, &size) == 0 else { throw CocoaError(.fileReadUnknown) }
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    self.master = master
    process = try Self.spawn(words + ["--data-dir", folder.path], at: String(cString: ttyname(slave)))
    close(slave)
  }

  private static func spawn(_ words: [String], at name: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    for descriptor: Int32 in [1, 2] { posix_spawn_file_actions_adddup2(&actions, 0, descriptor) }
    let ownSession: Int16 = 0x80
    posix_spawnattr_setflags(&attributes, ownSession)
    let environment = [
      "PATH=/usr/bin:/bin", "LANG=C.UTF-8", "TERM=xterm-256color", "COLORTERM=truecolor", "CASINO_HINTS=off",
    ]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var pid: pid_t = 0
    guard posix_spawn(&pid, words[0], &actions, &attributes, &arguments, &variables) == 0 else {
      throw CocoaError(.fileReadUnknown)
    }
    return pid
  }

  func type(_ text: String) { _ = text.withCString { write(master, $0, strlen($0)) } }

  /// Reads until nothing has come for a while.
  /// - Returns: how many bytes came, and when the first and the last did.
  func read(quiet milliseconds: Int32, atMost: Int = 3_000) -> (bytes: [UInt8], first: Double, last: Double) {
    let clock = ContinuousClock(), begin = clock.now
    var all: [UInt8] = [], first = 0.0, last = 0.0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while (clock.now - begin).milliseconds < Double(atMost) {
      var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, all.isEmpty ? Int32(min(2_000, atMost)) : milliseconds) > 0 else { break }
      let count = Foundation.read(master, &chunk, chunk.count)
      guard count > 0 else { break }
      last = (clock.now - begin).milliseconds
      if all.isEmpty { first = last }
      all += chunk[..<count]
    }
    return (all, first, last)
  }

  /// The processes of the table: watcher, host and game.
  var processes: [Int] {
    func children(_ process: Int) -> [Int] {
      let list = try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
      return (list ?? "").split(separator: " ").compactMap { Int($0) }.flatMap { [$0] + children($0) }
    }
    return [Int(process)] + children(Int(process))
  }

  /// The processor time of all processes, in seconds.
  var processorTime: Double {
    processes.map { process in
      let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
      guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
      return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }.reduce(0, +)
  }

  /// The resident memory of host and game, in kilobytes.
  var memory: Int { processes.dropFirst().map(Table.resident).reduce(0, +) }

  func leave() {
    kill(process, SIGTERM)
    _ = read(quiet: 100)
    waitpid(process, nil, 0)
    close(master)
  }
}
