/// Goes through the lines of a file of a log, and holds each against the line before.
struct SegmentReader {
  enum Step {
    /// A line that is whole and stands where it was written.
    case line(content: [UInt8], check: LineCheck)
    /// A line that does not.
    case fault(LineFault)
    /// There is no further whole line.
    case end
  }

  /// How many bytes of whole lines were gone through.
  private(set) var bytes = 0
  /// How many lines.
  private(set) var lines = 0
  private let file: [UInt8]
  private var check: LineCheck

  /// Reads a file.
  /// - Parameter check: that of the line before its first.
  init(_ file: [UInt8], after check: LineCheck) {
    self.file = file
    self.check = check
  }

  /// The next line.
  mutating func next() -> Step {
    let rest = file[bytes...]
    guard let end = rest.prefix(CheckedLine.greatestLength).firstIndex(of: 0x0A) else {
      // What has no end yet has not arrived; what is too long for a line never will.
      return rest.count < CheckedLine.greatestLength ? .end : .fault(.noLine)
    }
    guard let (content, found) = CheckedLine.parts(rest[..<end]) else { return .fault(.noLine) }
    let wanted = check.following(content)
    guard found == wanted else { return .fault(.wrongCheck) }
    check = wanted
    bytes = end + 1
    lines += 1
    return .line(content: content, check: wanted)
  }
}
