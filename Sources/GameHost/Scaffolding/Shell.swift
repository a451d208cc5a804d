/// Words as a shell reads them.
enum Shell {
  /// A word that the shell takes as it is, in quotes where it has to be.
  static func word(_ text: String) -> String {
    let plain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "/._-+=:,@%".contains($0) }
    if plain, !text.isEmpty { return text }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
