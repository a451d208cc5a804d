import CasinoKit
import FoundationEssentials
import Glibc

/// The wire to a game: whole messages out and in, each wait with a deadline, every text fit to be read.
///
/// A failure is final: the process is then ended and reaped, and only `log` and `game` are of use.
final class ModuleConnection {
  /// How long the host waits, and by which clock.
  struct Patience {
    /// How long a module may take to answer or to read.
    var deadline: Duration = .seconds(5)
    /// The longest single wait within it.
    var slice: Duration = .milliseconds(100)
    /// The time since some fixed moment.
    var now: () -> Duration = RunningTime.now
  }

  /// Who sent a line.
  enum Side {
    case host, module
  }

  /// Sees every line that passes, for tests and for authors who look at the wire.
  var tap: ((Side, Data) -> Void)?
  /// Is told of every report that long work goes on.
  var onProgress: (() -> Void)?
  /// The game that is connected.
  let game: Game
  /// What the module offers beyond play and replay.
  var capabilities: [String] = []
  /// The file with what the game prints; nil where none could be made.
  var log: URL? { process.log.file }
  /// The module's process.
  let process: ModuleProcess
  private let patience: Patience
  private let watch: DescriptorWatch
  private var lines = LineBuffer()
  private var allowance = Allowance()
  private var call = ModuleCall.starting
  private var hasLeft = false
  private var arrived = [UInt8](repeating: 0, count: 1 << 16)

  /// Connects to a process that has just been started.
  init(_ process: ModuleProcess, game: Game, patience: Patience = Patience()) {
    self.process = process
    self.game = game
    self.patience = patience
    watch = DescriptorWatch(process, game: game)
  }

  /// Sends a message and waits until the module has room for it.
  ///
  /// That a module has gone is told by the `receive` that follows: what it said before comes first.
  /// - Throws: `ModuleFailure.hung` where it does not read.
  func send(_ message: HostMessage) throws(ModuleFailure) {
    if let next = message.call {
      call = next
      if message.startsCall { allowance = Allowance() }
    }
    try write(message, isNeeded: true)
  }

