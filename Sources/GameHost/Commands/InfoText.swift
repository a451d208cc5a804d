import CasinoKit

/// What `casino info` prints.
struct InfoText {
  private let game: Manifest
  private let strings: Strings
  private let origin: GameOrigin

  /// The words for a game.
  init(_ game: Manifest, from origin: GameOrigin = .bundled, _ strings: Strings) {
    self.game = game
    self.origin = origin
    self.strings = strings
  }

  /// The page of the game.
  var page: String {
    let title = game.title(in: strings.language)
    let head =
      ["\(title.name) \(game.info.version)"] + TextColumns.wrapped(title.summary, width: TextColumns.pageWidth)
    let sections = [head, bets, settings, about, [strings.words("lobby.page.sitDown", game.info.id)]]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var bets: [String] {
    let rows = game.bets.map { bet in [bet.id, made(bet.kind), strings.odds(bet.greatestPayout), edge(bet.edge)] }
    return section("info.bets", ["bet", "made", "pays", "edge"], rows)
  }

  private var settings: [String] {
    let rows = game.settings.map { [$0.key, $0.initial, strings.list($0.values)] }
    return section("info.settings", ["key", "first", "values"], rows)
  }

  private var about: [String] {
    let versions = Set([game.protocol.first, game.protocol.last].compactMap(\.self)).sorted().map(String.init)
    let wire = versions.count == 2 ? strings.words("number.versions", versions[0], versions[1]) : versions.joined()
    let rows = [
      [strings.text("info.shoe"), shoe(game.shoe)], [strings.text("info.moves"), strings.list(game.moves)],
      [strings.text("info.builtWith"), strings.words("info.builtWith.value", game.kit, wire)],
      [strings.text("info.from"), from],
    ]
    return TextColumns(rows: rows).lines
  }

  private var from: String {
    switch origin {
    case .bundled: strings.text("info.from.bundled")
    case .installed(let author): strings.words("info.from.installed", author.short)
    case .path(let path): TypedWord.shown(path)
    }
  }

  private func section(_ title: String, _ heads: [String], _ rows: [[String]]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let names = heads.map { strings.text("info.head.\($0)") }
    return [strings.text(title)] + TextColumns(rows: [names] + rows, indent: 2).lines
  }

  private func made(_ kind: BetKind) -> String {
    switch kind {
    case .main: strings.text("info.made.main")
    case .side: strings.text("info.made.side")
    case .inPlay: strings.text("info.made.inPlay")
    }
  }

  /// A house edge, which a foreign game may state as it likes.
  private func edge(_ share: Double?) -> String {
    guard let share, abs(share) <= 10 else { return strings.text("info.noEdge") }
    return strings.percent(share)
  }

  private func shoe(_ plan: ShoePlan) -> String {
    strings.text(
      "info.shoe.value", .count(plan.decks), .text(strings.number(plan.cut)), .text(strings.number(plan.cardCount)))
  }
}
