/// The generator of simulations: xoshiro256** 1.0 by David Blackman and Sebastiano Vigna
/// (https://prng.di.unimi.it/xoshiro256starstar.c). Fast and good, but its numbers can be foretold: real shoes are
/// shuffled by the host.
public struct Xoshiro256: RandomNumberGenerator, Hashable, Sendable {
  @usableFromInline var state: (UInt64, UInt64, UInt64, UInt64)

  /// Makes a generator from a seed, which SplitMix64 spreads over the state, as its authors advise.
  public init(seed: UInt64) {
    var spread = SplitMix64(state: seed)
    state = (spread.next(), spread.next(), spread.next(), spread.next())
  }

  init(state: (UInt64, UInt64, UInt64, UInt64)) { self.state = state }

  /// The next 64 bits.
  @inlinable @inline(always) public mutating func next() -> UInt64 {
    let product = state.1 &* 5
    let result = (product << 7 | product >> 57) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = state.3 << 45 | state.3 >> 19
    return result
  }

  /// A number from 0 to less than a bound, each as likely as any other: Daniel Lemire's multiplication, which
  /// draws again in the few cases that would favour some numbers.
  /// - Parameter bound: at least 1.
  @inlinable @inline(always) public mutating func next(below bound: Int) -> Int {
    let range = UInt64(bitPattern: Int64(bound)), product = next().multipliedFullWidth(by: range)
    if product.low < range { return next(above: product, range) }
    return Int(truncatingIfNeeded: product.high)
  }

  /// The rare case, apart from the usual one so that this is short.
  @usableFromInline mutating func next(above first: (high: UInt64, low: UInt64.Magnitude), _ range: UInt64) -> Int {
    let least = (0 &- range) % range
    var product = first
    while product.low < least { product = next().multipliedFullWidth(by: range) }
    return Int(truncatingIfNeeded: product.high)
  }

  /// Whether both give the same numbers from now on.
  public static func == (left: Xoshiro256, right: Xoshiro256) -> Bool { left.state == right.state }

  /// Hashes the state.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(state.0)
    hasher.combine(state.1)
    hasher.combine(state.2)
    hasher.combine(state.3)
  }
}

/// The generator that spreads a seed: SplitMix64 (https://prng.di.unimi.it/splitmix64.c).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
