import CasinoKit
import FoundationEssentials

/// Rounds as comma-separated values, a line for each result.
enum HistoryCSV {
  /// The names of the columns.
  static let head = "round,game,version,time,bet,hand,outcome,stake,returned,net,balance,practice,advised\r\n"

  /// The lines of a round; net and balance are the round's.
  static func lines(of round: RoundRecord) -> String {
    let time = (round.closedAt ?? round.openedAt).formatted(.iso8601)
    return round.results.map { result in
      [
        String(round.number), round.game, round.version, time, result.bet, String(result.hand), result.outcome,
        result.stake.description, result.returned.description, round.net.description, round.balance.description,
        round.isPractice ? "true" : "false", round.isAdvised ? "true" : "false",
      ].map(CSVText.field).joined(separator: ",") + "\r\n"
    }.joined()
  }
}
