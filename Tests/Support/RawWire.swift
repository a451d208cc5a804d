import CasinoKit
import FoundationEssentials
import Glibc

/// The module's end of the wire, as bare as it can be.
public enum RawWire {
  nonisolated(unsafe) private static var arrived: [UInt8] = []

  /// Sends a message.
  public static func send(_ message: ModuleMessage) {
    guard let line = try? Wire.line(message) else { exit(4) }
    send(bytes: [UInt8](line))
  }

  /// Sends bytes as they are; the program ends when the host has gone.
  public static func send(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(Wire.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { exit(0) }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits for a message; the program ends when the host has gone.
  public static func receive() -> HostMessage {
    while true {
      if let end = arrived.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(arrived[..<end])
        arrived.removeSubrange(...end)
        guard let message = try? Wire.read(HostMessage.self, from: line) else { exit(5) }
        return message
      }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(Wire.descriptor, &bytes, bytes.count, 0)
      guard count > 0 else { exit(0) }
      arrived += bytes[..<count]
    }
  }
}
