/// Which glyphs the terminal shows.
enum GlyphMode: String, CaseIterable, Hashable, Sendable {
  case unicode
  case ascii

  /// Finds out from the environment.
  ///
  /// The fonts of the Linux console lack most of the blocks; and without UTF-8, nothing but ASCII is safe.
  /// - Parameter choice: what the player says; nil leaves it to the environment.
  static func detected(_ environment: [String: String], choice: GlyphMode? = nil) -> GlyphMode {
    if let choice { return choice }
    if environment["TERM", default: ""].hasPrefix("linux") { return .ascii }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = locale.lowercased()
    return name.contains("utf-8") || name.contains("utf8") ? .unicode : .ascii
  }

  /// What stands for a glyph where there is only ASCII, in as many columns.
  static func ascii(for glyph: Glyph) -> String {
    guard let grapheme = glyph.character else { return "" }
    let known = asciiTable[grapheme] ?? base(of: grapheme) ?? "?"
    return String(repeating: String(known), count: glyph.columns)
  }

  /// The letter without its marks, where the marks are scalars of their own.
  private static func base(of grapheme: Character) -> Character? {
    guard let scalar = grapheme.unicodeScalars.first, scalar.isASCII else { return nil }
    return Character(scalar)
  }

  /// Every glyph of the vocabulary, and the letters of the languages that the table speaks.
  static let asciiTable: [Character: Character] = table([
    ("♠", "s"), ("♥", "h"), ("♦", "d"), ("♣", "c"),
    ("─│━┃", "-|=|"), ("╭╮╰╯", "..''"), ("┏┓┗┛", "..''"), ("┌┐└┘├┤┬┴┼", "+++++++++"), ("╳╱╲", ":/\\"),
    ("▀▄█▌▐▏▕▔", "\"_#||||="), ("▁▂▃▅▆▇", "___==="), ("▖▗▘▝", "..''"), ("▟▙▜▛▚▞", "..''%%"), ("░▒▓", ":%#"),
    ("○●•°·", "o#*o."), ("▼▲▶◀→←↑↓", "v^><><^v"), ("×−–—…", "x---~"), ("“”„‘’«»", "\"\"\"''\"\""), ("€£", "EL"),
    ("ÄÀÁÂÃÅÆ", "AAAAAAA"), ("äàáâãåæ", "aaaaaaa"), ("ÇçÐð", "CcDd"), ("ÈÉÊËèéêë", "EEEEeeee"),
    ("ÌÍÎÏìíîï", "IIIIiiii"), ("Ññ", "Nn"), ("ÒÓÔÕÖØŒòóôõöøœ", "OOOOOOOooooooo"), ("ÙÚÛÜùúûü", "UUUUuuuu"),
    ("ÝýÿŁłßŞşŠšŽž", "YyyLlsSsSsZz"), ("½¼", "//"), ("¿¡", "?!"),
  ])

  private static func table(_ rows: [(glyphs: String, ascii: String)]) -> [Character: Character] {
    var table: [Character: Character] = [:]
    for row in rows {
      for (glyph, ascii) in zip(row.glyphs, row.ascii) { table[glyph] = ascii }
    }
    return table
  }
}
