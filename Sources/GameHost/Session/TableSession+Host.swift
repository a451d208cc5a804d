import CasinoKit

/// What the host does at a table without the game: settings, a new stack, chips from elsewhere, statistics.
extension TableSession {
  /// Tells the game of chips that were won or spent elsewhere.
  func followBalance() throws {
    let balance = try bank.currentBalance()
    guard balance != values.balance else { return }
    try tell(Surroundings(balance: balance))
  }

  /// Tells the game what changed around the table.
  func tell(_ change: Surroundings) throws {
    try connection.send(.surroundings(change))
    let answer = try awaitAnswer(0)
    refreshValues()
    _ = try apply(answer.frames, revision: answer.revision)
    plan(wakeAfter: answer.wakeAfter)
  }

  /// Changes one of the host's settings; a game hears of language and hints only.
  func change(_ key: String, to value: String?) throws -> IntentOutcome {
    guard let value = try bank.change(key, to: value) else { return .refused(strings.text("host.noSetting")) }
    let before = scene
    if key == "hints" { try tell(Surroundings(hints: try bank.hints())) }
    if key == LanguageChoice.key { try speak(bank.language) }
    refreshValues()
    let read = HostSettings.read(value, of: key, strings)
    let isForLater = key == Store.startingBalanceKey || key == InterfaceChoice.key
    return .done([
      ShownStep(
        scene: scene, patch: ScenePatch(from: before, to: scene), events: [],
        say: [strings.text("say.setting", .text(strings.text("setting.\(key)")), .text(read))]
          + (isForLater ? [strings.text("setting.\(key).later")] : []))
    ])
  }

  func newStack() throws -> IntentOutcome {
    if values.purse != nil { return try move(nil, value: nil) }
    try bank.openNewStack()
    try followBalance()
    return .done([
      ShownStep(
        scene: scene, patch: ScenePatch(nodes: []), events: [],
        say: [strings.text("host.newStack", .text(strings.amount(values.balance)))])
    ])
  }

  /// Moves chips between wallet and purse.
  func move(_ amount: Chips?, value: String?) throws -> IntentOutcome {
    guard values.purse != nil else { return .refused(strings.text("host.purse.noPurse")) }
    guard let wish = PurseWish(value, amount: amount) else { return .refused(strings.text("host.noSetting")) }
    let before = scene, moved: Chips
    do throws(StoreError) { moved = try bank.move(wish) } catch { return .refused(strings.sentence(for: error)) }
    try followBalance()
    refreshValues()
    let sentence = values.purse?.sentence(strings) ?? ""
    return .done([
      ShownStep(
        scene: scene, patch: ScenePatch(from: before, to: scene), events: [],
        say: (moved == .zero && wish == .empty(nil) ? [strings.text("host.purse.nothingLeaves")] : []) + [sentence])
    ])
  }

  /// The figures of the statistics sheet; nil where nothing was played yet.
  func statisticsSections() throws(StoreError) -> [SceneNode]? {
    let report = try bank.statistics()
    guard report.sums.rounds + report.sums.voided > 0 else { return nil }
    return StatisticsFacts(report, .host(strings.language, game: game)).sections
  }
}

/// The words of what every table can do.
enum TableWords {
  /// The host's own action at the end of the chips.
  static let newStack = "host.newStack"
  /// What the kit's tables offer at some time.
  static let actions = [
    "deal", "again", "rebet", "clear", "doubleBets", "halveBets", "allIn", "watch", "rules", "settings", "statistics",
    "close",
  ]
}
