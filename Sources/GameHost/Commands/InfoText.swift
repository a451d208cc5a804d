import CasinoKit

/// What `casino info` prints.
enum InfoText {
  /// The page of a game.
  static func page(_ game: Manifest) -> String {
    let head =
      ["\(game.info.name) \(game.info.version)"] + TextColumns.wrapped(game.summary, width: TextColumns.pageWidth)
    let sections = [head, bets(game), settings(game), about(game), [ListingWords.sitDown(game.info.id)]]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func bets(_ game: Manifest) -> [String] {
    let rows = game.bets.map { bet in
      [bet.id, ListingWords.kind(bet.kind), ListingWords.strings.odds(bet.greatestPayout), ListingWords.edge(bet.edge)]
    }
    return section(ListingWords.bets, TextColumns(rows: [ListingWords.betHeads] + rows, indent: 2), rows)
  }

  private static func settings(_ game: Manifest) -> [String] {
    let rows = game.settings.map { [$0.key, $0.initial, $0.values.joined(separator: ", ")] }
    return section(ListingWords.settings, TextColumns(rows: [ListingWords.settingHeads] + rows, indent: 2), rows)
  }

  private static func about(_ game: Manifest) -> [String] {
    let versions = Set([game.protocol.first, game.protocol.last].compactMap(\.self)).sorted().map(String.init)
    let rows = [
      [ListingWords.shoe, ListingWords.shoe(game.shoe)],
      [ListingWords.moves, game.moves.joined(separator: ", ")],
      [ListingWords.builtWith, ListingWords.builtWith(kit: game.kit, versions: versions)],
    ]
    return TextColumns(rows: rows).lines
  }

  private static func section(_ title: String, _ table: TextColumns, _ rows: [[String]]) -> [String] {
    rows.isEmpty ? [] : [title] + table.lines
  }
}
