import Foundation
import TestSupport

@testable import GameHost

typealias TestFolder = TemporaryFolder

/// A PNG file as it is read back, written for what `PNGFile` writes.
struct PNGReading {
  enum Fault: Error { case signature, checksum(String), filter }

  var width = 0
  var height = 0
  var chunks: [String] = []
  var pixels: [UInt8] = []

  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw Fault.signature }
    var place = 8, packed: [UInt8] = []
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    while place < bytes.count {
      let length = number(place), name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      let content = bytes[place + 8..<place + 8 + length]
      guard Int(PNGFile.checksum(Array(bytes[place + 4..<place + 8 + length]))) == number(place + 8 + length) else {
        throw Fault.checksum(name)
      }
      chunks.append(name)
      if name == "IHDR" { (width, height) = (number(place + 8), number(place + 12)) }
      if name == "IDAT" { packed += content }
      place += 12 + length
    }
    let rows = try Inflate.zlib(packed), stride = width * 4 + 1
    for row in 0..<height {
      guard rows[row * stride] == 0 else { throw Fault.filter }
      pixels += rows[(row * stride + 1)..<(row + 1) * stride]
    }
  }
}

/// Unpacks a zlib stream of one block with the fixed codes (RFC 1951, 3.2.6).
struct Inflate {
  enum Fault: Error { case header, block, code, checksum }

  private let bytes: [UInt8]
  private var position = 16
  private static let lengths: [(base: Int, extra: Int)] = Self.table(groups: 4, first: 3, count: 28) + [(258, 0)]
  private static let distances = Self.table(groups: 2, first: 1, count: 30)

  static func zlib(_ bytes: [UInt8]) throws -> [UInt8] {
    guard bytes.count > 6, Int(bytes[0]) << 8 + Int(bytes[1]) % 31 >= 0, bytes[0] & 0xF == 8 else { throw Fault.header }
    var inflate = Inflate(bytes: bytes)
    let output = try inflate.block()
    let sum = bytes.suffix(4).reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    guard sum == Deflate.adler(output) else { throw Fault.checksum }
    return output
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The first values of symbols and the bits that follow them.
  private static func table(groups: Int, first: Int, count: Int) -> [(base: Int, extra: Int)] {
    var found: [(base: Int, extra: Int)] = [], next = first
    for symbol in 0..<count {
      let extra = max(0, symbol / groups - 1)
      found.append((next, extra))
      next += 1 << extra
    }
    return found
  }

  private mutating func bits(_ count: Int) -> Int {
    (0..<count).reduce(0) { value, place in
      defer { position += 1 }
      return value | Int(bytes[position / 8] >> UInt8(position % 8) & 1) << place
    }
  }

  private mutating func code(_ count: Int) -> Int { (0..<count).reduce(0) { value, _ in value << 1 | bits(1) } }

  private mutating func symbol() throws -> Int {
    let seven = code(7)
    if seven < 0x18 { return 256 + seven }
    let eight = seven << 1 | bits(1)
    if (0x30..<0xC0).contains(eight) { return eight - 0x30 }
    if (0xC0..<0xC8).contains(eight) { return 280 + eight - 0xC0 }
    return (eight << 1 | bits(1)) - 0x190 + 144
  }

  private mutating func block() throws -> [UInt8] {
    guard bits(1) == 1, bits(2) == 1 else { throw Fault.block }
    var output: [UInt8] = []
    while true {
      let symbol = try symbol()
      if symbol < 256 { output.append(UInt8(symbol)) }
      if symbol == 256 { return output }
      guard symbol > 256 else { continue }
      guard symbol - 257 < Self.lengths.count else { throw Fault.code }
      let length = Self.lengths[symbol - 257]
      let count = length.base + bits(length.extra)
      let distance = Self.distances[code(5)], back = distance.base + bits(distance.extra)
      guard back <= output.count else { throw Fault.code }
      for _ in 0..<count { output.append(output[output.count - back]) }
    }
  }
}
