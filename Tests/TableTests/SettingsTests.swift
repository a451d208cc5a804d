import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// Every setting at a real table: what the sheet shows, what is kept and what the game does agree, after a new start too.
@Suite struct SettingsTests {
  /// A setting of the host or of a game.
  struct Setting: CustomTestStringConvertible {
    var game: String
    var option: SettingOption
    var scope: SettingScope
    /// The word of the action that changes it.
    var action: String
    var testDescription: String { "\(game) \(option.key)" }

    /// A value as it is shown once it is chosen.
    func shown(_ value: String) -> String { option.key == "hints" && value == "again" ? "on" : value }
  }

  static let all: [Setting] = ["blackjack", "baccarat"].flatMap { game -> [Setting] in
    let library = GameLibrary(program: BuiltProducts.url(of: "casino"))
    let own = (try? library.game(game))?.manifest.settings ?? []
    let host = game == "blackjack" ? HostSettings.options : []
    return host.map { Setting(game: game, option: $0, scope: .host, action: HostSettings.prefix + $0.key) }
      + [
        Setting(
          game: game, option: SettingOption("limits", TableLimits.allCases.map(\.rawValue)), scope: .table(game),
          action: "setting.limits")
      ] + own.map { Setting(game: game, option: $0, scope: .game(game), action: "setting.\($0.key)") }
  }

  @Test func noneIsLeftOut() {
    let keys = Self.all.map(\.option.key)
    #expect(Set(["decks", "soft17", "advice", "commission", "limits", "language", "textScale"]).isSubset(of: keys))
    #expect(keys.count >= HostSettings.options.count + 15 + 3 + 2)
  }

  @Test(arguments: all)
  func sheetRecordAndGameAgree(_ setting: Setting) throws {
    let folder = try TemporaryFolder()
    let first = try Sitting(setting.game, in: folder)
    for value in setting.option.values.reversed() + [setting.option.values[0], setting.option.values.last ?? ""] {
      try first.choose(value, by: setting.action)
      #expect(try first.value(shownBy: setting.action) == setting.shown(value))
      #expect(try first.value(keptIn: setting.scope, setting.option) == setting.shown(value))
    }
    let last = setting.shown(setting.option.values.last ?? "")
    let rules = try first.rulesOfARound()
    first.leave()

    let second = try Sitting(setting.game, in: folder)
    #expect(try second.value(shownBy: setting.action) == last)
    #expect(try second.rulesOfARound() == rules)
    second.leave()

    // A table at which the value is set for once plays by the same rules.
    guard case .game = setting.scope else { return }
    let other = try Sitting(setting.game, in: try TemporaryFolder(), overrides: [setting.option.key: last])
    #expect(try other.rulesOfARound() == rules)
    other.leave()
  }

  @Test("in another language the hand goes on, and the game hears of it", arguments: ["blackjack", "baccarat"])
  func languageHoldsAtOnce(_ game: String) throws {
    let folder = try TemporaryFolder()
    let table = try Sitting(game, in: folder)
    _ = try table.session.perform("bet.\(table.session.firstBet)", amount: 10)
    if game == "blackjack" { _ = try table.session.perform("deal") }
    let before = table.session.scene.nodes.map(\.id), isOpen = table.session.hasOpenRound
    try table.choose("de", by: "host.set.language")
    #expect(table.session.strings.language == "de")
    #expect(table.toldLanguages == ["de"])
    #expect(table.session.scene.nodes.map(\.id) == before)
    #expect(table.session.hasOpenRound == isOpen && isOpen == (game == "blackjack"))
    try table.choose("auto", by: "host.set.language")
    #expect(table.session.strings.language == "en")
    table.leave()
  }
}

/// A table of a game in a folder of its own, and the traffic with the game.
private final class Sitting {
  let session: TableSession
  private let store: Store
  private var rules: [JSONValue] = []
  private(set) var toldLanguages: [String] = []

  init(_ name: String, in folder: TemporaryFolder, overrides: [String: String] = [:]) throws {
    let game = try GameLibrary(program: BuiltProducts.url(of: "casino")).game(name)
    let store = try Store.open(in: folder.url) { Date(timeIntervalSince1970: 1_000_000) }
    let bank = try TableBank(
      store, game: game.manifest.info, practice: PracticeOptions(seed: 1), plan: game.manifest.shoe, limits: nil)
    let connection = try ModuleLauncher(data: folder.url, environment: [:]).start(game)
    session = TableSession(
      game: game, connection: connection, bank: bank, overrides: overrides, strings: .host(bank.language))
    self.store = store
    connection.tap = { [weak self] side, line in self?.note(side, line) }
    let kept = KeptSettings(
      try store.orderedSettings(in: .game(name), profile: .standard), manifest: game.manifest)
    _ = try session.sitDown(kept) { try bank.welcome(settings: $0, cardNames: .words) }
  }

  private func note(_ side: ModuleConnection.Side, _ line: Data) {
    if side == .host, case .surroundings(let change)? = try? Wire.read(HostMessage.self, from: line) {
      if let language = change.language { toldLanguages.append(language) }
    } else if side != .host, case .open(let open)? = try? Wire.read(ModuleMessage.self, from: line) {
      rules.append(open.rules)
    }
  }

  /// Changes a setting in its sheet, as a player does.
  func choose(_ value: String, by action: String) throws {
    _ = try session.perform("settings")
    guard case .done = try session.perform(action, value: value) else {
      Issue.record("\(action) does not take \(value)")
      return
    }
    _ = try session.perform("close")
  }

  /// What the sheet shows as chosen.
  func value(shownBy action: String) throws -> String? {
    _ = try session.perform("settings")
    defer { _ = try? session.perform("close") }
    let nodes = session.scene.nodes.filter { $0.action?.id == action }
    #expect(nodes.count == 1, "\(action) stands in the sheet \(nodes.count) times")
    return nodes.first?.children?.first { $0.has(.selected) }?.detail
  }

  /// What is kept for the next start.
  func value(keptIn scope: SettingScope, _ option: SettingOption) throws -> String {
    try store.settings(in: scope)[option.key] ?? option.initial
  }

  /// The rules of a round that is dealt now, played to its end.
  func rulesOfARound() throws -> JSONValue? {
    _ = try session.perform("bet.\(session.firstBet)", amount: session.values.limits.main.lowerBound)
    _ = try session.perform("deal")
    while session.hasOpenRound {
      let offered = session.scene.actions.filter { $0.unavailable == nil }.map(\.id)
      guard let move = ["noInsurance", "stand"].first(where: offered.contains) else { break }
      _ = try session.perform(move)
    }
    return rules.last
  }

  func leave() { session.leave() }
}
