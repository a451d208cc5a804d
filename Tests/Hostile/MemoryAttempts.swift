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

  /// Takes memory and uses it until there is none.
  static func eat() {
    var blocks: [[UInt8]] = []
    while true { blocks.append([UInt8](repeating: 1, count: block)) }
  }
}
