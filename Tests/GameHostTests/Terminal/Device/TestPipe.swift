import Glibc

/// A pipe whose ends do not block.
final class TestPipe {
  let reading: Int32
  private(set) var writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (reading, writing) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    close(reading)
    if writing >= 0 { close(writing) }
  }

  func write(_ text: String) { _ = text.withCString { Glibc.write(writing, $0, strlen($0)) } }

  func closeWriting() {
    close(writing)
    writing = -1
  }

  /// Everything that is in it.
  func readAll() -> [UInt8] {
    var found: [UInt8] = [], bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(reading, &bytes, bytes.count)
      guard count > 0 else { return found }
      found += bytes[..<count]
    }
  }
}
