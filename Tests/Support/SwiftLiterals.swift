/// The string literals of a Swift source, comments passed over.
public struct SwiftLiterals {
  /// A literal as it stands in the source.
  public struct Literal: Sendable {
    /// The line on which it begins, counted from 1.
    public var line: Int
    /// The parts between interpolations, without escapes.
    public var parts: [String]
    /// The code before it up to its last sign, spaces and line ends as one space, other literals as two quotes.
    public var before: String

    /// The whole text where nothing is interpolated.
    public var plain: String? { parts.count == 1 ? parts[0] : nil }
  }

  /// The literals in the order of their ends.
  public private(set) var literals: [Literal] = []
  private let source: [Character]
  private var place = 0
  private var line = 1
  private var code = ""

  /// Reads a source.
  public init(_ source: String) {
    self.source = Array(source)
    readCode(untilParenthesis: false)
  }

  private func isNext(_ text: String) -> Bool { source[place...].starts(with: text) }

  private mutating func step(_ count: Int = 1) {
    for _ in 0..<count where place < source.count {
      if source[place].isNewline { line += 1 }
      place += 1
    }
  }

  private mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while place < source.count {
      let pounds = source[place...].prefix { $0 == "#" }.count
      if isNext("//") {
        while place < source.count, !source[place].isNewline { step() }
      } else if isNext("/*") {
        readComment()
      } else if place + pounds < source.count, source[place + pounds] == "\"" {
        readLiteral(pounds: pounds)
      } else {
        if source[place] == "(" { depth += 1 }
        if source[place] == ")" { depth -= 1 }
        if untilParenthesis, depth < 0 { return step() }
        if !source[place].isWhitespace {
          code.append(source[place])
        } else if code.last != " " {
          code.append(" ")
        }
        step()
      }
    }
  }

  private mutating func readComment() {
    var depth = 0
    repeat {
      let isStart = isNext("/*"), isEnd = isNext("*/")
      depth += isStart ? 1 : isEnd ? -1 : 0
      step(isStart || isEnd ? 2 : 1)
    } while depth > 0 && place < source.count
  }

  private mutating func readLiteral(pounds: Int) {
    let mark = String(repeating: "#", count: pounds)
    let before = String(code.suffix(200)), start = line
    let isAfterSpace = before.last == " "
    step(pounds)
    let quotes = isNext("\"\"\"") ? "\"\"\"" : "\""
    step(quotes.count)
    var parts = [""]
    while place < source.count, !isNext(quotes + mark) {
      if isNext("\\\(mark)(") {
        step(2 + pounds)
        readCode(untilParenthesis: true)
        parts.append("")
      } else if isNext("\\\(mark)") {
        step(2 + pounds)
        parts[parts.count - 1].append(" ")
      } else {
        parts[parts.count - 1].append(source[place])
        step()
      }
    }
    step(quotes.count + pounds)
    code = before + "\"\""
    literals.append(Literal(line: start, parts: parts, before: isAfterSpace ? String(before.dropLast()) : before))
  }
}
