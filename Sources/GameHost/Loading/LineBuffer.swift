import CasinoKit
import FoundationEssentials

/// Bytes that arrived and are not read yet, cut into lines.
struct LineBuffer {
  /// A line is longer than the wire allows.
  struct TooLong: Error {}

  private var bytes: [UInt8] = []
  private var start = 0
  private var searched = 0

  /// Adds bytes that arrived.
  mutating func append(_ more: ArraySlice<UInt8>) {
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      start = 0
      searched = 0
    }
    bytes += more
  }

  /// Takes the next whole line, without its end; nil where none has arrived.
  /// - Throws: `TooLong` where there is no end within the greatest length.
  mutating func next() throws(TooLong) -> Data? {
    let end = bytes[max(searched, start)...].firstIndex(of: UInt8(ascii: "\n"))
    guard (end.map { $0 + 1 } ?? bytes.count) - start <= Wire.greatestLine else { throw TooLong() }
    guard let end else {
      searched = bytes.count
      return nil
    }
    defer { drop(through: end) }
    return Data(bytes[start..<end])
  }

  private mutating func drop(through end: Int) {
    start = end + 1
    searched = start
    if start > Wire.greatestLine {
      bytes.removeSubrange(..<start)
      start = 0
      searched = 0
    }
  }
}
