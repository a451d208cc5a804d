import Glibc
import Testing

@testable import GameHost

struct FrameSinkTests {
  private let pipe = TestPipe()
  /// A frame is a number; 100,000 bytes, more than a pipe takes at once.
  private static func bytes(_ shown: Int?, _ next: Int) -> [UInt8] {
    Array("[\(shown.map(String.init) ?? "-")>\(next)".utf8) + Array(repeating: 0x2E, count: 100_000) + [0x5D]
  }

  /// What was drawn, the dots left out.
  private func drawn(_ bytes: [UInt8]) -> String { String(decoding: bytes.filter { $0 != 0x2E }, as: UTF8.self) }

  @Test func aFrameThatFitsIsThereAtOnce() {
    let sink = FrameSink<String>(descriptor: pipe.writing) { Array("\($0 ?? "-")>\($1) ".utf8) }
    #expect(sink.present("a") == .idle)
    #expect(sink.present("b") == .idle)
    #expect(sink.shown == "b")
    #expect(drawn(pipe.readAll()) == "->a a>b ")
    #expect(sink.written == 8)
  }

  @Test func aSlowReaderGetsWholeFramesAndTheLatest() {
    let sink = FrameSink<Int>(descriptor: pipe.writing, encode: Self.bytes)
    #expect(sink.present(1) == .waiting)
    #expect(sink.shown == nil)
    for frame in 2...50 { #expect(sink.present(frame) == .waiting) }
    var read = pipe.readAll()
    while sink.write() == .waiting { read += pipe.readAll() }
    read += pipe.readAll()
    #expect(drawn(read) == "[->1][1>50]")
    #expect(read.count == 200_011)
    #expect(sink.shown == 50)
  }

  @Test func aStoppedReaderCostsNothing() {
    let sink = FrameSink<Int>(descriptor: pipe.writing, encode: Self.bytes)
    for frame in 1...10_000 { sink.present(frame) }
    #expect(sink.state == .waiting)
    #expect(sink.written < 100_000)
  }

  @Test func afterAChangeOfSizeTheNextFrameIsWhole() {
    let sink = FrameSink<Int>(descriptor: pipe.writing, encode: Self.bytes)
    sink.present(1)
    sink.forget()
    sink.present(2)
    var read = pipe.readAll()
    while sink.write() == .waiting { read += pipe.readAll() }
    read += pipe.readAll()
    #expect(drawn(read) == "[->1][->2]")
    sink.forget()
    #expect(sink.shown == nil)
  }

  @Test func whatIsDroppedIsNotWrittenLater() {
    let sink = FrameSink<Int>(descriptor: pipe.writing, encode: Self.bytes)
    sink.present(1)
    sink.present(2)
    sink.drop()
    _ = pipe.readAll()
    #expect(sink.write() == .idle)
    #expect(pipe.readAll().isEmpty)
  }

  @Test func aTerminalThatIsGoneIsTold() {
    let reader = TestPipe()
    signal(SIGPIPE, SIG_IGN)
    let sink = FrameSink<Int>(descriptor: reader.reading, encode: Self.bytes)
    #expect(sink.present(1) == .gone)
    #expect(sink.present(2) == .gone)
  }
}
