/// A catalogue that is part of a program has its texts in tables, one for each language: reading one takes a small
/// part of the time that a file with all languages takes.
///
/// A line is a key and its text, or a key and pairs of a form and its text, with tabs between them. Within a text a
/// tab is `\t`, a line's end `\n` and a backslash `\\`.
extension Catalogue {
  /// Reads the table of the nearest language that has one.
  /// - Parameters:
  ///   - language: the language that the texts are asked for in.
  ///   - tables: gives the table of a language; nil for one that is not there.
  /// - Complexity: O(n) in the length of the table.
  public init(language: String, tables: (String) -> String?) {
    self.init(empty: language)
    for tag in Language.chain(language, source: "en") {
      guard let table = tables(tag) else { continue }
      entries = Self.entries(table, language: tag)
      return
    }
  }

  /// The table of this catalogue's texts.
  public var table: String {
    keys.compactMap { key in entries[key].map { "\(key)\t\(Self.fields($0.text))" } }.joined(separator: "\n")
  }

  private static func fields(_ text: Text) -> String {
    switch text {
    case .plain(let text): escaped(text)
    case .plural(let forms):
      PluralCategory.allCases.compactMap { form in forms[form].map { "\(form.rawValue)\t\(escaped($0))" } }
        .joined(separator: "\t")
    }
  }

  private static func entries(_ table: String, language: String) -> [String: Entry] {
    var entries: [String: Entry] = [:]
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(unescaped)
      if fields.count == 2 {
        entries[fields[0]] = Entry(text: .plain(fields[1]), language: language)
      } else {
        var forms: [PluralCategory: String] = [:]
        for place in stride(from: 1, to: fields.count - 1, by: 2) {
          guard let form = PluralCategory(rawValue: fields[place]) else { continue }
          forms[form] = fields[place + 1]
        }
        entries[fields[0]] = Entry(text: .plural(forms), language: language)
      }
    }
    return entries
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += #"\\"#
      case "\n": escaped += #"\n"#
      case "\t": escaped += #"\t"#
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func unescaped(_ field: Substring.UTF8View) -> String {
    let backslash = UInt8(ascii: "\\")
    guard field.contains(backslash) else { return String(Substring(field)) }
    var bytes: [UInt8] = [], isEscaped = false
    for byte in field {
      if isEscaped {
        bytes.append(byte == UInt8(ascii: "n") ? 10 : byte == UInt8(ascii: "t") ? 9 : byte)
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