  /// - Parameter isNeeded: whether to wait for room; else a message for which there is none is dropped.
  private func write(_ message: HostMessage, isNeeded: Bool) throws(ModuleFailure) {
    guard let line = try? Wire.line(message) else { return }
    tap?(.host, line)
    var rest = [UInt8](line)[...]
    var time = newTime()
    while !rest.isEmpty, !hasLeft {
      let count = rest.withUnsafeBytes {
        Glibc.send(process.socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        if !isNeeded, rest.count == line.count { return }
        try wait(for: POLLIN | POLLOUT, .reading, &time)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Waits for the next message. Reports of progress and unknown messages are dealt with here.
  /// - Throws: `ModuleFailure` for a module that died, hangs, floods, or sends what is no message.
  func receive() throws(ModuleFailure) -> ModuleMessage {
    var time = newTime()
    while true {
      guard let line = try nextLine() else {
        if hasLeft { throw died() }
        try wait(for: POLLIN, call, &time)
        continue
      }
      guard let message = try read(line) else { continue }
      if case .progress = message {
        allowance.countProgress(at: patience.now())
        try checkAllowance()
        time.restart()
        onProgress?()
        continue
      }
      return message
    }
  }

  /// Looks at what the module holds open.
  /// - Throws: `ModuleFailure.strayDescriptor`.
  func checkDescriptors() throws(ModuleFailure) {
    do throws(ModuleFailure) { try watch.check() } catch { throw failing(error) }
  }

  /// Ends a module that failed.
  /// - Returns: the failure, to be thrown.
  func failing(_ failure: ModuleFailure) -> ModuleFailure {
    hasLeft = true
    process.end(patience: .zero)
    return failure
  }

  /// Ends the module: it sees its socket close and leaves, or is killed after 300 ms.
  func end() {
    hasLeft = true
    process.end()
  }

  /// The next message if it has come, for whoever waits for several modules at once.
  /// - Parameter time: how long this module may still take; it is counted on here, and starts anew with what comes.
  /// - Throws: as `receive`.
  func receiveIfThere(_ time: inout RunningTime) throws(ModuleFailure) -> ModuleMessage? {
    time.count()
    process.drainLog()
    try readSocket()
    while let line = try nextLine() {
      guard let message = try read(line) else { continue }
      time.restart()
      guard case .progress = message else { return message }
      allowance.countProgress(at: patience.now())
      try checkAllowance()
    }
    if hasLeft || process.waitForEnd(atMost: .zero) { throw died() }
    if time.isOver { throw hung(during: call) }
    return nil
  }

  /// Ends a module that took too long.
  private func hung(during call: ModuleCall) -> ModuleFailure {
    let (seconds, rest) = patience.deadline.components
    return failing(.hung(seconds: Double(seconds) + (Double(rest) / 1e16).rounded() / 100, during: call))
  }

  /// A span of as long as a module may take.
  func newTime() -> RunningTime {
    RunningTime(patience.deadline, slice: patience.slice, now: patience.now)
  }

  /// The one place where the host waits for a module: for the socket, with the log kept on the way.
  private func wait(for events: Int32, _ call: ModuleCall, _ time: inout RunningTime) throws(ModuleFailure) {
    let isLast = time.isOver
    var waiting = [
      pollfd(fd: process.socket, events: Int16(events), revents: 0),
      pollfd(fd: process.output, events: Int16(POLLIN), revents: 0),
    ]
    poll(&waiting, 2, time.nextWait)
    time.count()
    if waiting[1].revents != 0 { process.drainLog() }
    if waiting[0].revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 {
      try readSocket()
    } else if waiting[0].revents == 0 {
      // What the module left behind may hold its end of the socket open.
      if process.waitForEnd(atMost: .zero) { throw died() }
      guard isLast else { return }
      throw hung(during: call)
    }
  }

  private func readSocket() throws(ModuleFailure) {
    let count = recv(process.socket, &arrived, arrived.count, Int32(MSG_DONTWAIT))
    if count > 0 {
      lines.append(arrived[..<count])
      allowance.count(bytes: count)
      try checkAllowance()
    } else if count == 0 || errno != EAGAIN && errno != EINTR {
      hasLeft = true
    }
  }

  private func nextLine() throws(ModuleFailure) -> Data? {
    do throws(LineBuffer.TooLong) { return try lines.next() } catch {
      throw failing(.lineTooLong(greatest: Wire.greatestLine))
    }
  }

  private func read(_ line: Data) throws(ModuleFailure) -> ModuleMessage? {
    tap?(.module, line)
    let message: ModuleMessage
    do {
      message = try Wire.read(ModuleMessage.self, from: line)
    } catch WireError.unknownMessage(let type) {
      allowance.countMessage()
      try checkAllowance()
      let failure = Failure(code: "unknown", text: "unknown message \(Sanitizer.word(type))")
      try write(.failure(failure), isNeeded: false)
      return nil
    } catch {
      throw failing(.malformed(line: Sanitizer.excerpt(line), reason: MalformedLine(error)))
    }
    if case .progress = message { return message }
    allowance.countMessage()
    try checkAllowance()
    do throws(ModuleFailure) { try SceneCheck.check(message) } catch { throw failing(error) }
    return Sanitizer.message(message)
  }

  private func checkAllowance() throws(ModuleFailure) {
    if allowance.isSpent { throw failing(.flooded(messages: allowance.messages, bytes: allowance.bytes)) }
  }

  /// How a module that closed its connection ended.
  private func died() -> ModuleFailure {
    let left = process.waitForEnd(atMost: .milliseconds(500))
    process.end(patience: .zero)
    guard left, let status = process.status else { return .disconnected }
    switch status {
    case .code(let code): return .exited(code: code)
    case .signal(let signal):
      return .trapped(signal: signal, reason: process.log.lastWords.map { Sanitizer.text($0, limit: 300) })
    }
  }
}
