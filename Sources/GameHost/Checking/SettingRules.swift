import CasinoKit

/// Rules on settings.
enum SettingRules {
  /// The most pairs of settings that are tried.
  private static let pairs = 600
  private static let rounds = 10

  static func settings(_ run: CheckRun) throws -> CheckFinding {
    let others = run.manifest.settings.flatMap { option in
      option.values.filter { $0 != option.initial }.map { (key: option.key, value: $0) }
    }
    var trial = SettingTrial(run: run)
    for other in others { try trial.run([other.key: other.value], rounds: rounds) }
    var left = pairs
    for (place, first) in others.enumerated() {
      for second in others[place...] where second.key != first.key && left > 0 && trial.found.isEmpty {
        left -= 1
        try trial.run([first.key: first.value, second.key: second.value], rounds: 1)
      }
    }
    trial.end()
    return .of(
      trial.found, else: .ok("check.ok.settings", .count(run.manifest.settings.count), .count(trial.conflicts)))
  }

  static func sheet(_ run: CheckRun) throws -> CheckFinding {
    for sitting in try run.sittings() where !sitting.sheets.contains(where: { $0.word == "settings" }) {
      return .fail(CheckText("check.found.noSheet", "settings"))
    }
    let sitting = try CheckSitting(run, CheckManner(opensSheets: false))
    defer { sitting.leave() }
    try sitting.perform("settings")
    var found: [CheckText] = []
    if !sitting.scene.nodes.contains(where: { $0.host == .settings }) {
      found.append(CheckText("check.found.noHostSettings"))
    }
    for option in run.manifest.settings {
      found += shown(option, option.initial, sitting)
      guard let next = option.values.first(where: { $0 != option.initial }) else { continue }
      // A value that contradicts another is refused; the rule of the models looks at that.
      guard try sitting.perform("setting.\(option.key)", value: next) == nil else { continue }
      found += shown(option, next, sitting)
      _ = try sitting.perform("setting.\(option.key)", value: option.initial)
    }
    if let option = run.manifest.settings.first, let next = option.values.first(where: { $0 != option.initial }),
      found.isEmpty, try sitting.perform("setting.\(option.key)", value: next) == nil
    {
      try sitting.restart()
      try sitting.perform("settings")
      found += shown(option, next, sitting)
    }
    return .of(found.unique, else: .ok("check.ok.settingsSheet", .count(run.manifest.settings.count)))
  }

  /// A finding where the sheet does not show a value as chosen.
  private static func shown(_ option: SettingOption, _ value: String, _ sitting: CheckSitting) -> [CheckText] {
    let word = sitting.words.value(value, ofSetting: option.key)
    guard let node = sitting.scene.nodes.first(where: { $0.action?.id == "setting.\(option.key)" }) else {
      return [CheckText("check.found.settingHidden", option.key)]
    }
    let chosen = (node.children ?? []).first { $0.has(.selected) }?.detail
    if node.detail == word, chosen == value { return [] }
    return [CheckText("check.found.settingShown", option.key, node.detail ?? "", word)]
  }
}

/// Tries values of settings, in one process for as long as it lives.
private struct SettingTrial {
  let run: CheckRun
  private(set) var found: [CheckText] = []
  /// How many contradict each other.
  private(set) var conflicts = 0
  private var connection: ModuleConnection?

  init(run: CheckRun) { self.run = run }

  func end() { connection?.end() }

  mutating func run(_ settings: [String: String], rounds: Int) throws {
    let name = settings.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    do {
      let connection = try self.connection ?? run.start()
      self.connection = connection
      let query = Explore(rounds: rounds, seed: run.seed, settings: settings)
      let explored = try Explorer(run: run).ask(connection, query)
      if let fault = explored.rounds.lazy.compactMap(\.fault).first {
        found.append(CheckText("check.found.setting", name, fault.found.sentence(in: .host(run.language))))
      }
    } catch let failure as ModuleFailure {
      connection = nil
      found.append(CheckText("check.found.setting", name, run.text(of: failure).sentence(in: .host(run.language))))
    } catch TableError.settings(let reason) {
      guard reason.hasPrefix("conflict") else {
        found.append(CheckText("check.found.setting", name, reason))
        return
      }
      conflicts += 1
      if conflicts <= 12 { try refused(settings, name) }
    }
  }

  /// The table must say in words why it is not laid by settings that contradict each other.
  private mutating func refused(_ settings: [String: String], _ name: String) throws {
    guard let connection else { return }
    try connection.send(
      .welcome(
        Welcome(
          language: "en", practice: true, balance: CheckSitting.stack, limits: .casual, cardsRemaining: 0,
          settings: settings)))
    if case .failure(let failure) = try connection.receive(), failure.code == "settings",
      failure.text.contains(" "), !RawKeys.isKey(failure.text)
    {
      return
    }
    found.append(CheckText("check.found.conflict", name))
  }
}
