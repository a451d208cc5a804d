import Glibc

/// Writes frames to a terminal that may be slow or stopped, without ever waiting for it.
///
/// A frame that has begun is written to its end; of those that come meanwhile only the latest is kept. Bytes are made
/// when a frame begins, as the difference from the frame that is on the screen then.
final class FrameSink<Frame> {
  /// Whether more is to be written.
  enum State: Equatable {
    /// All is on the screen.
    case idle
    /// The terminal takes no more now: wait until it does and call `write()`.
    case waiting
    /// The terminal is gone.
    case gone
  }

  /// The frame that is on the screen; nil before the first, and after `forget()`.
  private(set) var shown: Frame?
  /// How it stands.
  private(set) var state = State.idle
  /// All bytes that the terminal took.
  private(set) var written = 0

  private let descriptor: Int32
  private let encode: (_ shown: Frame?, _ next: Frame) -> [UInt8]
  private var next: Frame?
  private var begun: Frame?
  private var bytes: [UInt8] = []
  private var position = 0
  private var mustForget = false

  /// Writes to a descriptor that does not block.
  /// - Parameter encode: the bytes that make one frame of another, or of an unknown screen.
  init(descriptor: Int32, encode: @escaping (_ shown: Frame?, _ next: Frame) -> [UInt8]) {
    self.descriptor = descriptor
    self.encode = encode
  }

  /// Shows a frame, now or as soon as the terminal takes it. One that waits is replaced.
  @discardableResult
  func present(_ frame: Frame) -> State {
    next = frame
    return write()
  }

  /// Says that nothing is known of the screen any more, as after a change of size: the next frame is drawn whole.
  func forget() {
    shown = nil
    mustForget = begun != nil
  }

  /// Drops what is not written, before the terminal is put right: whatever follows must begin with an escape.
  func drop() {
    (next, begun, bytes, position) = (nil, nil, [], 0)
    if state == .waiting { state = .idle }
    shown = nil
    mustForget = false
  }

  /// Writes on, as far as the terminal takes it.
  @discardableResult
  func write() -> State {
    while state != .gone {
      if begun == nil {
        guard let frame = next else { return set(.idle) }
        begin(frame)
      }
      while position < bytes.count {
        let count = bytes[position...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count > 0 {
          position += count
          written += count
        } else if count == 0 || errno == EAGAIN {
          return set(.waiting)
        } else if errno != EINTR {
          return set(.gone)
        }
      }
      finish()
    }
    return state
  }

  private func begin(_ frame: Frame) {
    next = nil
    begun = frame
    position = 0
    bytes = encode(shown, frame)
  }

  private func finish() {
    shown = mustForget ? nil : begun
    mustForget = false
    begun = nil
    bytes.removeAll(keepingCapacity: bytes.count < 1 << 17)
  }

  private func set(_ state: State) -> State {
    self.state = state
    return state
  }
}
