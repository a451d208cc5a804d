extension GameSettings {
  /// The rules that follow from the words of a command: `decks=6 tie=push`.
  /// - Throws: `SettingError` for an unknown key or value, and for values that contradict each other.
  public static func rules(_ words: String) throws(SettingError) -> Rules {
    var values = SettingValues(options)
    for word in words.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      try values.set(String(parts[0]), parts.count == 2 ? String(parts[1]) : "")
    }
    return try rules(values)
  }
}
