import CasinoKit
import FoundationEssentials
import Glibc

/// A game's process: started apart, its output drained into a log, ended for certain and always reaped.
///
/// The module's descriptors are its input at its end, a pipe for what it prints, and the socket: `Wire.descriptor`.
final class ModuleProcess {
  /// The process.
  let pid: pid_t
  /// The host's end of the socket; -1 when it is closed.
  private(set) var socket: Int32
  /// The host's end of the pipe for what the module prints; -1 when nothing more can come.
  private(set) var output: Int32
  /// What it printed.
  let log: ModuleLog
  /// How it ended; nil while it runs.
  private(set) var status: ExitStatus?
  /// The pipe and the socket as the system names them among the module's descriptors.
  let ownDescriptors: Set<String>
  private let isSandboxed: Bool

  /// Starts a game.
  /// - Parameters:
  ///   - game: the game.
  ///   - logs: the folder of its log.
  ///   - surroundings: variables that differ from those of every game.
  /// - Throws: `ModuleFailure.cannotStart`.
  init(_ game: Game, logs: URL, surroundings: [String: String] = [:]) throws(ModuleFailure) {
    let path = game.executable.path
    if case .sandbox = game.confinement { isSandboxed = true } else { isSandboxed = false }
    do throws(SystemError) {
      let wire = try Descriptor.socketPair()
      defer { close(wire.module) }
      let pipe = try Descriptor.pipe()
      defer { close(pipe.writing) }
      ownDescriptors = [
        "socket:[\(Descriptor.identity(wire.module))]", "pipe:[\(Descriptor.identity(pipe.writing))]",
      ]
      (socket, output) = (wire.host, pipe.reading)
      do throws(SystemError) {
        pid = try GameProgram(game).start(
          surroundings: surroundings,
          descriptors: [(pipe.writing, 1), (pipe.writing, 2), (wire.module, Wire.descriptor)])
      } catch {
        close(wire.host)
        close(pipe.reading)
        throw error
      }
    } catch {
      throw .cannotStart(path: path, errno: error.code)
    }
    log = ModuleLog(folder: logs, game: game.manifest.info.id)
  }

  deinit { end(patience: .zero) }

  /// Keeps what the module printed since.
  func drainLog() {
    if output >= 0, !log.drain(output) { closeOutput() }
  }

  /// Waits for the process to end by itself, keeping what it prints.
  /// - Returns: whether it has ended.
  func waitForEnd(atMost limit: Duration) -> Bool {
    var time = RunningTime(limit, slice: .milliseconds(10))
    while !hasEnded() {
      if time.isOver { return false }
      if output >= 0 {
        var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        poll(&waiting, 1, time.nextWait)
        drainLog()
      } else {
        poll(nil, 0, min(time.nextWait, 2))
      }
      time.count()
    }
    reap()
    return true
  }

  /// Ends the process: its socket closes, which it sees; what is still there after a while is killed.
  func end(patience: Duration = .milliseconds(300)) {
    if socket >= 0 { close(socket) }
    socket = -1
    if status == nil, !waitForEnd(atMost: patience) {
      kill(-pid, SIGKILL)
      _ = waitForEnd(atMost: .seconds(1))
    }
    drainLogToEnd()
    closeOutput()
    log.close()
  }

  /// Keeps what is left of a dead module's words. A child of the module's may hold the pipe open, so not for ever.
  func drainLogToEnd() {
    var time = RunningTime(.milliseconds(300))
    drainLog()
    while output >= 0, !time.isOver {
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      poll(&waiting, 1, time.nextWait)
      drainLog()
      time.count()
    }
  }

  private func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
  }

  /// Whether the process has ended. It stays to be reaped, so that its number is nobody else's yet.
  private func hasEnded() -> Bool {
    if status != nil { return true }
    var facts = siginfo_t()
    return waitid(P_PID, id_t(pid), &facts, WEXITED | WNOHANG | WNOWAIT) != 0 || facts.si_signo == SIGCHLD
  }

  private func reap() {
    guard status == nil else { return }
    kill(-pid, SIGKILL)  // whatever the module started of its own
    var state: Int32 = 0
    var result = waitpid(pid, &state, 0)
    while result < 0, errno == EINTR { result = waitpid(pid, &state, 0) }
    status = isSandboxed ? ExitStatus(sandbox: state) : ExitStatus(state)
  }
}
