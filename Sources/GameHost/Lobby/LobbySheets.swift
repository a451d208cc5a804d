import CasinoKit

/// The sheets over the lobby, made of the parts that a table's sheets are made of.
struct LobbySheets {
  let hall: LobbyHall
  let clock: LobbyClock
  private var strings: Strings { hall.strings }

  /// The scene of a sheet.
  func scene(_ sheet: LobbyState.Sheet) throws -> Scene {
    let content = SceneNode(
      .vstack, id: "sheet.content", text: strings.text("lobby.sheet.\(sheet.rawValue)"), children: try sections(sheet))
    let node = SceneNode(
      .sheet, id: "sheet", action: SceneAction(id: "close", title: strings.text("action.close"), key: "Esc"),
      children: [content])
    return Scene(root: SceneNode(.table, id: "table", children: [node]))
  }

  private func sections(_ sheet: LobbyState.Sheet) throws -> [SceneNode] {
    switch sheet {
    case .history: return try history()
    case .statistics: return try statistics()
    case .settings:
      return [
        SceneNode(
          .section, id: "settings", text: strings.text("section.table"), children: try hall.settings().pickers(strings))
      ]
    case .help: return [help()]
    }
  }

  private func history() throws -> [SceneNode] {
    var lobby = Lobby(balance: .zero, games: hall.games.map(\.manifest))
    lobby.rounds = try hall.rounds(LobbyHall.historyLimit)
    let results = LobbyContent(lobby, strings, words: hall.words, clock: clock).results
    guard !results.isEmpty else { return [SceneNode(.text, id: "none", text: strings.text("lobby.results.none"))] }
    let lines = results.enumerated().map { place, result in
      let name = strings.text("lobby.history.line", .text(result.time), .text(result.game), .text(result.outcome))
      return SceneNode(.fact, id: "round.\(place)", text: name, detail: result.net.text, tone: result.net.tone)
    }
    return [SceneNode(.section, id: "rounds", text: strings.text("lobby.results"), children: lines)]
  }

  private func statistics() throws -> [SceneNode] {
    let report = try hall.store.statistics(profile: hall.profile)
    guard report.sums.rounds + report.sums.voided > 0 else {
      return [SceneNode(.text, id: "none", text: strings.text("stats.none"))]
    }
    let facts = StatisticsFacts(report, strings)
    let games = report.games.map { part in
      let name = hall.games.first { $0.manifest.info.id == part.game }?.manifest.title(in: strings.language).name
      let change = LobbyContent.Change(part.sums.net, strings)
      return SceneNode(
        .fact, id: "game.\(part.game)", text: name ?? part.game, detail: change.text, tone: change.tone)
    }
    let sums = facts.sections.prefix(1)
    return sums + [SceneNode(.section, id: "games", text: strings.text("stats.games"), children: games)]
  }

  private func help() -> SceneNode {
    let keys: [(String, String)] = [
      ("enter", strings.text("lobby.key.enter")), ("choose", strings.text("lobby.key.arrows")), ("digits", "1 – 9"),
      ("search", "/"), ("history", "H"), ("statistics", "S"), ("settings", "O"), ("leave", "Q"),
    ]
    return SceneNode(
      .section, id: "keys", text: strings.text("lobby.help.keys"),
      children: keys.map { name, key in
        SceneNode(.fact, id: "key.\(name)", text: strings.text("lobby.help.\(name)"), detail: key)
      })
  }
}
