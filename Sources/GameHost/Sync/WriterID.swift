import CasinoKit

/// Who writes a log into a folder: one wallet on one device. 16 bytes, which name the folder of its files.
struct WriterID: Hashable, Sendable {
  /// The bytes.
  let bytes: [UInt8]

  /// Takes 16 bytes.
  init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// Reads the name of a folder: 32 hexadecimal digits, in lower case.
  init?(name: String) {
    guard let bytes = Hexadecimal.bytes(name) else { return nil }
    self.init(bytes: bytes)
  }

  /// The writer of a profile on a device.
  /// - Parameters:
  ///   - device: the device's own bytes.
  ///   - profile: the profile's own bytes, which change where a data folder turns out to be a copy.
  init(device: [UInt8], profile: [UInt8]) { bytes = Array(Digest.sha256(device + profile).prefix(16)) }

  /// The name of its folder.
  var name: String { Hexadecimal.text(bytes) }
}

extension WriterID: Comparable {
  static func < (left: WriterID, right: WriterID) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
}

extension Hexadecimal {
  /// Reads two lower-case digits a byte; nil for anything else.
  static func bytes(_ text: some StringProtocol) -> [UInt8]? {
    let digits = Array(text.utf8).map { digit -> UInt8? in
      switch digit {
      case 0x30...0x39: digit - 0x30
      case 0x61...0x66: digit - 0x61 + 10
      default: nil
      }
    }
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for place in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[place], let low = digits[place + 1] else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }
}
