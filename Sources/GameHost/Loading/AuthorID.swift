import CCrypto

/// Who made a bundle: the public half of the key that signed it (Ed25519, 32 bytes).
struct AuthorID: Hashable, Sendable {
  /// The length of a key, in bytes.
  static let length = 32

  /// The key.
  let bytes: [UInt8]

  /// Takes a key.
  /// - Returns: nil where it has another length.
  init?(bytes: [UInt8]) {
    guard bytes.count == Self.length else { return nil }
    self.bytes = bytes
  }

  /// Reads 64 hexadecimal digits.
  init?(_ text: String) {
    guard let bytes = Hexadecimal.bytes(text) else { return nil }
    self.init(bytes: bytes)
  }

  /// 64 hexadecimal digits.
  var text: String { Hexadecimal.text(bytes) }

  /// The beginning, for people to compare: `1a2b-3c4d-5e6f-7a8b`.
  var short: String {
    let digits = Array(text)
    return stride(from: 0, to: 16, by: 4).map { String(digits[$0..<$0 + 4]) }.joined(separator: "-")
  }

  /// Whether the owner of the key signed these bytes.
  func signed(_ message: [UInt8], signature: [UInt8]) -> Bool {
    guard signature.count == AuthorKey.signatureLength,
      let key = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nil, bytes, bytes.count)
    else { return false }
    defer { EVP_PKEY_free(key) }
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    return EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1
      && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
  }
}
