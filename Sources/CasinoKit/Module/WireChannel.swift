import FoundationEssentials
import Glibc

/// The module's end of the wire: whole lines, blocking. When the host is gone, so is the module.
@MainActor final class WireChannel {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var chunk = [UInt8](repeating: 0, count: 65_536)

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Ends the module as soon as the host is gone, even while a game's rules hang.
  func leaveWithHost() { Self.watch(descriptor) }

  private nonisolated static func watch(_ descriptor: Int32) {
    var thread = pthread_t()
    let argument = UnsafeMutableRawPointer(bitPattern: UInt(descriptor))
    let body: @convention(c) @Sendable (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
      // Asked for no events, poll reports only the end of the connection.
      var watched = pollfd(fd: Int32(UInt(bitPattern: argument)), events: 0, revents: 0)
      while poll(&watched, 1, -1) < 0 {}
      _exit(0)
    }
    _ = pthread_create(&thread, nil, body, argument)
  }

  func send(_ message: ModuleMessage) {
    guard let line = try? Wire.line(message) else { preconditionFailure("a message could not be written") }
    precondition(line.count <= Wire.greatestLine, "a message of \(line.count) bytes is longer than the wire takes")
    var sent = 0
    line.withUnsafeBytes { bytes in
      while sent < bytes.count {
        let count = Glibc.send(
          descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
        if count > 0 { sent += count } else if errno != EINTR { _exit(0) }
      }
    }
  }

  /// The next message; messages that are not understood are answered with a failure and skipped.
  func receive() -> HostMessage {
    while true {
      do {
        return try Wire.read(HostMessage.self, from: Data(nextLine()))
      } catch WireError.unknownMessage(let type) {
        send(.failure(Failure(code: "unknown", text: "unknown message \(type)")))
      } catch {
        send(.failure(Failure(code: "malformed", text: "\(error)")))
      }
    }
  }

  private func nextLine() -> [UInt8] {
    var searched = 0
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange(...end) }
        return Array(buffer[..<end])
      }
      searched = buffer.count
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count > 0 { buffer += chunk[..<count] } else if count == 0 || errno != EINTR { _exit(0) }
      if buffer.count > Wire.greatestLine { _exit(1) }
    }
  }
}
