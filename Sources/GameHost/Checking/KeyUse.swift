import CasinoKit

/// Which keys of a catalogue the sources of a game use, and which they ask for in vain.
struct KeyUse {
  /// The beginnings of keys that the kit and the host put together.
  private static let families = [
    "action.", "bet.", "game.", "hand.", "hint.", "move.", "outcome.", "prompt.", "say.", "setting.", "rank.", "suit.",
    "banner.", "tally.", "zone.",
  ]
  /// What stands before a key that is asked for.
  private static let asking = ["text(\"", "Text(\"", "FeltPrint(\"", "title: \"", "firstKnown([\""]

  let run: CheckRun
  let sources: GameSources

  /// Keys that nothing uses, and keys that are not there.
  var faults: [CheckText] {
    guard let words = run.words("en") else { return [] }
    let path = run.game.resources.appending(path: "Localizable.xcstrings").path
    let keys = (try? Catalogue(path: path, language: "en"))?.keys ?? []
    let literals = sources.files.flatMap { Self.literals(in: $0.text) }
    let plain = Set(literals.filter { $0.count == 1 }.map { $0[0] }), made = literals.filter { $0.count > 1 }
    let unused = keys.filter { key in
      !plain.contains(key) && !made.contains { Self.fits(key, $0) } && !isOfTheKit(key)
    }
    return unused.map { CheckText("check.found.unused", $0) } + missing(words)
  }

  /// Whether the kit asks for the key: by the name of a bet, a move, an outcome or a setting that there is.
  private func isOfTheKit(_ key: String) -> Bool {
    guard let family = Self.families.first(where: key.hasPrefix) else { return false }
    let name = key.dropFirst(family.count).split(separator: ".").first.map(String.init) ?? ""
    switch family {
    case "bet.": return run.manifest.bets.contains { $0.id == name || key == "bet.\($0.id)" }
    case "move.", "prompt.": return run.manifest.moves.contains(name)
    case "outcome.": return run.manifest.outcomes.contains(name) || BetOutcome(rawValue: name) != nil
    default: return true
    }
  }

  private func missing(_ words: Strings) -> [CheckText] {
    sources.files.flatMap { file in
      file.lines.enumerated().flatMap { number, line -> [CheckText] in
        let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
        return Self.asking.flatMap { mark in
          code.ranges(of: mark).compactMap { range -> CheckText? in
            let key = code[range.upperBound...].prefix { $0 != "\"" }
            guard RawKeys.isKey(key), !key.contains("\\"), !words.isKnown(String(key)) else { return nil }
            return CheckText("check.found.noText", String(key), "\(file.path):\(number + 1)")
          }
        }
      }
    }
  }

  /// Whether a key may be made from the parts of a literal, with something in every gap.
  private static func fits(_ key: String, _ parts: [String]) -> Bool {
    guard let first = parts.first, first.contains("."), key.hasPrefix(first) else { return false }
    let last = parts.last ?? ""
    return key.dropFirst(first.count).count > last.count && key.hasSuffix(last)
  }

  /// The literals of a source that are no sentences, each as its parts between interpolations.
  private static func literals(in text: String) -> [[String]] {
    var literals: [[String]] = []
    for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      var rest = line[...]
      while let start = rest.firstIndex(of: "\"") {
        var parts = [""], depth = 0, place = rest.index(after: start)
        while place < rest.endIndex, depth > 0 || rest[place] != "\"" {
          let sign = rest[place], next = rest.index(after: place)
          if depth == 0, sign == "\\", next < rest.endIndex, rest[next] == "(" {
            depth = 1
            parts.append("")
            place = rest.index(after: next)
            continue
          }
          if depth > 0 {
            depth += sign == "(" ? 1 : sign == ")" ? -1 : 0
          } else {
            parts[parts.count - 1].append(sign)
          }
          place = next
        }
        literals.append(parts)
        rest = place < rest.endIndex ? rest[rest.index(after: place)...] : ""
      }
    }
    return literals
  }
}
