import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// What is said of the rounds that were played.
@Suite struct StatisticsTests {
  /// Some rounds at a wallet, a minute apart.
  private static func played() throws -> (TestStore, Store) {
    let test = try TestStore()
    let store = try test.open()
    let table = try store.table(game: "blackjack")
    let rounds: [RoundCommit] = [
      .round(100, "playerWins", returned: 200), .round(100, "blackjack", returned: 250),
      .round(50, "dealerWins", returned: 0), .round(50, "push", returned: 50), .round(10, "bust", returned: 0),
      .round(10, "dealerWins", returned: 0), Self.whole,
    ]
    for round in rounds {
      try store.commit(round, at: table)
      test.time += 60
    }
    return (test, store)
  }

  /// Insurance, a split and a double: 100 on each of two hands, one of them doubled, and 50 for insurance.
  private static let whole: RoundCommit = {
    var round = RoundCommit.deal(100)
    round.entries += [
      .stake(bet: "insurance", wager: 0, amount: 50),
      .settle(bet: "insurance", wager: 0, hand: 0, outcome: "lose", returned: 0),
      .stake(bet: "main", wager: 1, amount: 100), .stake(bet: "main", wager: 1, amount: 100),
      .settle(bet: "main", wager: 0, hand: 0, outcome: "dealerWins", returned: 0),
      .settle(bet: "main", wager: 1, hand: 1, outcome: "playerWins", returned: 400),
    ]
    round.hands = [:]
    return round
  }()

  @Test("a round with insurance, split and double is one round")
  func oneRound() throws {
    let (_, store) = try Self.played()
    let report = try store.statistics(of: "blackjack", profile: .standard)
    let sums = report.sums
    #expect((sums.rounds, sums.won, sums.lost, sums.pushed) == (7, 3, 3, 1))
    #expect((sums.staked, sums.returned, sums.net) == (670, 900, 230))
    #expect((sums.biggest, sums.bestStreak, sums.worstStreak, sums.streak) == (150, 2, -2, 1))
    #expect(report.curve.map(\.net) == [100, 250, 200, 200, 190, 180, 230])
    let main = report.outcomes.first { $0.bet == "main" && $0.outcome == "playerWins" }
    #expect(main?.sum == RoundTally.Sum(count: 2, staked: 300, returned: 600))
    #expect(try Audit(store).faults().isEmpty)
  }

  @Test("a round that ends while the second changes is the same second everywhere")
  func changingSecond() throws {
    let test = try TestStore()
    let store = try Store.open(in: test.folder) {
      test.time += 1
      return test.time
    }
    let table = try store.table(game: "blackjack")
    for _ in 0..<3 { try store.commit(.round(100, "playerWins", returned: 200), at: table) }
    #expect(try Audit(store).faults().isEmpty)
  }

  @Test("BL-164: before the first round there are dashes and zeros, never a figure that is none")
  func nothingPlayed() throws {
    let store = try TestStore().open()
    let report = try store.statistics(profile: .standard)
    let strings = Strings.host("en")
    #expect(report.returnShare == nil)
    #expect(StatisticsText.page(report, title: "All games", strings) == "All games\nNo round played yet.\n")
    #expect(report.json.contains(#""return":null"#))
    for page in [report.json, report.csv, StatisticsPage(report: report, title: "", strings: strings).text] {
      #expect(!page.lowercased().contains("nan"))
    }
    #expect(StatisticsFacts(report, strings).sums.first { $0.name == "Return" }?.value == "–")
  }

  @Test("practice and a round that was voided count nowhere")
  func elsewhere() throws {
    let test = try TestStore()
    let store = try test.open()
    let practice = try store.table(game: "blackjack", practice: PracticeOptions(seed: 1))
    try store.commit(.round(100, "playerWins", returned: 200), at: practice)
    let wallet = try store.table(game: "blackjack")
    try store.commit(.deal(100), at: wallet)
    #expect(try store.voidOpenRound(at: wallet) == 100)
    #expect(try store.balance(of: wallet) == 10_000)
    let sums = try store.statistics(profile: .standard).sums
    #expect((sums.rounds, sums.voided, sums.staked) == (0, 1, 0))
    #expect(try store.rounds(game: "blackjack", limit: 1).first?.results.map(\.outcome) == ["voided"])
    #expect(try Audit(store).faults().isEmpty)
  }

  /// Pages as they are printed: `make record` writes them anew.
  @Test(arguments: StatsOptions.Format.allCases)
  func isThePageOnFile(_ format: StatsOptions.Format) throws {
    let (_, store) = try Self.played()
    let report = try store.statistics(profile: .standard)
    let strings = Strings.host("en")
    let text =
      switch format {
      case .text: StatisticsText.page(report, title: "All games", strings)
      case .json: report.json + "\n"
      case .csv: report.csv
      case .html: StatisticsPage(report: report, title: "All games", strings: strings).text
      }
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pages/stats.\(format.rawValue)")
    if Checkout.isRecording { try Data(text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test("what a spreadsheet would take for a formula is text")
  func csv() {
    #expect(CSVText.field("=1+1") == "'=1+1")
    #expect(CSVText.field("a,\"b\"") == "\"a,\"\"b\"\"\"")
    #expect(CSVText.field("-5.00") == "-5.00")
  }

  @Test("a page has no sign of its language but its own")
  func html() {
    #expect(HTMLText.escaped("<b>&\"") == "&lt;b&gt;&amp;&quot;")
  }

  @Test("what is wrong in the record is found and named")
  func audit() throws {
    let (_, store) = try Self.played()
    let changes: [(String, AuditFault)] = [
      (
        "UPDATE accounts SET balance = balance + 1",
        .balance(profile: "default", stack: "", kept: Chips("10230.01") ?? 0, sum: 10_230)
      ),
      (
        "UPDATE rounds SET net = net + 1 WHERE number = 3",
        .net(game: "blackjack", round: 3, kept: Chips("-49.99") ?? 0, sum: -50)
      ),
      ("UPDATE statistics SET won = won + 1", .statistics(game: "blackjack")),
      ("UPDATE outcomes SET count = count + 1 WHERE outcome = 'push'", .statistics(game: "blackjack")),
    ]
    for (change, fault) in changes {
      try store.database.script("SAVEPOINT change; \(change)")
      #expect(try Audit(store).faults() == [fault], "\(change)")
      try store.database.script("ROLLBACK TO change; RELEASE change")
    }
    #expect(try Audit(store).faults().isEmpty)
  }
}
