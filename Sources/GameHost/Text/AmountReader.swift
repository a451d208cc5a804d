import CasinoKit

/// Reads amounts as people of a language write them: `1.000` and `7,50` in German are a thousand and seven and a half.
/// The plain form of commands, `7.50`, is always read.
struct AmountReader {
  /// What stands before the hundredths.
  let decimal: String
  /// What stands between groups of three digits.
  let group: String

  /// Reads by the separators of a language.
  init(_ strings: Strings) {
    decimal = strings.text("number.decimal")
    group = strings.text("number.group")
  }

  /// The characters of amounts besides digits.
  var marks: Set<Character> { Set(decimal + group + ".") }

  /// Reads an amount; nil where it is none. What means one thing in the language and another in the plain form is
  /// read by the language.
  func amount(_ text: String) -> Chips? { ofLanguage(text) ?? Chips(text) ?? ofOneMark(text) }

  /// Puts together what spaces part, as in `1 000`, where the language groups digits by spaces.
  func joined(_ words: [String]) -> [String] {
    guard group.allSatisfy(\.isWhitespace) else { return words }
    return words.reduce(into: []) { joined, word in
      let isNext = word.prefix(3).count == 3 && word.prefix(3).allSatisfy(Self.isDigit)
      if isNext, !word.dropFirst(3).contains(where: Self.isDigit) || isTail(word.dropFirst(3)),
        let last = joined.last, !last.isEmpty, last.allSatisfy(Self.isDigit)
      {
        joined[joined.count - 1] = last + word
      } else {
        joined.append(word)
      }
    }
  }

  private func isTail(_ text: Substring) -> Bool { text.hasPrefix(decimal) || text.hasPrefix(".") }

  private func ofLanguage(_ text: String) -> Chips? {
    let parts = text.split(separator: Character(decimal), omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first else { return nil }
    let separators: Set<Character> = group.allSatisfy(\.isWhitespace) ? [" ", "\u{A0}", "\u{202F}"] : Set(group)
    let groups = whole.split(omittingEmptySubsequences: false) { separators.contains($0) }
    guard groups.allSatisfy({ $0.allSatisfy(Self.isDigit) }), groups.dropFirst().allSatisfy({ $0.count == 3 }),
      groups.count == 1 || (1...3).contains(groups[0].count)
    else { return nil }
    return Chips(groups.joined() + (parts.count == 2 ? "." + parts[1] : ""))
  }

  /// One comma before one or two digits can only stand before hundredths, whatever the language.
  private func ofOneMark(_ text: String) -> Chips? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[1].count) else { return nil }
    return Chips(parts.joined(separator: "."))
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
