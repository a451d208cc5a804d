/// The check sum of a line in a log: 8 bytes of SHA-256 over the line before's and the line's content. So a line that
/// was cut, altered, left out or exchanged is noticed.
struct LineCheck: Hashable, Sendable {
  /// How many bytes it has.
  static let length = 8

  /// The bytes.
  let bytes: [UInt8]

  /// Takes 8 bytes.
  init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.length else { return nil }
    self.bytes = Array(bytes)
  }

  private init(hash: [UInt8]) { bytes = Array(hash.prefix(Self.length)) }

  /// What stands before the first line of a writer's log.
  static func start(writer: WriterID, wallet: String) -> LineCheck {
    LineCheck(hash: Digest.sha256(Array("casino log 1\n\(wallet)\n\(writer.name)\n".utf8)))
  }

  /// The check of the line that follows.
  func following(_ content: [UInt8]) -> LineCheck { LineCheck(hash: Digest.sha256(bytes + content)) }
}

/// A line with its check: `{…,"check":"0123456789abcdef"}`. The check is over what stands there without it.
enum CheckedLine {
  /// The longest line, in bytes, its end included.
  static let greatestLength = 64 * 1024
  private static let mark = Array(",\"check\":\"".utf8)
  private static let end = Array("\"}".utf8)
  private static let tail = mark.count + 2 * LineCheck.length + end.count

  /// Writes a line, its end included.
  /// - Parameter content: an object of at least one field.
  static func bytes(_ content: [UInt8], check: LineCheck) -> [UInt8] {
    content.dropLast() + mark + Array(Hexadecimal.text(check.bytes).utf8) + end + [0x0A]
  }

  /// Takes a line, without its end, apart; nil where it has another form.
  static func parts(_ line: ArraySlice<UInt8>) -> (content: [UInt8], check: LineCheck)? {
    guard line.count > tail, line.suffix(end.count).elementsEqual(end) else { return nil }
    let start = line.endIndex - tail
    let digits = line[(start + mark.count)..<(line.endIndex - end.count)]
    guard line[start..<(start + mark.count)].elementsEqual(mark),
      let bytes = Hexadecimal.bytes(String(decoding: digits, as: UTF8.self)), let check = LineCheck(bytes: bytes)
    else { return nil }
    return (line[..<start] + [0x7D], check)
  }
}
