import CasinoKit

/// What `casino list` prints.
enum ListText {
  /// A line for each game.
  static func page(_ games: [Manifest], _ strings: Strings) -> String {
    guard !games.isEmpty else { return strings.text("list.none") + "\n" }
    let heads = ["game", "version", "about"].map { strings.text("list.head.\($0)") }
    let rows = games.map { [$0.info.id, $0.info.version, strings.words("list.line", $0.info.name, $0.summary)] }
    let lines = TextColumns(rows: [heads] + rows).lines
    return (lines + ["", strings.words("lobby.page.sitDown", games[0].info.id)]).joined(separator: "\n") + "\n"
  }
}
