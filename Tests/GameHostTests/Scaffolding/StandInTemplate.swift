import CasinoKit
import Foundation
import TestSupport

@testable import GameHost

/// A small kit with a template, in a folder of its own: what the generator needs, and nothing that takes time.
struct StandInTemplate {
  static let summary = #"A "small" game."#

  let folder: TemporaryFolder
  /// What `$CASINO_SDK` is set to.
  var root: URL { folder.url("sdk") }
  var kit: DevelopmentKit { DevelopmentKit(root: root) }
  /// An empty folder to make games in.
  var target: URL { folder.url("games") }

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("games")
    try write(Self.package, "NewGame/Package.swift")
    try write("# New Game\n\n\(Literals.markdown(Self.summary)) Made by `casino new-game`.\n", "NewGame/README.md")
    try write(Self.game, "NewGame/NewGame.swift")
    try write("struct NewGameEngine {}\n", "NewGame/Engine/NewGameEngine.swift")
    try write("enum NewGameMove {}\n", "NewGame/Models/NewGameMove.swift")
    try write("{\"title\" : \"New Game\"}\n", "NewGame/Resources/Localizable.xcstrings")
    try write(try Self.manifest(summary: Self.summary), "NewGame/Resources/manifest.json")
    try write("left over", "NewGame/.build/debug.yaml")
    try write("struct NewGameEngine { var isDrawn = true }\n", "styles/paytable/Engine/NewGameEngine.swift")
    try write("Models/NewGameMove.swift\n", "styles/paytable/removed")
    try write("struct NewGameEngine { var isPunto = true }\n", "styles/punto/Engine/NewGameEngine.swift")
  }

  /// A plan for this template.
  func plan(
    _ name: String = "Poker", style: GameStyle = .dealer, description: String? = nil
  ) throws -> GamePlan {
    let place = try GamePlace(directory: target.path, workingDirectory: "/")
    return try GamePlan(
      NamePlan(name, taken: TakenNames()), style: style, description: description, place: place, kit: kit)
  }

  private func write(_ text: String, _ path: String) throws { try folder.write(text, to: "sdk/Templates/\(path)") }

  private static let package = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "NewGame",
      dependencies: [.package(path: "../../Sources/CasinoKit")],
      targets: [
        .executableTarget(name: "NewGame", dependencies: ["CasinoKit"], path: "."),
        .testTarget(name: "NewGameTests", dependencies: ["NewGame", "CasinoKit"], path: "Tests"),
      ]
    )

    """

  private static let game = #"""
    /// New Game: A "small" game.
    struct NewGameGame {
      static let id = "new-game", name = "New Game"
      static let summary = "A \"small\" game."
    }

    """#

  private static func manifest(summary: String) throws -> String {
    let manifest = Manifest(
      info: GameInfo(id: "new-game", name: "New Game", version: "1.0.0"), executable: "NewGame", summary: summary,
      bets: [.init(id: "main", kind: .main, greatestPayout: Ratio(1))], moves: [], outcomes: ["win"],
      shoe: ShoePlan(decks: 1, cut: 26))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(manifest), as: UTF8.self) + "\n"
  }
}

/// The paths of everything in a folder, hidden files too.
func contents(of folder: URL) -> [String] {
  (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
}
