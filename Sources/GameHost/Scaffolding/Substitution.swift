/// Puts a new game's names where the template has its own.
struct Substitution {
  /// The names.
  let names: NamePlan
  /// What the template has, and what comes in its place: its name, its sentence about the game.
  let texts: [(old: String, new: String)]

  /// Describes what is put in.
  /// - Parameter description: the sentence about the new game; nil where the template's stays.
  init(_ names: NamePlan, description: String?, in template: GameTemplate) {
    self.names = names
    let summaries = description.map { new in template.summaries.map { (old: $0, new: new) } } ?? []
    texts = template.titles.map { (old: $0, new: names.display) } + summaries
  }

  /// A file with the names put in, in its path and in what it holds.
  func file(_ file: GameTemplate.File) -> GameTemplate.File {
    let text = contents(file.bytes, kind: Kind(path: file.path))
    return GameTemplate.File(path: path(file.path), bytes: text)
  }

  /// The path with the names put in.
  func path(_ path: String) -> String {
    let tokens = identifiers.map { Token($0.old, $0.new) }
    return String(decoding: Self.replaced(Array(path.utf8), tokens, inComment: { _ in false }), as: UTF8.self)
  }

  private func contents(_ bytes: [UInt8], kind: Kind) -> [UInt8] {
    let tokens =
      identifiers.map { Token($0.old, $0.new) }
      + texts.map { Token(kind.literal($0.0), kind.literal($0.1), comment: Literals.line($0.1)) }
      // In a comment a text stands without escapes.
      + texts.map { Token($0.0, kind.literal($0.1), comment: Literals.line($0.1)) }
    return Self.replaced(bytes, tokens) { kind == .swift && Self.isInComment($0, bytes) }
  }

  private var identifiers: [(old: String, new: String)] {
    // The command that made the game keeps its name.
    [
      ("casino new-game", "casino new-game"), ("NewGameGame", names.type), ("NewGame", names.module),
      ("new-game", names.slug),
    ]
  }
}

extension Substitution {
  /// What a file is written in.
  private enum Kind {
    case swift, json, markdown, other

    init(path: String) {
      self =
        switch path.split(separator: ".").last {
        case "swift": .swift
        case "json", "xcstrings": .json
        case "md": .markdown
        default: .other
        }
    }

    func literal(_ text: String) -> String {
      switch self {
      case .swift: Literals.swift(text)
      case .json: Literals.json(text)
      case .markdown: Literals.markdown(text)
      case .other: text
      }
    }
  }

  /// What is looked for, and what comes in its place.
  private struct Token {
    let old: [UInt8]
    let new: [UInt8]
    let comment: [UInt8]

    init(_ old: String, _ new: String, comment: String? = nil) {
      self.old = Array(old.utf8)
      self.new = Array(new.utf8)
      self.comment = Array((comment ?? new).utf8)
    }
  }

  /// One pass, so that nothing is looked for in what was put in; of two tokens that begin alike the longer comes first.
  private static func replaced(_ bytes: [UInt8], _ tokens: [Token], inComment: (Int) -> Bool) -> [UInt8] {
    let tokens = tokens.filter { !$0.old.isEmpty }.sorted { $0.old.count > $1.old.count }
    let starts = Set(tokens.compactMap(\.old.first))
    var written: [UInt8] = [], place = 0
    written.reserveCapacity(bytes.count)
    while place < bytes.count {
      let byte = bytes[place]
      if starts.contains(byte), let token = tokens.first(where: { isThere($0.old, at: place, in: bytes) }) {
        written += inComment(place) ? token.comment : token.new
        place += token.old.count
      } else {
        written.append(byte)
        place += 1
      }
    }
    return written
  }

  private static func isThere(_ token: [UInt8], at place: Int, in bytes: [UInt8]) -> Bool {
    place + token.count <= bytes.count && bytes[place..<place + token.count].elementsEqual(token)
  }

  /// Whether a place in a Swift source is after `//` on its line, quotes passed over.
  private static func isInComment(_ place: Int, _ bytes: [UInt8]) -> Bool {
    let slash = UInt8(ascii: "/"), quote = UInt8(ascii: "\""), backslash = UInt8(ascii: "\\")
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    var isQuoted = false, last: UInt8 = 0
    for byte in bytes[start..<place] {
      if byte == quote, last != backslash { isQuoted.toggle() }
      if !isQuoted, byte == slash, last == slash { return true }
      last = last == backslash && byte == backslash ? 0 : byte
    }
    return false
  }
}
