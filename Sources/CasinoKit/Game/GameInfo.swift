/// What a game is called.
public struct GameInfo: Codable, Hashable, Sendable {
  /// The word of commands and histories: lower-case letters, digits and hyphens.
  public var id: String
  /// The name that people read.
  public var name: String
  /// The version of the rules and the program, `major.minor.patch`.
  public var version: String

  /// Describes a game.
  public init(id: String, name: String, version: String) {
    self.id = id
    self.name = name
    self.version = version
  }
}
