import CasinoKit

/// The settings of `--set`, checked against the game's manifest; `limits` is the host's own.
struct PlaySettings {
  /// The host's setting for the limits of a table.
  static let limitsOption = SettingOption("limits", TableLimits.allCases.map(\.rawValue))

  /// The game's settings.
  private(set) var values: [String: String] = [:]
  /// The limits, where they are set.
  private(set) var limits: TableLimits?

  /// Checks settings.
  /// - Throws: `CommandError.badSetting` for a key or a value that the game does not take.
  init(_ settings: [PlayOptions.Setting], manifest: Manifest) throws(CommandError) {
    let options = manifest.settings + [Self.limitsOption]
    var checked = SettingValues(options)
    for setting in settings {
      do throws(SettingError) { try checked.set(setting.key, setting.value) } catch {
        throw .badSetting(error, game: manifest.info.name)
      }
      if setting.key == Self.limitsOption.key {
        limits = TableLimits(rawValue: setting.value)
      } else {
        values[setting.key] = setting.value
      }
    }
  }

  /// The shoe that cards of `--cards` are arranged in: that of the manifest, with the decks that are set.
  func plan(store: Store, profile: ProfileID, game: Manifest) throws(StoreError) -> ShoePlan {
    var plan = game.shoe
    let kept = try store.settings(game: game.info.id, profile: profile)["decks"]
    if let decks = (values["decks"] ?? kept).flatMap({ Int($0) }) { plan.decks = decks }
    return plan
  }
}
