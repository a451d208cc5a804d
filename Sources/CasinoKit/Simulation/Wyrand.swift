/// The generator of simulated shoes: wyrand by Wang Yi (https://github.com/wangyi-fudan/wyhash, final version 4), small
/// enough to cost less than the card that it picks. Its numbers can be foretold: real shoes are shuffled by the host.
@usableFromInline struct Wyrand: RandomNumberGenerator, Hashable, Sendable {
  @usableFromInline var state: UInt64

  /// Starts at a place of its one long row, of 2^64 numbers.
  init(state: UInt64) { self.state = state }

  /// The next 64 bits.
  @inlinable @inline(always) mutating func next() -> UInt64 {
    state &+= 0x2d35_8dcc_aa6c_78a5
    let product = state.multipliedFullWidth(by: state ^ 0x8bb8_4b93_962e_acc9)
    return product.high ^ product.low
  }

  /// A number from 0 to less than a bound. No number is favoured by more than the bound in 2^64, far less than the longest
  /// simulation can tell.
  @inlinable @inline(always) mutating func next(below bound: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(truncatingIfNeeded: bound)).high)
  }
}
