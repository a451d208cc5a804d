import CasinoKit

/// The rule on what the sources of rules may use.
enum SourceRules {
  /// What rules do not use: the word for it, and how it is written.
  private static let banned: [(word: String, marks: [String])] = [
    (
      "io",
      [
        "import Glibc", "import Foundation\n", "import Foundation ", "import Dispatch", "FileManager", "print(",
        "debugPrint(", "dump(", "readLine(", "fopen(", "ProcessInfo", "getenv(", "URLSession",
      ]
    ),
    (
      "clock",
      ["Date()", "Date.now", ".now", "ContinuousClock", "SuspendingClock", "clock_gettime", "time(nil)", "sleep("]
    ),
    (
      "random",
      [
        "SystemRandomNumberGenerator", ".random(in:", "Bool.random()", ".shuffled()", ".shuffle()", ".randomElement()",
        "UUID()", "arc4random", "Hasher()", ".hashValue",
      ]
    ),
    ("global", ["static var", "nonisolated(unsafe)"]),
    ("views", [": View ", "some View"]),
  ]
  private static let excuse = "// casino:allow "

  static func pure(_ run: CheckRun) -> CheckFinding {
    guard let sources = run.sources else { return .skip("check.found.noSources") }
    let files = sources.files(in: "Engine", "Models")
    let found = files.flatMap { file in
      file.lines.indices.compactMap { finding(in: file, at: $0) }
    }
    return .of(found, else: .ok("check.ok.pure", .count(files.count)))
  }

  private static func finding(in file: GameSources.File, at number: Int) -> CheckText? {
    let line = file.lines[number]
    let code = String(line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)) + "\n"
    for (word, marks) in banned {
      guard let mark = marks.first(where: { isUsed($0, in: code) }) else { continue }
      let place = "\(file.path):\(number + 1)"
      switch excuse(for: word, file, number) {
      case .given: continue
      case .withoutReason: return CheckText("check.found.noExcuse", place, word)
      case .none:
        let shown = mark.split(separator: "\n").first.map { $0.split(separator: " ").joined(separator: " ") } ?? mark
        return CheckText("check.found.impure", place, shown, word)
      }
    }
    return nil
  }

  /// Whether a mark stands there as a word of its own: `print(` is not in `blueprint(`.
  private static func isUsed(_ mark: String, in code: String) -> Bool {
    code.ranges(of: mark).contains { range in
      // A static variable that is worked out each time remembers nothing.
      if mark == "static var", !isStored(code[range.upperBound...]) { return false }
      guard mark.first?.isLetter == true, range.lowerBound > code.startIndex else { return true }
      let before = code[code.index(before: range.lowerBound)]
      return !before.isLetter && !before.isNumber && before != "_"
    }
  }

  /// Whether a variable has a value of its own rather than a body.
  private static func isStored(_ declaration: Substring) -> Bool {
    guard let body = declaration.firstIndex(of: "{") else { return true }
    return declaration.firstIndex(of: "=").map { $0 < body } ?? false
  }

  private enum Excuse { case given, withoutReason, none }

  /// What the line, or the one above it, says in excuse.
  private static func excuse(for word: String, _ file: GameSources.File, _ number: Int) -> Excuse {
    for line in [number, number - 1].filter(file.lines.indices.contains).map({ file.lines[$0] }) {
      guard let mark = line.firstRange(of: excuse) else { continue }
      let rest = line[mark.upperBound...], name = rest.prefix { $0.isLetter }
      guard name == word else { continue }
      let reason = rest.dropFirst(name.count).drop { $0 == ":" || $0 == " " }
      return reason.isEmpty || rest.dropFirst(name.count).first != ":" ? .withoutReason : .given
    }
    return .none
  }
}
