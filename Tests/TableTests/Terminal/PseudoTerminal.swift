import Foundation
import TestSupport

/// A terminal of 80 by 24 cells with a shell script at it, which runs a program as a shell of a person would.
///
/// The script outlives the program, since a terminal is reset when the first program of its session ends.
final class PseudoTerminal {
  enum Failure: Error { case noTerminal, noShell, notSeen(String, after: String) }

  private let master: Int32
  private let shell: pid_t
  private(set) var output = ""
  private var place: String.Index

  /// Starts a script, in which `$probe` and `$casino` are programs of this build.
  init(_ script: String, environment: [String] = []) throws {
    var slave: Int32 = -1, master: Int32 = -1
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, nil, nil, &size) == 0 else { throw Failure.noTerminal }
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(slave) }
    self.master = master
    place = output.startIndex
    let programs = ["probe": "TerminalProbe", "casino": "casino"]
    let variables = programs.map { "\($0)=\(BuiltProducts.url(of: $1).path)" }
    shell = try Self.start(
      ["bash", "--norc", "-c", script], at: String(cString: ttyname(slave)),
      environment: ["PATH=/usr/bin:/bin", "TERM=xterm-256color", "LANG=C.UTF-8"] + variables + environment
        + (environment.contains { $0.hasPrefix("CASINO_SOUND=") } ? [] : ["CASINO_SOUND=off"])
        + (environment.contains { $0.hasPrefix("CASINO_HINTS=") } ? [] : ["CASINO_HINTS=off"]))
  }

  deinit {
    kill(-shell, SIGKILL)
    kill(shell, SIGKILL)
    close(master)
    waitpid(shell, nil, 0)
  }

  /// Starts a shell in a session of its own, whose terminal is the one that it opens.
  private static func start(_ words: [String], at name: String, environment: [String]) throws -> pid_t {
    var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t(), all = sigset_t(), none = sigset_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    for descriptor: Int32 in [1, 2] { posix_spawn_file_actions_adddup2(&actions, 0, descriptor) }
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let ownSession: Int32 = 0x80
    posix_spawnattr_setflags(&attributes, Int16(Int32(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | ownSession))
    var arguments = words.map { strdup($0) } + [nil], variables = environment.map { strdup($0) } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var pid: pid_t = 0
    guard posix_spawn(&pid, "/bin/bash", &actions, &attributes, &arguments, &variables) == 0 else {
      throw Failure.noShell
    }
    return pid
  }

  /// Reads on until a text has come.
  /// - Returns: what came from the place of the call before to the end of the text.
  @discardableResult
  func read(until text: String) throws -> Substring {
    while true {
      if let found = output[place...].range(of: text) {
        defer { place = found.upperBound }
        return output[place..<found.upperBound]
      }
      var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = poll(&waiting, 1, 20_000) > 0 ? Foundation.read(master, &bytes, bytes.count) : 0
      guard count > 0 else { throw Failure.notSeen(text, after: String(output[place...])) }
      let offset = output.utf8.distance(from: output.startIndex, to: place)
      output += String(decoding: bytes[..<count], as: UTF8.self)
      place = output.utf8.index(output.startIndex, offsetBy: offset)
    }
  }

  /// Reads the rest of the line.
  func readLine() throws -> String { try String(read(until: "\r\n").dropLast()) }

  /// Types.
  func type(_ text: String) { _ = text.withCString { write(master, $0, strlen($0)) } }

  /// Changes the number of cells.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// The settings of the terminal, byte by byte.
  var settings: [UInt8] {
    var settings = termios()
    tcgetattr(master, &settings)
    return withUnsafeBytes(of: &settings) { Array($0) }
  }
}
