import CasinoKit
import FoundationEssentials

/// A finished round as `casino history --json` prints it, one object a line.
struct HistoryLine {
  /// The line without its end.
  let text: String

  /// Writes a round. The player's hands come first, all others by name.
  init(_ round: RoundRecord) {
    let hands = (round.hands ?? [:]).sorted { left, right in
      left.key == "player" ? right.key != "player" : right.key != "player" && left.key < right.key
    }
    let time = (round.closedAt ?? round.openedAt).formatted(.iso8601)
    let fields: [(key: String, value: String)] = [
      ("round", String(round.number)),
      ("game", JSONText.quoted(round.game)),
      ("version", JSONText.quoted(round.version)),
      ("time", JSONText.quoted(time)),
      ("rules", JSONText.text(round.rules)),
      ("bets", JSONText.object(round.bets.map { ($0.bet, Self.amount($0.stake)) })),
      ("moves", JSONText.list(round.moves.map(JSONText.quoted))),
      ("hands", JSONText.object(hands.map { ($0.key, JSONText.text($0.value)) })),
      ("results", JSONText.list(round.results.map(Self.result))),
      ("net", Self.amount(round.net)),
      ("balance", Self.amount(round.balance)),
      ("practice", round.isPractice ? "true" : "false"),
    ]
    let advised = round.isAdvised ? [("advised", "true")] : []
    text = JSONText.object(fields + advised + (round.device.map { [("device", JSONText.quoted($0))] } ?? []))
  }

  private static func result(_ result: RoundResult) -> String {
    JSONText.object([
      ("bet", JSONText.quoted(result.bet)),
      ("hand", String(result.hand)),
      ("outcome", JSONText.quoted(result.outcome)),
      ("stake", amount(result.stake)),
      ("returned", amount(result.returned)),
    ])
  }

  private static func amount(_ amount: Chips) -> String { JSONText.quoted(amount.description) }
}
