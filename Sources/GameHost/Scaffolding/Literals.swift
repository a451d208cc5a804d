/// Text as it stands in a file of some kind: each function makes a text that is read back as it was.
enum Literals {
  /// Within the quotes of a Swift string.
  static func swift(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { written, scalar in
      switch scalar {
      case "\\", "\"": written += "\\\(scalar)"
      case "\n": written += #"\n"#
      case "\r": written += #"\r"#
      case "\t": written += #"\t"#
      case _ where NamePlan.isHidden(scalar): written += "\\u{\(String(scalar.value, radix: 16))}"
      default: written.unicodeScalars.append(scalar)
      }
    }
  }

  /// Within the quotes of a JSON string, as games write their manifests.
  static func json(_ text: String) -> String { String(JSONText.quoted(text).dropFirst().dropLast()) }

  /// In a line of Markdown; a line's end becomes a space.
  static func markdown(_ text: String) -> String {
    let line = self.line(text)
    var written = ""
    for letter in line {
      let isMark = #"\`*_[]<>&#|~"#.contains(letter)
      // At the start of a line these begin a list, a rule or a heading.
      let isStart = written.isEmpty && "-+=".contains(letter)
      let isNumber = ".)".contains(letter) && !written.isEmpty && written.allSatisfy(\.isNumber)
      written += isMark || isStart || isNumber ? "\\\(letter)" : String(letter)
    }
    return written
  }

  /// On one line, as in a comment.
  static func line(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
