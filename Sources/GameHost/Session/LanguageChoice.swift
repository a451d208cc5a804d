import CasinoKit

/// Which language is spoken: the one that was asked for at this start, else the player's kept choice, else that of
/// the environment, else English.
struct LanguageChoice: Equatable {
  /// The key of the setting.
  static let key = "language"
  /// The value of the setting that leaves it to the environment.
  static let automatic = "auto"
  /// The languages that the setting offers, each shown by its own name.
  static let offered = ["en", "es", "fr", "de", "ja"]

  /// What was asked for at this start, such as by `--lang`.
  var asked: String?
  /// What the environment asks for.
  var environment: String?

  /// What the setting shows at this start where it is not what was kept; nil where it is.
  var override: String? { asked.map { Self.offered.contains($0) ? $0 : Self.automatic } }

  /// The language at the start.
  /// - Parameter kept: the value of the setting, as it was kept.
  func language(kept: String?) -> String { language(override ?? kept) }

  /// The language to speak.
  /// - Parameter setting: the value of the setting, as it is shown.
  func language(_ setting: String?) -> String {
    if let setting, Self.offered.contains(setting) { return setting }
    let isAskedElse = asked.map { !Self.offered.contains($0) } ?? false
    return (isAskedElse ? asked : nil) ?? environment ?? "en"
  }
}
