/// The words of a game's name, in plain letters and digits.
struct NameWords: Equatable {
  /// The words, none of which is empty, letters as large or small as they were typed.
  private(set) var words: [String] = []

  /// Takes a name apart: at spaces, hyphens and signs, but not at apostrophes.
  /// - Throws: `NameError.noLetters` or `.otherScript` where nothing is left to name files with.
  init(_ name: String) throws(NameError) {
    var word = "", isForeign = false, foreignWords = 0
    func isMixed() -> Bool { isForeign && word.contains(where: \.isLetter) }
    for scalar in Array(name.unicodeScalars) + [" "] {
      if let plain = LatinLetters.plain(scalar) {
        word += plain
      } else if !Self.joins(scalar) {
        if Self.isLetter(scalar) {
          isForeign = true
          continue
        }
        // Half a word in another script is a slip of the keyboard, or a letter that only looks Latin.
        if isMixed() { throw .otherScript(name) }
        if isForeign { foreignWords += 1 }
        if !word.isEmpty { words.append(word) }
        (word, isForeign) = ("", false)
      }
    }
    if foreignWords > 0, !words.contains(where: { $0.contains(where: \.isLetter) }) { throw .otherScript(name) }
    if words.isEmpty { throw .noLetters(name) }
  }

  /// The words of a file's or a type's name: `TexasHoldem`, `Game21`.
  var pascalCase: String {
    let letters = words.joined().filter(\.isLetter)
    // A name in capitals is shouted, not spelt; a short one is an abbreviation.
    let isShouted = letters.count > 3 && letters.allSatisfy(\.isUppercase)
    let parts = words.map { $0.prefix(1).uppercased() + (isShouted ? $0.lowercased() : $0).dropFirst() }
    let joined = parts.reduce("") { name, part in
      let isBetweenDigits = name.last?.isNumber == true && part.first?.isNumber == true
      return name + (isBetweenDigits ? "_" : "") + part
    }
    return joined.first?.isNumber == true ? "Game\(joined)" : joined
  }

  /// The word of commands: `texas-holdem`, `21`. A capital within a word begins another: `VideoPoker` is `video-poker`.
  var slug: String {
    words.map { word in
      var slug = "", last: Character = "A"
      for letter in word {
        if letter.isUppercase, last.isLowercase { slug += "-" }
        slug += letter.lowercased()
        last = letter
      }
      return slug
    }.joined(separator: "-")
  }

  /// What two names have in common that are the same to a person and to files: letters and digits.
  var key: String { words.joined().lowercased() }

  /// Apostrophes and accents belong to the word that they stand in.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    if "'`\u{2018}\u{2019}\u{02BC}".unicodeScalars.contains(scalar) { return true }
    return scalar.properties.generalCategory == .nonspacingMark
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
