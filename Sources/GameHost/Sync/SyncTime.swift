import FoundationEssentials

/// When something was synchronised, as it is written in every language.
enum SyncTime {
  /// `2026-01-31 20:15`.
  static func text(_ seconds: Int) -> String {
    let text = Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
    return String(text.prefix(16)).split(separator: "T").joined(separator: " ")
  }
}
