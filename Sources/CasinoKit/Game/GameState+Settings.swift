extension GameState {
  /// Opens a sheet over the table.
  public func open(_ sheet: TableSheet) { model.sheet = sheet }

  /// Closes the sheet. Never a move in the game.
  public func closeSheet() { model.sheet = nil }

  /// Changes a setting; rules hold from the next round.
  public func choose(_ value: String, for key: String) {
    var settings = model.settings
    do throws(SettingError) {
      try settings.set(key, value)
      model.nextRules = try Module.Settings.rules(settings)
    } catch {
      refusal = strings.text(of: error)
      return
    }
    model.settings = settings
    model.bets = model.bets.filter { offers($0.key) }
    commit.settings = settings.changed
    let name = strings.text("setting.\(key)"), read = strings.value(value, ofSetting: key)
    say(
      phase == .roundComplete || phase == .betting ? "say.setting" : "say.settingLater", .text(name),
      .text(read))
    if phase == .betting { model.engine = Engine(rules: nextRules) }
  }

  /// Changes the table's limits; chips above them come back.
  public func choose(_ limits: TableLimits) {
    model.limits = limits
    commit.limits = limits
    model.bets = model.bets.filter { limits.stakes(for: $0.key.kind).contains($0.value) }
    say("say.setting", .text(strings.text("setting.limits")), .text(strings.range(limits.main)))
  }
}
