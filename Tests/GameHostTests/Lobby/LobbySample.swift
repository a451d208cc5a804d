import CasinoKit
import Foundation
import Glibc

@testable import GameHost

/// A lobby with some tables and a week of play, and how it is shown.
enum LobbySample {
  static let strings = Strings.host("en")

  /// The clock of somebody in London, on 7 October 2026.
  static let clock = LobbyClock(strings: strings, now: 1_791_384_000) { seconds in
    var time = time_t(seconds), parts = tm()
    gmtime_r(&time, &parts)
    return parts
  }

  static func manifest(
    _ id: String, _ name: String, _ summary: String, felt: String = "green", cards: [Card] = [], chip: Chips = 25
  ) -> Manifest {
    let parts =
      cards.enumerated().map { SceneNode(.card, id: "icon.\($0)", card: $1) }
      + [SceneNode(.chip, id: "icon.chip", text: chip.description, amount: chip)]
    return Manifest(
      info: GameInfo(id: id, name: name, version: "1.0.0"), executable: name, summary: summary, bets: [], moves: [],
      outcomes: [], shoe: ShoePlan(decks: 6, cut: 234),
      icon: cards.isEmpty ? nil : SceneNode(.icon, id: "icon", detail: felt, children: parts))
  }

  static let games = [
    manifest(
      "blackjack", "Blackjack", "Closest to 21", cards: [Card(.ace, of: .spades), Card(.jack, of: .diamonds)]),
    manifest(
      "baccarat", "Baccarat", "Player, Banker or Tie", felt: "blue",
      cards: [Card(.four, of: .hearts), Card(.five, of: .clubs)], chip: 100),
    manifest(
      "poker", "Poker", "Jacks or Better", felt: "red",
      cards: [Card(.king, of: .spades), Card(.queen, of: .spades), Card(.ten, of: .hearts)], chip: 5),
  ]

  /// Three tables, as in the evening of the fourth day.
  static let lobby: Lobby = {
    var lobby = Lobby(balance: 12_715, games: games, openGames: ["poker"])
    lobby.rounds = [
      ("14:02", "blackjack", "blackjack", 75), ("14:01", "blackjack", "dealerWins", -50),
      ("13:58", "blackjack", "push", 0), ("13:57", "baccarat", "win", 95), ("13:55", "baccarat", "push", 0),
      ("13:54", "poker", "twoPairs", 40), ("13:51", "poker", "aceHigh", -5),
    ].enumerated().map { place, row in
      HistoryRow(
        round: 20 - place, time: "2026-10-07T\(row.0):00Z", game: row.1, staked: 50, outcomes: [row.2],
        net: Chips(row.3), balance: 12_715, isPractice: place == 5)
    }
    let curve = [0, 300, 250, 120, -80, -200, -310, -120, 40, -60, -280, 100, 900, 1_400, 1_800, 2_715]
    lobby.report.curve = curve.enumerated().map { place, net in
      .init(time: Date(timeIntervalSince1970: 1_791_039_600 + Double(place) * 20_000), net: Chips(net))
    }
    func sums(_ rounds: Int, _ net: Int) -> GameSums {
      var sums = GameSums()
      (sums.rounds, sums.staked, sums.returned) = (rounds, Chips(rounds * 10), Chips(rounds * 10 + net))
      return sums
    }
    lobby.report.sums = sums(1_514, 2_715)
    lobby.report.games = [
      .init(game: "baccarat", sums: sums(212, 895)), .init(game: "blackjack", sums: sums(1_284, 1_820)),
    ]
    lobby.limits = ["blackjack": .low]
    return lobby
  }()

  static let words = strings

  static func content(_ lobby: Lobby = lobby) -> LobbyContent {
    LobbyContent(lobby, strings, words: { _ in words }, clock: clock)
  }

  /// Many tables.
  static let crowd: Lobby = {
    var lobby = Lobby(balance: 10_000, games: games)
    lobby.games += (4...50).map { manifest("game-\($0)", "Game \($0)", "The game of the number \($0)") }
    return lobby
  }()

  static func draw(_ content: LobbyContent, _ state: LobbyState, in window: Window, sheet: Scene? = nil) -> CellBuffer {
    var options = RenderOptions()
    if window.look == "ascii" { options.glyphs = .ascii }
    options.notice = state.notice
    return LobbyRenderer(
      content: content, state: state, strings: strings, theme: window.theme, size: (window.columns, window.rows),
      options: options
    ).render(sheet).buffer
  }
}
