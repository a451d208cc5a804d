import CasinoKit

/// The words of a table in the lobby.
struct TableLabel {
  let table: LobbyContent.Table
  /// The key that sits down at it; nil where there is none.
  let number: Int?
  let isChosen: Bool
  let strings: Strings

  private var verb: String { strings.text(table.hasOpenHand ? "lobby.playOn" : "lobby.sitDown") }

  /// Writes the name, with what was won or lost there at the right.
  func drawName(_ canvas: inout Canvas, _ column: Int, _ row: Int, width: Int) {
    let net = table.net
    if let net {
      canvas.writeRight(net.text, before: column + width, row, BannerPart.token(net.tone), bold: true)
    }
    canvas.write(
      table.name, column, row, color: canvas.theme.lobby.text, bold: true,
      within: width - (net.map { $0.text.columns + 2 } ?? 0))
  }

  /// Writes what the game is, with how much was played at the right, or in the next row where that is free.
  func drawSummary(_ canvas: inout Canvas, _ column: Int, _ row: Int, width: Int, hasNextRow: Bool = false) {
    let second = canvas.theme.lobby.second
    canvas.write(table.summary, column, row, color: second, within: width)
    guard let rounds = table.rounds else { return }
    let fits = rounds.columns + 2 + table.summary.columns <= width
    guard fits || hasNextRow else { return }
    canvas.write(rounds, column + width - rounds.columns, fits ? row : row + 1, color: second)
  }

  /// Writes how to sit down, with the limits at the right.
  func drawWay(_ canvas: inout Canvas, _ column: Int, _ row: Int, width: Int) {
    let theme = canvas.theme
    var at = column
    if isChosen {
      let key = strings.text("lobby.key.enter")
      if canvas.isSolid {
        canvas.fill(CellRect(column: at, row: row, width: key.columns + 2, height: 1), .fill)
        canvas.write(key, at + 1, row, .fillInk, bold: true)
      } else {
        canvas.write("[\(key)]", at, row, .gold, bold: true)
      }
      at += key.columns + 3
    } else if let number, number < 10 {
      at += canvas.write(String(number), at, row, .gold, bold: true) + 1
    } else {
      at += 2
    }
    at += canvas.write(
      verb, at, row, color: isChosen ? theme.lobby.text : theme.lobby.second, bold: isChosen,
      within: column + width - at)
    if table.limits.columns + 2 <= column + width - at {
      canvas.write(table.limits, column + width - table.limits.columns, row, color: theme.lobby.second)
    }
  }
}
