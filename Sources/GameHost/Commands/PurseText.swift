import CasinoKit

/// What `casino purse` prints.
enum PurseText {
  /// All purses of a player.
  static func list(_ purses: [Purse], _ strings: Strings) -> String {
    guard !purses.isEmpty else { return strings.text("purse.none") + "\n" }
    let heads = ["game", "purse", "own", "trust"].map { strings.text("purse.head.\($0)") }
    let rows = purses.map { purse in
      [
        purse.game, strings.amount(purse.balance), strings.amount(min(purse.own, purse.balance)),
        strings.text(purse.isTrusted ? "purse.trust.yes" : "purse.trust.no"),
      ]
    }
    return TextColumns(rows: [heads] + rows, rightAligned: [1, 2]).lines.map { $0 + "\n" }.joined()
  }

  /// One game's.
  static func page(_ purse: Purse, wallet: Chips, _ record: ReturnRecord, _ strings: Strings) -> String {
    let facts = [
      [strings.text("purse.fact.purse"), strings.amount(purse.balance)],
      [strings.text("purse.fact.takeable"), strings.amount(purse.takeable)],
      [strings.text("purse.fact.wallet"), strings.amount(wallet)],
    ]
    var lines = TextColumns(rows: facts).lines
    let trust = purse.isTrusted ? "purse.isTrusted" : "purse.isNotTrusted"
    lines += [""] + TextColumns.wrapped(strings.words(trust, purse.game), width: TextColumns.pageWidth)
    if record.staked > .zero { lines += [""] + returns(record, strings) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func returns(_ record: ReturnRecord, _ strings: Strings) -> [String] {
    func percent(_ share: Double?) -> String { share.map(strings.percent) ?? StatisticsFacts.none }
    let heads = ["bet", "staked", "returned", "return", "declared"].map { strings.text("purse.head.\($0)") }
    let rows = record.lines.map { line in
      [
        line.bet, strings.amount(line.staked), strings.amount(line.returned),
        percent(ReturnRecord.share(line.returned, of: line.staked)), percent(line.declared),
      ]
    }
    return TextColumns(rows: [heads] + rows, rightAligned: [1, 2, 3, 4]).lines
  }
}
