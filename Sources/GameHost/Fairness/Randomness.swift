import Glibc

/// Random bytes of the system.
enum Randomness {
  /// Asks the system for some bytes, 256 at most.
  static func bytes(_ count: Int) throws(StoreError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    guard getentropy(&bytes, count) == 0 else { throw .noRandomness }
    return bytes
  }
}
