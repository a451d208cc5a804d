import Foundation
import TestSupport
import Testing

@testable import GameHost

/// BL-187: whatever a title or a description holds, it is read back from every kind of file as it was typed.
@Suite struct LiteralsTests {
  static let texts = [
    "", "Poker", #"Say "Cheese""#, #"a\b"#, ##"\(name) \#(name) \n \u{41}"##, "<b>&amp;</b>", "two\nlines\r\tand a tab",
    "a 🎲 and é", "\"\"\"quotes\"\"\" and #\"raw\"#", "\\", "*a* _b_ `c` [d](e) | # ~", "1. one", "- two", "+ three",
    "=== four", "2) five", "don't", "// comment /* and */", "\u{1}\u{7F}\u{200B}\u{2028}",
  ]

  /// The Swift compiler reads all of them.
  @Test func swiftReadsThemBack() throws {
    let folder = try TemporaryFolder()
    let literals = Self.texts.map { "\"\(Literals.swift($0))\"" }.joined(separator: ",\n  ")
    let source = "for text in [\n  \(literals),\n] { print(text.utf8.map { String($0) }.joined(separator: \" \")) }\n"
    try folder.write(source, to: "main.swift")
    let built = try ShellCommand.run("swiftc", ["-o", "main", "main.swift"], in: folder.url)
    #expect(built.text == "")
    let printed = try ShellCommand.run(folder.url("main").path, [])
    let expected = Self.texts.map { $0.utf8.map { String($0) }.joined(separator: " ") + "\n" }.joined()
    #expect(printed.text == expected)
  }

  @Test(arguments: texts) func jsonReadsThemBack(text: String) throws {
    let json = "{\"text\":\"\(Literals.json(text))\"}"
    #expect(try JSONDecoder().decode([String: String].self, from: Data(json.utf8)) == ["text": text])
  }

  @Test(arguments: texts) func markdownReadsThemBackOnOneLine(text: String) {
    let written = Literals.markdown(text)
    var read = "", isEscaped = false
    for letter in written {
      if letter == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      #expect(isEscaped || !#"`*_[]<>&#|~"#.contains(letter), "\(letter) would mean something")
      #expect(!isEscaped || letter.isPunctuation || letter.isSymbol, "only signs are escaped")
      read.append(letter)
      isEscaped = false
    }
    #expect(read == text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    #expect(written.prefixMatch(of: /[-+=]|[0-9]+[.)]/) == nil, "it would begin a list or a heading")
  }

  @Test(arguments: [
    ("a/b.c-d", "a/b.c-d"), ("", "''"), ("my games", "'my games'"), ("it's", #"'it'\''s'"#), ("$HOME", "'$HOME'"),
    ("été", "'été'"),
  ])
  func aShellReadsWords(text: String, word: String) throws {
    #expect(Shell.word(text) == word)
    #expect(try ShellCommand.run("sh", ["-c", "printf %s \(word)"]).text == text)
  }
}
