import Foundation
import TestSupport

/// Swift sources as far as their public declarations and their words are concerned.
struct SwiftSources {
  /// The names that are declared public, a type's initialiser as `Type.init`, and whether all of a name have
  /// documentation directly before.
  private(set) var declarations: [String: Bool] = [:]
  /// All words but those of comments.
  private(set) var words: Set<Substring> = []

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "var", "let", "func", "init",
  ]

  /// Reads a folder of the repository with what is within.
  /// - Parameter part: paths that hold it are left out.
  init(folder: String, without part: String? = nil) {
    let files = FileManager.default.enumerator(at: Checkout.url(folder), includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      if file.path.contains("/.build/") || part.map(file.path.contains) == true { continue }
      if let text = try? String(contentsOf: file, encoding: .utf8) { read(text) }
    }
  }

  /// Reads a text.
  init(text: String) { read(text) }

  private mutating func read(_ text: String) {
    var isDocumented = false, isInProtocol = false, type = ""
    for line in text.split(separator: "\n") {
      let bare = line.drop { $0 == " " }
      if bare.hasPrefix("//") {
        isDocumented = bare.hasPrefix("///")
        continue
      }
      let code = Self.code(line)
      words.formUnion(code)
      if line.hasPrefix("}") { isInProtocol = false }
      let isPublic = code.contains("public") || isInProtocol && !bare.hasPrefix("associatedtype")
      if isPublic, let place = code.firstIndex(where: Self.kinds.contains) {
        let isInit = code[place] == "init",
          name = isInit ? "\(type).init" : String(code.dropFirst(place + 1).first ?? "")
        declarations[name] = (declarations[name] ?? true) && isDocumented
        if ["struct", "class", "enum", "protocol"].contains(code[place]) { type = name }
        if code[place] == "protocol" { isInProtocol = true }
      }
      if !bare.hasPrefix("@") || isPublic { isDocumented = false }
    }
  }

  /// The words of a line before a comment.
  private static func code(_ line: Substring) -> [Substring] {
    let end = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
    return line[..<end].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }
}
