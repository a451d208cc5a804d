import CCrypto
import FoundationEssentials
import Glibc

/// The key of whoever makes games on this machine. It signs the bundles that `casino install` makes, so that a new
/// version is known to come from the same hand as the one before.
struct AuthorKey: Sendable {
  /// The length of a signature, in bytes.
  static let signatureLength = 64
  /// The file of the secret half within the data folder.
  static let fileName = "author.key"

  private let secret: [UInt8]
  /// The public half.
  let id: AuthorID

  /// The key of a data folder; made where there is none.
  /// - Throws: `SystemError` where the file cannot be read or written, or holds no key (`EINVAL`).
  static func own(in data: URL) throws(SystemError) -> AuthorKey {
    let path = data.appending(path: fileName).path
    if access(path, F_OK) != 0 { try create(path) }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 2 * AuthorID.length)
    let count = read(file, &text, text.count)
    guard count == text.count, let secret = Hexadecimal.bytes(String(decoding: text, as: UTF8.self)),
      let key = AuthorKey(secret: secret)
    else { throw SystemError(code: EINVAL) }
    return key
  }

  /// Takes the secret half of a key.
  /// - Returns: nil where it is none.
  init?(secret: [UInt8]) {
    guard secret.count == AuthorID.length, let id = Self.publicHalf(of: secret) else { return nil }
    self.secret = secret
    self.id = id
  }

  /// Signs bytes.
  func signature(of message: [UInt8]) -> [UInt8] {
    guard let key = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nil, secret, secret.count) else { return [] }
    defer { EVP_PKEY_free(key) }
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    var signature = [UInt8](repeating: 0, count: Self.signatureLength), length = signature.count
    let isSigned =
      EVP_DigestSignInit(context, nil, nil, nil, key) == 1
      && EVP_DigestSign(context, &signature, &length, message, message.count) == 1
    precondition(isSigned && length == Self.signatureLength, "libcrypto has no Ed25519")
    return signature
  }

  private static func publicHalf(of secret: [UInt8]) -> AuthorID? {
    guard let key = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nil, secret, secret.count) else { return nil }
    defer { EVP_PKEY_free(key) }
    var bytes = [UInt8](repeating: 0, count: AuthorID.length), length = bytes.count
    guard EVP_PKEY_get_raw_public_key(key, &bytes, &length) == 1, length == bytes.count else { return nil }
    return AuthorID(bytes: bytes)
  }

  /// Writes a new key, whole or not at all; one that another program wrote meanwhile stays.
  private static func create(_ path: String) throws(SystemError) {
    guard let secret = try? Randomness.bytes(AuthorID.length) else { throw SystemError(code: EIO) }
    let draft = "\(path).new-\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .last }
    defer { unlink(draft) }
    let text = Array(Hexadecimal.text(secret).utf8)
    let isWritten = write(file, text, text.count) == text.count && fsync(file) == 0
    close(file)
    guard isWritten else { throw SystemError(code: EIO) }
    guard link(draft, path) == 0 || errno == EEXIST else { throw .last }
  }
}
