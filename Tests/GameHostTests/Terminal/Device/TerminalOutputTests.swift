import Glibc
import Testing

@testable import GameHost

struct TerminalOutputTests {
  private let master: Int32, slave: Int32

  init() throws {
    var ends: (Int32, Int32) = (-1, -1)
    try #require(openpty(&ends.0, &ends.1, nil, nil, nil) == 0)
    (master, slave) = ends
    try #require(LineSettings(of: slave)?.raw.apply(to: slave) == true)
  }

  @Test func aSlowTerminalGetsWholeFramesAndOthersStillBlock() {
    defer { close(master) }
    let output = TerminalOutput(slave)
    #expect(fcntl(slave, F_GETFL) & O_NONBLOCK == 0)
    #expect(fcntl(output.descriptor, F_GETFL) & O_NONBLOCK != 0)
    close(slave)
    let sink = FrameSink<Int>(descriptor: output.descriptor) { shown, next in
      Array("[\(shown ?? 0)>\(next)".utf8) + Array(repeating: 0x2E, count: 50_000) + [0x5D]
    }
    for frame in 1...9 { sink.present(frame) }
    #expect(sink.state == .waiting)
    var drawn = "", bytes = [UInt8](repeating: 0, count: 1 << 16), total = 0
    while total < 100_010 {
      let count = read(master, &bytes, bytes.count)
      guard count > 0 else { break }
      total += count
      drawn += String(decoding: bytes[..<count].filter { $0 != 0x2E }, as: UTF8.self)
      sink.write()
    }
    #expect(drawn == "[0>1][1>9]")
    #expect(sink.shown == 9)
  }

  @Test func aStoppedTerminalHoldsNobodyUp() {
    defer {
      close(master)
      close(slave)
    }
    let output = TerminalOutput(slave)
    output.write(Array(repeating: 0x2E, count: 1_000_000), patience: 0)
    // More than any terminal takes: what it took before may make room again at any time.
    let sink = FrameSink<Int>(descriptor: output.descriptor) { _, _ in Array(repeating: 0x2E, count: 1_000_000) }
    #expect(sink.present(1) == .waiting)
  }
}
