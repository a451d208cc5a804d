public import FoundationEssentials

/// The wire between host and module: one JSON object a line, UTF-8. `docs/protocol.md` specifies it.
public enum Wire {
  /// The protocol versions that this kit speaks.
  public static let versions = 1...1
  /// The version of the kit.
  public static let kitVersion = "0.1.0"
  /// The greatest length of a line, in bytes, its end included.
  public static let greatestLine = 1 << 20
  /// The descriptor of the socket in the module.
  public static let descriptor: Int32 = 3

  /// The greatest version that both ranges hold; nil where they do not overlap.
  public static func common(_ left: ClosedRange<Int>, _ right: ClosedRange<Int>) -> Int? {
    left.overlaps(right) ? min(left.upperBound, right.upperBound) : nil
  }

  /// Writes a message as a line, its end included.
  public static func line(_ message: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    var data = try encoder.encode(message)
    data.append(UInt8(ascii: "\n"))
    return data
  }

  /// Reads a message from a line, with or without its end.
  /// - Throws: `DecodingError` where the line is no message of the type.
  public static func read<Message: Decodable>(_ type: Message.Type, from line: Data) throws -> Message {
    try JSONDecoder().decode(type, from: line)
  }
}
