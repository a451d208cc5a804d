import FoundationEssentials

/// What a game's folder tells of how it was made: `.casino/template.json`.
struct ScaffoldRecord: Codable, Equatable {
  /// Its path within the game's folder.
  static let path = ".casino/template.json"

  /// The version of `casino` that made the game.
  var template: String
  /// What the game began as.
  var style: GameStyle
  /// What was answered, and what was made of it.
  var answers: Answers
  /// SHA-256 of each file as it was written.
  var files: [String: String]

  /// The answers.
  struct Answers: Codable, Equatable {
    var name: String
    var id: String
    var module: String
    var type: String
    var description: String?
  }

  /// The record of some files.
  init(_ names: NamePlan, style: GameStyle, description: String?, files: [GameTemplate.File]) {
    template = Casino.version
    self.style = style
    answers = Answers(
      name: names.display, id: names.slug, module: names.module, type: names.type, description: description)
    let hashes = files.map { ($0.path, Hexadecimal.text(Digest.sha256($0.bytes))) }
    self.files = Dictionary(hashes) { $1 }
  }

  /// The record as a file, the same for the same answers.
  func file() throws(ScaffoldError) -> GameTemplate.File {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { throw .template(path: Self.path) }
    return GameTemplate.File(path: Self.path, bytes: Array(data) + [UInt8(ascii: "\n")])
  }
}
