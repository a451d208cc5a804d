import Foundation

/// The sources of the host, the kit and the games, without their tests and what is generated.
public enum ProjectSources {
  /// A Swift file and its literals.
  public struct File: Sendable {
    /// The path within the project.
    public var path: String
    /// Its literals.
    public var literals: [SwiftLiterals.Literal]
  }

  /// The folders of the host, the kit and every game.
  public static func parts() throws -> [String] {
    let games = try FileManager.default.contentsOfDirectory(atPath: Checkout.url("Plugins").path)
    return ["Sources/GameHost", "Sources/CasinoKit"]
      + games.filter { !$0.hasPrefix(".") }.sorted().map { "Plugins/\($0)" }
  }

  /// The files of a folder.
  public static func files(in part: String) throws -> [File] {
    let names = FileManager.default.enumerator(atPath: Checkout.url(part).path)?.compactMap { $0 as? String } ?? []
    return try names.sorted().filter(isRead).map { name in
      let source = try String(contentsOf: Checkout.url("\(part)/\(name)"), encoding: .utf8)
      return File(path: "\(part)/\(name)", literals: SwiftLiterals(source).literals)
    }
  }

  private static func isRead(_ name: String) -> Bool {
    let isOther = ["Tests/", ".build/", "Package.swift"].contains { name.hasPrefix($0) }
    return name.hasSuffix(".swift") && !name.hasSuffix("Catalogue.swift") && !isOther
      || name.hasSuffix("Localization/Catalogue.swift")
  }
}
