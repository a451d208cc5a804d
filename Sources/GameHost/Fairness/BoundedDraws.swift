/// Numbers below a bound, each equally likely, from a stream of 32-bit words.
struct BoundedDraws {
  private var nextWord: () -> UInt32

  /// Draws from any words: for tests.
  init(words: @escaping () -> UInt32) { nextWord = words }

  /// Draws from a key stream.
  init(_ stream: ChaCha20) {
    var stream = stream
    nextWord = { stream.next() }
  }

  /// A number from 0 to `bound` less 1: the first word x of the stream that is below 2^32 − (2^32 mod bound), mod
  /// bound. Words at or above that limit are thrown away, as they would favour the small numbers.
  mutating func next(below bound: UInt32) -> UInt32 {
    let limit = (1 << 32) - (1 << 32) % UInt64(bound)
    while true {
      let word = nextWord()
      if UInt64(word) < limit { return word % bound }
    }
  }
}
