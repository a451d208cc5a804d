/// Letters of Latin writing as the 26 that files, commands and Swift are named with.
enum LatinLetters {
  /// The plain letters or the digit that a sign stands for: `é` is `e`, `ß` is `ss`, `Æ` is `Ae`, `２` is `2`.
  /// - Returns: nil for whatever is no Latin letter and no digit.
  static func plain(_ scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII { return isPlain(scalar) ? String(Character(scalar)) : nil }
    if scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue {
      return String(Int(value))
    }
    // The names of Unicode say what a letter is made of, which is more than its decomposition does: ø and ł have none.
    var words = (scalar.properties.name ?? "").split(separator: " ")[...]
    if words.first == "FULLWIDTH" { words.removeFirst() }
    guard words.count >= 4, words.removeFirst() == "LATIN", let size = words.popFirst() else { return nil }
    guard size == "SMALL" || size == "CAPITAL", let kind = words.popFirst(), let letters = letters(kind, words)
    else { return nil }
    return size == "SMALL" ? letters.lowercased() : letters.prefix(1) + letters.dropFirst().lowercased()
  }

  /// The letters of a name such as "E WITH ACUTE", "AE", "SHARP S" or, of a ligature, "FI".
  private static func letters(_ kind: Substring, _ words: ArraySlice<Substring>) -> String? {
    switch words.joined(separator: " ") {
    case "SHARP S": return "SS"
    case "DOTLESS I", "DOTLESS J", "LONG S": return words.last.map(String.init)
    case "THORN": return "TH"
    case "ETH": return "D"
    default: break
    }
    guard let base = words.first, base.utf8.count <= (kind == "LIGATURE" ? 3 : 2) else { return nil }
    return words.count == 1 || words.dropFirst().first == "WITH" ? String(base) : nil
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
