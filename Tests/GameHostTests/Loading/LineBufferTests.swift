import CasinoKit
import Foundation
import Testing

@testable import GameHost

struct LineBufferTests {
  @Test(arguments: [1, 2, 3, 7, 100])
  func linesComeWholeHoweverTheyArrive(piece: Int) throws {
    var buffer = LineBuffer(), lines: [String] = []
    let bytes = Array("{}\n\n{\"a\":1}\nrest".utf8)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      buffer.append(bytes[start..<min(start + piece, bytes.count)])
      while let line = try buffer.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    }
    #expect(lines == ["{}", "", "{\"a\":1}"])
  }

  @Test func aLineMayBeAMebibyteWithItsEnd() throws {
    var buffer = LineBuffer()
    let longest = [UInt8](repeating: 0x61, count: Wire.greatestLine - 1) + Array("\n".utf8)
    for _ in 0..<3 {
      buffer.append(longest[...])
      #expect(try buffer.next()?.count == Wire.greatestLine - 1)
    }
    buffer.append([0x61])
    buffer.append(longest[...])
    #expect(throws: LineBuffer.TooLong.self) { try buffer.next() }
  }

  @Test func aLineWithoutEndIsTooLong() {
    var buffer = LineBuffer()
    buffer.append([UInt8](repeating: 0x61, count: Wire.greatestLine + 1)[...])
    #expect(throws: LineBuffer.TooLong.self) { try buffer.next() }
  }
}
