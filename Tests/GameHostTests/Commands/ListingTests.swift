import CasinoKit
import Testing

@testable import GameHost

@Suite struct ListingTests {
  private let strings = Strings.host("en")

  private let blackjack = Manifest(
    info: GameInfo(id: "blackjack", name: "Blackjack", version: "1.0.0"), executable: "Blackjack",
    summary: "Come closer to 21 than the dealer without going over it.",
    bets: [
      .init(id: "main", kind: .main, greatestPayout: Ratio(3, 2), edge: 0.0043),
      .init(id: "perfectPairs", kind: .side, greatestPayout: Ratio(30)),
      .init(id: "insurance", kind: .inPlay, greatestPayout: Ratio(2), edge: 0.0747),
    ],
    moves: ["hit", "stand", "double", "split", "surrender", "insurance", "noInsurance", "evenMoney"],
    outcomes: ["playerWins", "dealerWins", "push"],
    settings: [
      SettingOption("decks", ["1", "2", "4", "6", "8"], initial: "6"),
      SettingOption("pays", ["3:2", "6:5", "1:1"]),
      SettingOption("21+3", ["off", "9-9-9-9-9", "100-40-30-10-5", "30-20-10-5-and-so-on-for-a-long-while"]),
    ],
    shoe: ShoePlan(decks: 6, penetrationPercent: 75), capabilities: [])

  private let war = {
    var war = Manifest(
      info: GameInfo(id: "casino-war", name: "Casino War", version: "0.3.12"), executable: "CasinoWar",
      summary: "One card each, the higher one wins; and where both are alike you surrender half or go to war.",
      bets: [], moves: ["war", "surrender"], outcomes: ["win", "lose"], settings: [],
      shoe: ShoePlan(decks: 1, cut: 26), capabilities: [])
    war.protocol = [1, 2]
    return war
  }()

  private let rounds = [
    HistoryRow(
      round: 1204, time: "2026-01-31T20:15:00Z", game: "blackjack", staked: 100, outcomes: ["playerWins"], net: 100,
      balance: 10_100, isPractice: true),
    HistoryRow(
      round: 1203, time: "2026-01-31T20:14:07Z", game: "blackjack", staked: 250,
      outcomes: ["playerWins", "bust", "push"], net: Chips(hundredths: -750), balance: Chips(hundredths: 1_234_567_50),
      isPractice: false),
    HistoryRow(
      round: 9, time: "2025-12-01T00:00:00Z", game: "casino-war", staked: 0, outcomes: [], net: 0, balance: 10_000,
      isPractice: false),
  ]

  @Test func list() throws { try expectScreen(ListText.page([blackjack, war], strings), "list") }
  @Test func listOfNone() { #expect(ListText.page([], strings) == "There is no game on this machine.\n") }
  @Test func info() throws { try expectScreen(InfoText(blackjack, strings).page, "info-blackjack") }
  @Test func infoOfASmallGame() throws { try expectScreen(InfoText(war, strings).page, "info-casino-war") }
  @Test func history() throws { try expectScreen(HistoryText.page(rounds, strings), "history") }
  @Test func historyOfNone() { #expect(HistoryText.page([], strings) == "No rounds yet.\n") }

  @Test func lobby() throws {
    let lobby = Lobby(
      balance: Chips(hundredths: 10_007_50), games: [blackjack, war], openGames: ["blackjack"],
      rounds: rounds + rounds + rounds)
    try expectScreen(LobbyText.page(lobby, strings), "lobby")
  }

  @Test func lobbyOfAFirstStart() throws {
    try expectScreen(LobbyText.page(Lobby(balance: 10_000, games: [blackjack]), strings), "lobby-first")
  }

  @Test func pagesAreOfPlainTextAndNotTooWide() {
    let pages = [
      ListText.page([blackjack, war], strings), InfoText(blackjack, strings).page, InfoText(war, strings).page,
    ]
    for line in pages.flatMap({ $0.split(separator: "\n") }) {
      #expect(line.count <= TextColumns.pageWidth && !line.hasSuffix(" ") && !line.contains("\u{1B}"), "\(line)")
    }
  }

  @Test(arguments: [
    (0, "0", "0"), (750, "7.50", "+7.50"), (-5, "-0.05", "-0.05"), (99_900, "999", "+999"),
    (100_000, "1,000", "+1,000"), (-123_456_789_01, "-123,456,789.01", "-123,456,789.01"),
    (Chips.greatest.hundredths, "10,000,000,000", "+10,000,000,000"),
  ])
  func amountsAreReadable(hundredths: Int, amount: String, change: String) {
    #expect(strings.amount(Chips(hundredths: hundredths)) == amount)
    #expect(strings.change(Chips(hundredths: hundredths)) == change)
  }
}
