import Glibc

/// The one place where a table waits: for keys, signals, the terminal's readiness, further descriptors, and time.
final class EventLoop {
  /// The most bytes of input that are read before events are told.
  private static let greatestRead = 4_096

  private let input: Int32
  private let signals: SignalPipe
  private let lifeline: Int32?
  private let now: () -> Duration
  private let poll: (inout [pollfd], Int32) -> Void
  private var parser = InputParser()
  private var parserDeadline: Duration?
  private var isAtEnd = false
  private var isOrphan = false

  /// Waits for the events of a terminal.
  /// - Parameters:
  ///   - input: where keys come from.
  ///   - signals: the signals that are taken over.
  ///   - lifeline: a descriptor that ends with the program that watches over this one.
  ///   - now: the time since some fixed moment.
  ///   - poll: waits for descriptors, at most so many milliseconds, or without end for -1.
  init(
    input: Int32 = STDIN_FILENO, signals: SignalPipe, lifeline: Int32? = Supervisor.lifeline,
    now: @escaping () -> Duration = RunningTime.now,
    poll: @escaping (inout [pollfd], Int32) -> Void = { _ = Glibc.poll(&$0, nfds_t($0.count), $1) }
  ) {
    self.input = input
    self.signals = signals
    self.lifeline = lifeline
    self.now = now
    self.poll = poll
  }

  /// Waits until something has come.
  /// - Parameters:
  ///   - deadline: when to go on anyway; nil for never.
  ///   - output: a descriptor for which there is more to write; nil where there is nothing.
  ///   - others: descriptors that may be read.
  /// - Returns: what has come; nothing where the deadline has.
  func wait(until deadline: Duration?, writing output: Int32? = nil, reading others: [Int32] = []) -> [LoopEvent] {
    while true {
      var waiting = [
        watch(signals.descriptor, POLLIN), watch(isOrphan ? -1 : lifeline ?? -1, POLLIN),
        watch(isAtEnd ? -1 : input, POLLIN), watch(output ?? -1, POLLOUT),
      ]
      waiting += others.map { watch($0, POLLIN) }
      poll(&waiting, patience(deadline))
      let events = events(of: waiting)
      if !events.isEmpty { return events }
      if let deadline, now() >= deadline { return [] }
    }
  }

  /// A descriptor to be watched; -1 is passed over by the system.
  private func watch(_ descriptor: Int32, _ events: Int32) -> pollfd {
    pollfd(fd: descriptor, events: Int16(events), revents: 0)
  }

  private func patience(_ deadline: Duration?) -> Int32 {
    guard let end = [deadline, parserDeadline].compactMap({ $0 }).min() else { return -1 }
    return Milliseconds.until(end, from: now())
  }

  private func events(of waiting: [pollfd]) -> [LoopEvent] {
    var events: [LoopEvent] = []
    if waiting[0].revents != 0 { events += signalEvents() }
    if waiting[1].revents != 0 {
      isOrphan = true
      events.append(.leave(signal: SIGHUP))
    }
    if waiting[2].revents != 0 {
      events += read()
    } else if let parserDeadline, now() >= parserDeadline {
      self.parserDeadline = nil
      events += parser.timeout().map { .input($0) }
    }
    if waiting[3].revents != 0 { events.append(.writable) }
    return events + waiting.dropFirst(4).filter { $0.revents != 0 }.map { .readable($0.fd) }
  }

  /// Each signal once, however often it came.
  private func signalEvents() -> [LoopEvent] {
    var events: [LoopEvent] = []
    for number in signals.take() {
      let event: LoopEvent =
        switch number {
        case SIGWINCH: .resized
        case SIGTSTP: .suspend
        case SIGCONT: .continued
        default: .leave(signal: number)
        }
      if !events.contains(event) { events.append(event) }
    }
    return events
  }

  private func read() -> [LoopEvent] {
    var bytes = [UInt8](repeating: 0, count: Self.greatestRead)
    let count = Glibc.read(input, &bytes, bytes.count)
    if count > 0 {
      let events = parser.feed(bytes[..<count])
      parserDeadline = parser.wait.map { now() + $0 }
      return events.map { .input($0) }
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    isAtEnd = true
    parserDeadline = nil
    return parser.timeout().map { .input($0) } + [.endOfInput]
  }
}
