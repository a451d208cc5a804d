/// What `swift build` prints, sorted: how far it is, and what the compiler says of the sources.
struct BuildOutput {
  /// So many steps of so many.
  struct Progress: Equatable {
    var done: Int
    var total: Int
  }

  /// How far the build is; nil before its first step.
  private(set) var progress: Progress?
  /// What the compiler says, without what it says twice and without what only tells of the build.
  private(set) var lines: [String] = []
  private var rest: [UInt8] = []
  private var block: [String] = []
  private var seen: Set<[String]> = []

  /// The most lines that are kept. More help nobody.
  static let greatest = 2_000

  /// Takes bytes as they come.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        take(String(decoding: rest, as: UTF8.self))
        rest.removeAll(keepingCapacity: true)
      } else if rest.count < 4_096 {
        rest.append(byte)
      }
    }
  }

  /// Takes what is left when no more can come.
  mutating func finish() {
    if !rest.isEmpty { feed([UInt8(ascii: "\n")]) }
    endBlock()
  }

  /// How many errors the compiler found.
  static func errors(in lines: [String]) -> Int { lines.filter { isHead($0) && $0.contains(" error: ") }.count }

  /// Whether anything but warnings was said.
  var hasErrors: Bool { Self.errors(in: lines) > 0 }

  private mutating func take(_ line: String) {
    if let progress = Self.progress(in: line) {
      endBlock()
      self.progress = progress
    } else if Self.isHead(line) {
      endBlock()
      block = [line]
    } else if Self.isRemark(line) {
      endBlock()
    } else if !block.isEmpty || !line.allSatisfy(\.isWhitespace) {
      block.append(line)
    }
  }

  /// A diagnostic is printed by each step that meets it; the lines of code below may differ, its head does not.
  private mutating func endBlock() {
    defer { block = [] }
    while block.last?.allSatisfy(\.isWhitespace) ?? false { block.removeLast() }
    guard let head = block.first, lines.count < Self.greatest else { return }
    if seen.insert(Self.isHead(head) ? [head] : block).inserted { lines += block.map(Self.shown) }
  }

  /// The compiler's own words, without signs that a terminal acts on: names in sources can hold them.
  private static func shown(_ line: String) -> String {
    String(
      String.UnicodeScalarView(line.unicodeScalars.map { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F ? "?" : $0 })
    )
  }

  /// `/path/File.swift:10:5: error: …`
  private static func isHead(_ line: String) -> Bool {
    guard let mark = line.firstRange(of: ": error: ") ?? line.firstRange(of: ": warning: ") else {
      return false
    }
    let place = line[..<mark.lowerBound].split(separator: ":")
    return place.count >= 3 && place.suffix(2).allSatisfy { Int($0) != nil }
  }

  /// `[12/45] Compiling …`
  private static func progress(in line: String) -> Progress? {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
    let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/").map { Int($0) }
    guard numbers.count == 2, let done = numbers[0], let total = numbers[1] else { return nil }
    return Progress(done: done, total: total)
  }

  /// What SwiftPM tells of its own work.
  private static func isRemark(_ line: String) -> Bool {
    let starts = [
      "Building for ", "Build complete!", "Planning build", "Build of ", "Compiling plugin ",
      "Another instance of SwiftPM",
      "Fetching ", "Computing ", "Creating working copy", "Working copy ", "Fetched ", "error: fatalError",
      "error: emit-module command failed",
    ]
    return starts.contains { line.hasPrefix($0) }
  }
}
