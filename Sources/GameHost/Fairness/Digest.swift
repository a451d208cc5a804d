import CCrypto

/// What libcrypto hashes for us.
enum Digest {
  /// SHA-256 of some bytes.
  static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    var length: UInt32 = 0
    let done = EVP_Digest(bytes, bytes.count, &digest, &length, EVP_sha256(), nil)
    precondition(done == 1 && length == 32, "libcrypto has no SHA-256")
    return digest
  }

  /// HMAC-SHA256 of some bytes.
  static func hmacSHA256(key: [UInt8], _ bytes: [UInt8]) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: 32)
    var length: UInt32 = 0
    let done = HMAC(EVP_sha256(), key, Int32(key.count), bytes, bytes.count, &code, &length)
    precondition(done != nil && length == 32, "libcrypto has no HMAC-SHA256")
    return code
  }
}
