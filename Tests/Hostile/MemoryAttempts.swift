import Glibc

/// What a hostile game tries with memory.
enum MemoryAttempts {
  private static let block = 16 << 20

  /// The megabytes that it could have, 4,000 at most.
  static func taken() -> Int {
    var blocks: [UnsafeMutableRawPointer] = []
    while blocks.count < 250 {
      guard let place = mmap(nil, block, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
        place != MAP_FAILED
      else { break }
      blocks.append(place)
    }
    for place in blocks { munmap(place, block) }
    return blocks.count * 16
  }

  /// Takes memory until there is none. A byte of each block is enough: what is limited is the room for addresses.
  static func eat() {
    while true { UnsafeMutableRawPointer.allocate(byteCount: block, alignment: 16).storeBytes(of: 1, as: UInt8.self) }
  }
}
