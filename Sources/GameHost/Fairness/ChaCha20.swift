/// The stream cipher ChaCha20 of RFC 8439 as a generator: its key stream read as 32-bit words, least byte first.
struct ChaCha20 {
  private let key: [UInt32]
  private let nonce: [UInt32]
  private var counter: UInt32
  private var block: [UInt32] = []
  private var used = 0

  /// Starts a stream.
  /// - Parameters:
  ///   - key: 32 bytes.
  ///   - nonce: 12 bytes, zero for shoes.
  ///   - counter: the number of the first block.
  init(key: [UInt8], nonce: [UInt8] = Array(repeating: 0, count: 12), counter: UInt32 = 0) {
    precondition(key.count == 32 && nonce.count == 12, "ChaCha20 has a key of 32 bytes and a nonce of 12")
    self.key = Self.words(key)
    self.nonce = Self.words(nonce)
    self.counter = counter
  }

  /// The next word of the stream.
  mutating func next() -> UInt32 {
    if used == block.count {
      block = Self.block(key: key, counter: counter, nonce: nonce)
      counter &+= 1
      used = 0
    }
    defer { used += 1 }
    return block[used]
  }

  private static func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { place in
      (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
    }
  }

  /// The block function, RFC 8439 section 2.3. Sixteen variables instead of an array: tests shuffle in debug too.
  static func block(key: [UInt32], counter: UInt32, nonce: [UInt32]) -> [UInt32] {
    let start: [UInt32] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574] + key + [counter] + nonce
    var (x0, x1, x2, x3) = (start[0], start[1], start[2], start[3])
    var (x4, x5, x6, x7) = (start[4], start[5], start[6], start[7])
    var (x8, x9, x10, x11) = (start[8], start[9], start[10], start[11])
    var (x12, x13, x14, x15) = (start[12], start[13], start[14], start[15])
    for _ in 0..<10 {
      quarterRound(&x0, &x4, &x8, &x12)
      quarterRound(&x1, &x5, &x9, &x13)
      quarterRound(&x2, &x6, &x10, &x14)
      quarterRound(&x3, &x7, &x11, &x15)
      quarterRound(&x0, &x5, &x10, &x15)
      quarterRound(&x1, &x6, &x11, &x12)
      quarterRound(&x2, &x7, &x8, &x13)
      quarterRound(&x3, &x4, &x9, &x14)
    }
    let end = [x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15]
    return (0..<16).map { start[$0] &+ end[$0] }
  }

  /// The quarter round, RFC 8439 section 2.1.
  @inline(__always)
  static func quarterRound(_ a: inout UInt32, _ b: inout UInt32, _ c: inout UInt32, _ d: inout UInt32) {
    a = a &+ b
    d = d ^ a
    d = d &<< 16 | d &>> 16
    c = c &+ d
    b = b ^ c
    b = b &<< 12 | b &>> 20
    a = a &+ b
    d = d ^ a
    d = d &<< 8 | d &>> 24
    c = c &+ d
    b = b ^ c
    b = b &<< 7 | b &>> 25
  }
}
