/// A sheet over the table. A game may have some of its own beside those that every table has.
///
///     extension TableSheet { static let roads = TableSheet("roads", key: "M") }
public struct TableSheet: Hashable, Sendable {
  /// The word of the action that opens the sheet; its title is `action.<name>` of the catalogues.
  public let name: String
  /// The key that opens the sheet.
  public let key: String

  /// Describes a sheet.
  public init(_ name: String, key: String) {
    self.name = name
    self.key = key
  }

  /// The rules in force.
  public static let rules = TableSheet("rules", key: "?")
  /// What the player may choose.
  public static let settings = TableSheet("settings", key: "O")
  /// The figures of what was played.
  public static let statistics = TableSheet("statistics", key: "T")

  /// The sheets that every table has.
  public static let standard = [rules, settings, statistics]
}
