import FoundationEssentials

/// The files that a game is made from.
struct GameTemplate {
  /// A file.
  struct File: Equatable {
    /// Its path within the game's folder.
    var path: String
    /// What it holds.
    var bytes: [UInt8]
  }

  /// The files, in the order of their paths.
  let files: [File]
  /// What the template calls its game, in all languages.
  let titles: [String]
  /// The sentences that it says of it, in all languages.
  let summaries: [String]

  /// Reads the template of a style: that of all games, and over it the files in which the style differs.
  /// - Throws: `ScaffoldError.template` with the file that cannot be read.
  init(_ style: GameStyle, in kit: DevelopmentKit) throws(ScaffoldError) {
    var files = try Self.files(in: kit.templates.appending(path: "NewGame"))
    if style != .dealer {
      let overlay = kit.templates.appending(path: "styles/\(style.rawValue)")
      files.merge(try Self.files(in: overlay)) { $1 }
      // Its paths are those of files that the style has no use for, one a line.
      let removed = String(decoding: files.removeValue(forKey: "removed") ?? [], as: UTF8.self)
      for path in removed.split(separator: "\n") { files[String(path)] = nil }
    }
    self.files = files.sorted { $0.key < $1.key }.map { File(path: $0.key, bytes: $0.value) }
    let game = String(decoding: files["NewGame.swift"] ?? [], as: UTF8.self)
    guard let manifest = try? ManifestReader.read(Data(files["Resources/manifest.json"] ?? [])),
      game.contains("\"\(Literals.swift(manifest.summary))\"")
    else { throw .template(path: kit.templates.appending(path: "NewGame/Resources/manifest.json").path) }
    let words = (manifest.titles ?? [:]).sorted { $0.key < $1.key }.map(\.value)
    titles = [manifest.info.name] + words.map(\.name)
    summaries = [manifest.summary] + words.map(\.summary)
  }

  /// The files of a folder and those within it, without what builds leave there.
  private static func files(in folder: URL, within path: String = "") throws(ScaffoldError) -> [String: [UInt8]] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      throw .template(path: folder.path)
    }
    var files: [String: [UInt8]] = [:]
    for name in names where !isLeftOver(name) {
      let file = folder.appending(path: name)
      var isFolder = false
      _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      if isFolder {
        files.merge(try Self.files(in: file, within: "\(path)\(name)/")) { $1 }
      } else {
        guard let data = try? Data(contentsOf: file) else { throw .template(path: file.path) }
        files[path + name] = Array(data)
      }
    }
    return files
  }

  private static func isLeftOver(_ name: String) -> Bool {
    name.hasPrefix(".") || name == "Package.resolved" || name.hasSuffix("~")
  }
}
