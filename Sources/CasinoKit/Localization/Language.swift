/// Tags of languages such as `en` and `pt-BR`.
public enum Language {
  /// The languages that the kit, the host and the games of the house speak.
  public static let shipped = ["en", "es", "fr", "de", "ja"]

  /// The tag in its usual case: `PT_br` becomes `pt-BR`, `zh-hant` becomes `zh-Hant`.
  public static func normalised(_ tag: some StringProtocol) -> String {
    let parts = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let rest = parts.dropFirst().map { part in
      switch part.count {
      case 2: part.uppercased()
      case 4: part.prefix(1).uppercased() + part.dropFirst()
      default: part
      }
    }
    return (parts.prefix(1) + rest).joined(separator: "-")
  }

  /// The tags in which a text is looked for, best first: `pt-BR`, `pt`, and the language that the texts were
  /// written in.
  public static func chain(_ tag: String, source: String) -> [String] {
    var chain: [String] = []
    var parts = normalised(tag).split(separator: "-")
    while !parts.isEmpty {
      chain.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    let last = normalised(source)
    return chain.contains(last) ? chain : chain + [last]
  }

  /// The tag that an environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty.
  /// Nil where that names no language, as `C` and `POSIX` do.
  public static func tag(of environment: [String: String]) -> String? {
    let values = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    guard let value = values.first(where: { !$0.isEmpty }) else { return nil }
    let name = value.prefix { $0 != "." && $0 != "@" }
    return name.isEmpty || name == "C" || name == "POSIX" ? nil : normalised(name)
  }
}
