import FoundationEssentials

/// What a program was built from; it lies beside the program.
struct BuildStamp: Codable, Equatable {
  /// The name of its file.
  static let file = "build.json"

  /// The packages that went into it: the game's own and those that it depends on by path.
  var packages: [String]
  /// The compiler.
  var compiler: String
  /// What their sources were like, by `SourceState`.
  var sources: String

  /// Reads the stamp of a program; nil where there is none.
  static func read(in folder: URL) -> BuildStamp? {
    guard let data = try? Data(contentsOf: folder.appending(path: file)) else { return nil }
    return try? JSONDecoder().decode(BuildStamp.self, from: data)
  }

  /// What the sources are like now.
  var present: String {
    SourceState.text(of: packages.map { URL(filePath: $0) }, .sources, files: [compiler])
  }
}

/// What SwiftPM notes of the packages that another one depends on: `workspace-state.json` in its scratch path.
struct DependencyNotes: Decodable {
  private struct Object: Decodable { var dependencies: [Dependency] }
  private struct Dependency: Decodable { var state: State }
  private struct State: Decodable {
    var name: String
    var path: String?
  }

  private var object: Object

  /// The folders of those that lie on this machine.
  static func folders(in scratch: URL) -> [String] {
    guard let data = try? Data(contentsOf: scratch.appending(path: "workspace-state.json")),
      let notes = try? JSONDecoder().decode(DependencyNotes.self, from: data)
    else { return [] }
    return notes.object.dependencies.compactMap { $0.state.name == "fileSystem" ? $0.state.path : nil }.sorted()
  }
}
