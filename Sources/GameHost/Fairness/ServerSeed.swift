/// The host's secret behind a shoe: 32 bytes, to which it commits before the first card and which it reveals after
/// the last. Its description says nothing, so that no log can give away what is to come.
struct ServerSeed: Hashable, Sendable {
  /// The 32 bytes.
  let bytes: [UInt8]

  /// Takes 32 bytes.
  init(bytes: [UInt8]) {
    precondition(bytes.count == 32, "a server seed has 32 bytes")
    self.bytes = bytes
  }

  /// A fresh one.
  static func random() throws(StoreError) -> ServerSeed { ServerSeed(bytes: try Randomness.bytes(32)) }

  /// The seed of `--seed N`: N as 32 bytes, the least first.
  init(practice number: UInt64) {
    self.init(bytes: (0..<32).map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) : 0 })
  }

  /// What the host publishes beforehand: SHA-256 of the bytes.
  var commitment: [UInt8] { Digest.sha256(bytes) }

  /// The seed of a shoe: HMAC-SHA256 of `<client seed>:<nonce>` with these bytes as the key.
  func shoeSeed(client: String = "", nonce: Int) -> [UInt8] {
    Digest.hmacSHA256(key: bytes, Array("\(client):\(nonce)".utf8))
  }
}

extension ServerSeed: CustomStringConvertible, CustomReflectable {
  var description: String { "a server seed" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
