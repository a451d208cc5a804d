import FoundationEssentials
import Glibc

/// All that a new game will be, worked out before anything is written.
struct GamePlan {
  /// The most signs of a description.
  static let greatestDescription = 200

  /// Its names.
  let names: NamePlan
  /// What it begins as.
  let style: GameStyle
  /// Where it is made.
  let place: GamePlace
  /// Its files, in the order of their paths.
  let files: [GameTemplate.File]

  /// Whether a long name has made lines longer than the style of this project takes.
  var hasLongLines: Bool {
    let newline = UInt8(ascii: "\n")
    return files.contains { file in
      file.path.hasSuffix(".swift") && file.bytes.split(separator: newline).contains { $0.count > Self.lineLength }
    }
  }

  private static let lineLength = 120

  /// The game's folder.
  var folder: URL { place.folder(of: names) }

  /// Works a game out.
  /// - Parameter description: one sentence about the game; nil keeps the template's.
  /// - Throws: `ScaffoldError` where the folder is taken, the description is not fit to be shown, or the template is
  ///   damaged.
  init(
    _ names: NamePlan, style: GameStyle, description: String?, place: GamePlace, kit: DevelopmentKit
  ) throws(ScaffoldError) {
    self.names = names
    self.style = style
    self.place = place
    try Self.check(description)
    let folder = place.folder(of: names)
    var status = stat()
    // A link that leads nowhere is something, too.
    guard lstat(folder.path, &status) != 0 else { throw .exists(path: folder.path) }
    let template = try GameTemplate(style, in: kit)
    let substitution = Substitution(names, description: description, in: template)
    var files: [GameTemplate.File] = []
    for file in template.files.map(substitution.file) {
      files.append(file.path == "Package.swift" ? try Self.manifest(file, place, kit) : file)
    }
    files.append(try ScaffoldRecord(names, style: style, description: description, files: files).file())
    self.files = files.sorted { $0.path < $1.path }
  }

  private static func manifest(
    _ file: GameTemplate.File, _ place: GamePlace, _ kit: DevelopmentKit
  ) throws(ScaffoldError) -> GameTemplate.File {
    if place.checkout != nil { return file }
    guard let text = KitDependency.anywhere(String(decoding: file.bytes, as: UTF8.self), sdk: kit) else {
      throw .template(path: kit.templates.appending(path: "NewGame/Package.swift").path)
    }
    return GameTemplate.File(path: file.path, bytes: Array(text.utf8))
  }

  private static func check(_ description: String?) throws(ScaffoldError) {
    guard let description else { return }
    guard description.unicodeScalars.count <= greatestDescription else {
      throw .descriptionTooLong(limit: greatestDescription)
    }
    let lines: Set<Unicode.Scalar> = ["\n", "\r", "\t"]
    if let sign = description.unicodeScalars.first(where: { NamePlan.isHidden($0) && !lines.contains($0) }) {
      throw .descriptionUnreadable(sign: NamePlan.code(sign))
    }
  }
}
