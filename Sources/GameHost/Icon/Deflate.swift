/// Packs bytes (RFC 1950 and 1951) with the fixed codes, looking for repetitions at a few distances only: a picture
/// repeats its last pixel and the row above.
struct Deflate {
  /// The longest repetition that a code has.
  private static let longest = 258
  private var output: [UInt8] = []
  private var bits: UInt32 = 0
  private var count = 0

  /// The bytes in a zlib stream.
  /// - Parameter distances: how far back repetitions are looked for, each at most 32,768.
  static func zlib(_ bytes: [UInt8], distances: [Int]) -> [UInt8] {
    var deflate = Deflate()
    deflate.pack(bytes, distances.filter { (1...32_768).contains($0) })
    return [0x78, 0x01] + deflate.output + PNGFile.number(adler(bytes))
  }

  /// The Adler-32 of bytes.
  static func adler(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1, high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  private mutating func pack(_ bytes: [UInt8], _ distances: [Int]) {
    put(1, 1)
    put(1, 2)
    var place = 0
    while place < bytes.count {
      var best = (length: 0, distance: 0)
      for distance in distances where distance <= place {
        let length = Self.repetition(bytes, place, distance)
        if length > best.length { best = (length, distance) }
      }
      if best.length >= 3 {
        put(length: best.length)
        put(distance: best.distance)
        place += best.length
      } else {
        put(literal: UInt32(bytes[place]))
        place += 1
      }
    }
    put(literal: 256)
    if count > 0 { output.append(UInt8(truncatingIfNeeded: bits)) }
  }

  private static func repetition(_ bytes: [UInt8], _ place: Int, _ distance: Int) -> Int {
    var length = 0
    let most = min(longest, bytes.count - place)
    while length < most, bytes[place + length] == bytes[place + length - distance] { length += 1 }
    return length
  }

  /// Writes bits, the lowest first.
  private mutating func put(_ value: UInt32, _ width: Int) {
    bits |= value << UInt32(count)
    count += width
    while count >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// Writes a code, the highest bit first.
  private mutating func put(code: UInt32, _ width: Int) {
    for bit in (0..<width).reversed() { put(code >> UInt32(bit) & 1, 1) }
  }

  /// Writes a symbol of the fixed code for literals and lengths.
  private mutating func put(literal symbol: UInt32) {
    switch symbol {
    case 0..<144: put(code: 0x30 + symbol, 8)
    case 144..<256: put(code: 0x190 + symbol - 144, 9)
    case 256..<280: put(code: symbol - 256, 7)
    default: put(code: 0xC0 + symbol - 280, 8)
    }
  }

  private mutating func put(length: Int) {
    if length == Self.longest { return put(literal: 285) }
    let (symbol, extra, width) = Self.code(length - 3, groups: 4)
    put(literal: UInt32(257 + symbol))
    put(UInt32(extra), width)
  }

  private mutating func put(distance: Int) {
    let (symbol, extra, width) = Self.code(distance - 1, groups: 2)
    put(code: UInt32(symbol), 5)
    put(UInt32(extra), width)
  }

  /// The symbol of a value, and the bits that it leaves open: each group of symbols has one such bit more.
  private static func code(_ value: Int, groups: Int) -> (symbol: Int, extra: Int, width: Int) {
    guard value >= groups * 2 else { return (value, 0, 0) }
    let highest = Int.bitWidth - 1 - value.leadingZeroBitCount
    let width = highest - (groups == 4 ? 2 : 1)
    let symbol = groups * width + (value >> width)
    return (symbol, value & ((1 << width) - 1), width)
  }
}
