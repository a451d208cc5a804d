import CasinoKit
import FoundationEssentials
import Glibc

/// `bundle.json`: what a bundle is, and the hash of every other file in it.
struct BundleRecord: Codable, Equatable {
  /// Its path within the bundle.
  static let path = "bundle.json"
  /// The format that this version of `casino` writes and reads.
  static let format = 1

  /// The format of the bundle.
  var format: Int
  /// The version of `casino` that made it.
  var madeBy: String
  /// The machines that it runs on, such as `linux-x86_64`.
  var platform: String
  /// SHA-256 of each other file by its path.
  var files: [String: String]
  /// Who made it: the public half of a key, in hexadecimal digits.
  var author: String
  /// That key's signature under all of the above, in hexadecimal digits.
  var signature: String

  /// The record of some files, signed.
  init(_ files: [GameBundle.File], signedBy key: AuthorKey) {
    format = Self.format
    madeBy = Casino.version
    platform = Platform.present
    self.files = Dictionary(files.map { ($0.path, Hexadecimal.text(Digest.sha256($0.bytes))) }) { first, _ in first }
    author = key.id.text
    signature = ""
    signature = Hexadecimal.text(key.signature(of: message))
  }

  /// Who signed it.
  /// - Throws: `BundleError.unsound` where the signature is not that of the key.
  func signer() throws(BundleError) -> AuthorID {
    guard let id = AuthorID(author), let signature = Hexadecimal.bytes(signature),
      id.signed(message, signature: signature)
    else { throw .unsound(.signature) }
    return id
  }

  /// What is signed.
  private var message: [UInt8] {
    let lines = files.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)" }
    return Array((["casinogame \(format)", madeBy, platform] + lines).map { "\($0)\n" }.joined().utf8)
  }

  /// Reads a record.
  /// - Throws: `BundleError.noBundle` for what is none, `.otherFormat` for one of another time.
  init(read bytes: [UInt8]) throws(BundleError) {
    struct Format: Decodable { var format: Int }
    guard bytes.count <= 1 << 20, let format = try? JSONDecoder().decode(Format.self, from: Data(bytes)) else {
      throw .noBundle
    }
    guard format.format == Self.format else { throw .otherFormat(format.format) }
    guard let record = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { throw .noBundle }
    self = record
  }

  /// The record as a file, the same for the same files.
  func file() throws(BundleError) -> GameBundle.File {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { throw .noBundle }
    return GameBundle.File(path: Self.path, bytes: Array(data) + [UInt8(ascii: "\n")])
  }
}

/// The kind of machine.
enum Platform {
  /// That of this one, such as `linux-x86_64`.
  static var present: String {
    var names = utsname()
    uname(&names)
    let machine = withUnsafePointer(to: &names.machine) {
      $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
    }
    return "linux-\(machine)"
  }
}
