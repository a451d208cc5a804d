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

  /// The record of some files.
  init(_ files: [GameBundle.File]) {
    format = Self.format
    madeBy = Casino.version
    platform = Platform.present
    self.files = Dictionary(files.map { ($0.path, Hexadecimal.text(Digest.sha256($0.bytes))) }) { first, _ in first }
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
