/// Bytes as people compare them.
enum Hexadecimal {
  private static let digits = Array("0123456789abcdef")

  /// Two digits a byte.
  static func text(_ bytes: [UInt8]) -> String {
    String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
