import CasinoKit

/// A round as the history shows it to people.
struct HistoryRow: Equatable {
  /// The number of the round.
  var round: Int
  /// When it ended, `2026-01-31T20:15:00Z`.
  var time: String
  /// The game's word.
  var game: String
  /// All that was staked.
  var staked: Chips
  /// The outcomes in words, one for each hand or bet.
  var outcomes: [String]
  /// What was won or lost.
  var net: Chips
  /// The wallet's chips after the round; at a practice table those of its stack.
  var balance: Chips
  /// Whether it was played at a practice table.
  var isPractice: Bool
  /// Whether the player was advised.
  var isAdvised = false
  /// The device that it was played on; nil for this one.
  var device: String?
}

/// What `casino history` prints for people.
enum HistoryText {
  /// A table of the rounds, in the order given.
  static func page(_ rounds: [HistoryRow], _ strings: Strings) -> String {
    rounds.isEmpty ? strings.text("history.none") + "\n" : lines(rounds, strings).joined(separator: "\n") + "\n"
  }

  /// The lines of the table.
  static func lines(_ rounds: [HistoryRow], _ strings: Strings, indent: Int = 0) -> [String] {
    let heads = ["round", "time", "game", "staked", "net", "balance", "outcome"].map {
      strings.text("history.head.\($0)")
    }
    let rows = rounds.map { cells($0, strings) }
    return TextColumns(rows: [heads] + rows, rightAligned: [0, 3, 4, 5], indent: indent).lines
  }

  private static func cells(_ row: HistoryRow, _ strings: Strings) -> [String] {
    let outcomes = strings.list(row.outcomes)
    let marks = [
      row.isPractice ? strings.text("host.practice") : row.device,
      row.isAdvised ? strings.text("history.advised") : nil,
    ].compactMap(\.self)
    return [
      String(row.round), minute(row.time), row.game, strings.amount(row.staked), strings.change(row.net),
      strings.amount(row.balance),
      marks.isEmpty ? outcomes : strings.words("history.marked", outcomes, strings.list(marks)),
    ]
  }

  /// `2026-01-31 20:15` of `2026-01-31T20:15:00Z`.
  private static func minute(_ time: String) -> String {
    String(time.prefix(16)).split(separator: "T", maxSplits: 1).joined(separator: " ")
  }
}
