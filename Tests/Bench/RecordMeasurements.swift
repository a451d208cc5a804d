import CSQLite
import Foundation
import TestSupport

/// Measures a record of a million rounds: real ones, played, and then copied with their shoes until there are enough.
struct RecordMeasurements {
  private static let played = 2_000
  private static let doublings = 9

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The lines of the report.
  func lines() throws -> [String] {
    try play()
    let few = try starts(), verified = try time(["verify", "blackjack"], n: 3).min() ?? 1
    let fewBytes = try bytes()
    try fill()
    let many = try starts()
    let count = Self.played << Self.doublings
    let bytesEach = (try bytes() - fewBytes) / (count - Self.played)
    return [
      Sample(few).line("start to prompt, \(Self.played) rounds", aim: ""),
      Sample(many).line("start to prompt, \(count) rounds", aim: "aim: at most a tenth more"),
      Sample(try time(["stats"])).line("casino stats", aim: "aim: under 300"),
      Sample(try time(["history", "blackjack"])).line("casino history, a page", aim: "aim: under 50"),
      Report.row("the record, each round", "\(bytesEach) bytes", "aim: under 400"),
      Report.row(
        "casino verify, cards and results", "\(Int(Double(Self.played) / verified * 1_000)) rounds/s", ""),
      Sample(try time(["doctor"], n: 1)).line("casino doctor", aim: ""),
    ]
  }

  private func play() throws {
    let table = try Table(words: ["play", "blackjack", "--ui", "json"], folder: folder)
    _ = try table.line()
    for _ in 0..<Self.played {
      try table.ask(#"{"action":"bet.main","amount":"1.00"}"#)
      try table.ask(#"{"action":"deal"}"#)
      while table.offers("stand") || table.offers("noInsurance") {
        try table.ask("{\"action\":\"\(table.offersInsurance ? "noInsurance" : "stand")\"}")
      }
    }
    table.leave()
  }

  private func starts() throws -> [Double] {
    try (0..<21).map { _ in
      let clock = ContinuousClock(), begin = clock.now
      let table = try Table(words: ["play", "blackjack", "--ui", "text"], folder: folder)
      while !(try table.line()).contains("Place your bet") {}
      let time = clock.now - begin
      table.leave()
      return time.milliseconds
    }
  }

  private func time(_ words: [String], n: Int = 11) throws -> [Double] {
    try (0..<n).map { _ in
      let clock = ContinuousClock(), begin = clock.now
      let process = Process()
      process.executableURL = Table.program
      process.arguments = words + ["--data-dir", folder.path]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return (clock.now - begin).milliseconds
    }
  }

  private var file: String { folder.url("casino.db").path }

  private func bytes() throws -> Int {
    try sql("PRAGMA wal_checkpoint(TRUNCATE)")
    return try Data(contentsOf: URL(filePath: file), options: .alwaysMapped).count
  }

  /// Copies everything that was played onto its end, again and again. What was lost is lost as often; so chips are put to it
  /// at the end, as a table without them asks for a new stack instead of a bet.
  private func fill() throws {
    for turn in 0..<Self.doublings { try sql(Self.doubling(rounds: Self.played << turn)) }
    try sql(Self.newStack)
  }

  private static let newStack = """
    INSERT INTO entries (account, kind, amount, at)
      SELECT id, 'correction', 1000000 - balance, (SELECT max(closed_at) FROM rounds) FROM accounts WHERE kind = 'wallet';
    UPDATE accounts SET balance = (SELECT sum(amount) FROM entries WHERE account = accounts.id);
    """

  private static func doubling(rounds: Int) -> String {
    """
    PRAGMA foreign_keys = OFF;
    BEGIN;
    CREATE TEMP TABLE shift AS SELECT (SELECT max(id) FROM seeds) AS seed, (SELECT max(id) FROM shoes) AS shoe,
      (SELECT max(id) FROM rounds) AS round, (SELECT max(id) FROM entries) AS entry,
      (SELECT max(number) FROM rounds) AS number, (SELECT max(id) FROM log) AS log,
      (SELECT max(closed_at) - min(closed_at) + 1 FROM rounds) AS time, (SELECT sum(net) FROM rounds) AS net;
    INSERT INTO seeds SELECT s.id + seed, holder, server, commitment, created_at, used_at, revealed_at
      FROM seeds s, shift WHERE revealed_at IS NOT NULL;
    INSERT INTO shoes SELECT s.id + shoe, holder, s.seed + shift.seed, client_seed, nonce, decks, cut,
      predecessor + shoe, missing, arranged, burned, position, drawn, extra_rounds, opened_at, ended_at
      FROM shoes s, shift WHERE ended_at IS NOT NULL;
    INSERT INTO rounds SELECT r.id + round, game, r.number + shift.number, account, rules,
      CASE WHEN r.shoe IN (SELECT id FROM shoes WHERE ended_at IS NULL) THEN r.shoe ELSE r.shoe + shift.shoe END,
      position, dealt, plays, hands, r.net, balance + shift.net, total + shift.net, opened_at + time, closed_at + time,
      advised, state FROM rounds r, shift;
    INSERT INTO entries SELECT e.id + entry, account, e.round + shift.round, kind, amount, at, bet, wager, hand, outcome
      FROM entries e, shift WHERE e.round IS NOT NULL;
    INSERT INTO log SELECT l.id + log, kind, row + round FROM log l, shift WHERE kind = 0;
    UPDATE statistics SET rounds = rounds * 2, won = won * 2, lost = lost * 2, staked = staked * 2,
      last_at = (SELECT max(closed_at) FROM rounds),
      returned = returned * 2;
    UPDATE outcomes SET count = count * 2, staked = staked * 2, returned = returned * 2;
    UPDATE accounts SET balance = (SELECT sum(amount) FROM entries WHERE account = accounts.id);
    UPDATE games SET rounds = rounds * 2;
    UPDATE tables SET last_round = (SELECT max(id) FROM rounds);
    DROP TABLE shift;
    COMMIT;
    """
  }

  private func sql(_ script: String) throws {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    guard sqlite3_open(file, &connection) == SQLITE_OK, sqlite3_exec(connection, script, nil, nil, nil) == SQLITE_OK
    else { throw RecordFault.sql(String(cString: sqlite3_errmsg(connection))) }
  }

  private enum RecordFault: Error { case sql(String) }
}
