/// A picture as a PNG file (https://www.w3.org/TR/png-3/), 8 bits of red, green, blue and opacity.
enum PNGFile {
  /// The bytes of the file.
  /// - Parameter pixels: four bytes a pixel, row by row.
  static func bytes(width: Int, height: Int, pixels: [UInt8]) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(pixels.count + height)
    for row in 0..<height {
      rows.append(0)
      rows += pixels[(row * width * 4)..<((row + 1) * width * 4)]
    }
    let head = number(UInt32(width)) + number(UInt32(height)) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", head)
      + chunk("IDAT", Deflate.zlib(rows, distances: [4, width * 4 + 1])) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(UInt32(content.count)) + named + number(checksum(named))
  }

  static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The CRC-32 of a chunk.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
      table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8)
    }
  }

  private static let table: [UInt32] = (0..<256 as Range<UInt32>).map { index in
    (0..<8).reduce(index) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}
