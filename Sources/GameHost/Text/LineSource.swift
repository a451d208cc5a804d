import Glibc

/// Lines from a descriptor, as they are typed or piped; watches for signals meanwhile.
final class LineSource {
  /// What was read.
  enum Line: Equatable {
    /// A line, without its end.
    case text(String)
    /// A line longer than `greatest` bytes, which is skipped.
    case tooLong
    /// There is nothing more.
    case end
    /// A signal asks the program to leave.
    case signal(Int32)
    /// Something that is waited for besides has come.
    case aside
  }

  /// The most bytes of a line.
  static let greatest = 4_096

  private let descriptor: Int32
  private let signals: LeaveSignals
  private var buffer: [UInt8] = []
  private var isSkipping = false
  private var isAtEnd = false

  /// Reads from a descriptor.
  init(descriptor: Int32, signals: LeaveSignals) {
    self.descriptor = descriptor
    self.signals = signals
  }

  /// Waits for the next line. Bytes that are no UTF-8 become replacement characters.
  /// - Parameters:
  ///   - others: descriptors that are waited for besides.
  ///   - deadline: when to go on anyway; nil for never.
  func next(besides others: [Int32] = [], until deadline: Duration? = nil) -> Line {
    while true {
      if let line = takeLine() { return line }
      if isAtEnd { return takeRest() }
      if let signal = signals.pending { return .signal(signal) }
      var waiting = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      waiting += others.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let patience = deadline.map { Milliseconds.until($0, from: RunningTime.now()) } ?? -1
      guard poll(&waiting, nfds_t(waiting.count), patience) >= 0 else { continue }
      if waiting[1].revents != 0 { continue }
      if waiting[0].revents != 0 {
        read()
      } else {
        return .aside
      }
    }
  }

  /// Whether there is nothing more, as far as can be told without waiting.
  var isAtEndNow: Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if !isAtEnd, buffer.isEmpty, poll(&waiting, 1, 0) > 0 { read() }
    return isAtEnd && buffer.isEmpty
  }

  private func read() {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(descriptor, &chunk, chunk.count)
    if count > 0 {
      buffer += chunk[..<count]
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      isAtEnd = true
    }
  }

  private func takeLine() -> Line? {
    guard let end = buffer.firstIndex(of: UInt8(ascii: "\n")) else {
      if buffer.count > Self.greatest {
        buffer = []
        isSkipping = true
      }
      return nil
    }
    let line = buffer[..<end]
    defer { buffer.removeSubrange(...end) }
    if isSkipping || line.count > Self.greatest {
      isSkipping = false
      return .tooLong
    }
    return .text(Self.text(line))
  }

  private func takeRest() -> Line {
    defer { buffer = [] }
    return buffer.isEmpty || isSkipping ? .end : .text(Self.text(buffer[...]))
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
  }
}
