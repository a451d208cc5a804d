import Testing

@testable import GameHost

struct ChaCha20Tests {
  @Test("RFC 8439, 2.1.1: the quarter round")
  func quarterRound() {
    var (a, b, c, d): (UInt32, UInt32, UInt32, UInt32) = (0x1111_1111, 0x0102_0304, 0x9b8d_6f43, 0x0123_4567)
    ChaCha20.quarterRound(&a, &b, &c, &d)
    #expect([a, b, c, d] == [0xea2a_92f4, 0xcb1c_f8ce, 0x4581_472e, 0x5881_c4bb])
  }

  @Test("RFC 8439, 2.3.2: a block")
  func block() {
    var stream = ChaCha20(
      key: (0..<32).map { UInt8($0) }, nonce: [0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0], counter: 1)
    let words: [UInt32] = [
      0xe4e7_f110, 0x1559_3bd1, 0x1fdd_0f50, 0xc471_20a3, 0xc7f4_d1c7, 0x0368_c033, 0x9aaa_2204, 0x4e6c_d4c3,
      0x4664_82d2, 0x09aa_9f07, 0x05d7_c214, 0xa202_8bd9, 0xd19c_12b5, 0xb94e_16de, 0xe883_d0cb, 0x4e3c_50a2,
    ]
    #expect((0..<16).map { _ in stream.next() } == words)
  }

  @Test("RFC 8439, A.1, vectors 1 and 2: the stream of a zero key goes on from block to block")
  func stream() {
    var stream = ChaCha20(key: Array(repeating: 0, count: 32))
    let first: [UInt32] = [
      0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653, 0xb819_d2bd, 0x1aed_8da0, 0xccef_36a8, 0xc70d_778b,
      0x7c59_41da, 0x8d48_5751, 0x3fe0_2477, 0x374a_d8b8, 0xf4b8_436a, 0x1ca1_1815, 0x69b6_87c3, 0x8665_eeb2,
    ]
    let second: [UInt32] = [0xbee7_079f, 0x7a38_5155, 0x7c97_ba98, 0x0d08_2d73]
    #expect((0..<16).map { _ in stream.next() } == first)
    #expect((0..<4).map { _ in stream.next() } == second)
  }
}

struct BoundedDrawsTests {
  @Test("below 6, the words from 2^32 - 4 on are thrown away")
  func rejection() {
    var words: [UInt32] = [.max, .max - 1, .max - 2, .max - 3, .max - 4, 7, 0]
    var draws = BoundedDraws { words.removeFirst() }
    #expect([draws.next(below: 6), draws.next(below: 6), draws.next(below: 6)] == [(UInt32.max - 4) % 6, 1, 0])
  }

  @Test("below a power of two no word is thrown away", arguments: [1, 2, 64] as [UInt32])
  func powers(bound: UInt32) {
    var words: [UInt32] = [.max]
    var draws = BoundedDraws { words.removeFirst() }
    #expect(draws.next(below: bound) == bound - 1)
  }
}
