/// Where the chances of a block come from: the seed of the run and the block's place.
struct BlockChances {
  /// For the shoe.
  let shoe: Wyrand
  /// For a strategy that decides by chance.
  let strategy: Xoshiro256

  init(seed: UInt64, block: Int) {
    let own = block == 0 ? seed : Self.mixed(seed, UInt64(block))
    var spread = SplitMix64(state: own)
    shoe = Wyrand(state: spread.next())
    strategy = Xoshiro256(seed: ~own)
  }

  // Neighbouring seeds and neighbouring blocks must have nothing to do with each other, and seed 1's block 2 nothing
  // with seed 2's block 1: both are spread over all 64 bits, one after the other.
  private static func mixed(_ seed: UInt64, _ block: UInt64) -> UInt64 {
    var spread = SplitMix64(state: seed)
    var other = SplitMix64(state: spread.next() ^ (block &* 0xD134_2543_DE82_EF95))
    return other.next()
  }
}
