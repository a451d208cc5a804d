import FoundationEssentials

/// What games are made from: a folder with `Templates` and, for their builds, `Sources/CasinoKit`.
struct DevelopmentKit: Equatable {
  /// The folder.
  let root: URL

  /// The templates.
  var templates: URL { root.appending(path: "Templates") }
  /// The package of the kit alone.
  var kit: URL { root.appending(path: "Sources/CasinoKit") }

  /// Finds it: `$CASINO_SDK`; else `share/casino` beside the installed program's `bin`; else the checkout that the
  /// program was built in.
  /// - Throws: `ScaffoldError.noTemplate` with the places that were looked at. A variable that leads nowhere is a
  ///   mistake, and nothing else is looked for.
  static func located(
    environment: [String: String], program: URL = URL(filePath: RealPath.link("/proc/self/exe") ?? "")
  ) throws(ScaffoldError) -> DevelopmentKit {
    if let path = environment["CASINO_SDK"], !path.isEmpty {
      let kit = DevelopmentKit(root: RealPath.of(URL(filePath: path)))
      guard kit.hasTemplates else { throw .noTemplate(looked: ["$CASINO_SDK/Templates"]) }
      return kit
    }
    var folder = RealPath.of(program).deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appending(path: "share/casino")
    var places = [installed]
    while folder.path != "/" {
      places.append(folder)
      folder.deleteLastPathComponent()
    }
    guard let root = places.first(where: { DevelopmentKit(root: $0).hasTemplates }) else {
      throw .noTemplate(looked: ["$CASINO_SDK/Templates", installed.appending(path: "Templates").path])
    }
    return DevelopmentKit(root: root)
  }

  private var hasTemplates: Bool {
    FileManager.default.fileExists(atPath: templates.appending(path: "NewGame/Package.swift").path)
  }
}
