extension Session {
  static let baccarat = [
    Session(
      name: "baccarat-coup", game: "baccarat", cards: "AS TH 2D 3C 4H 5D",
      lines: ["bet banker 100", "bet tie 10", "deal", "status", "bets"]),
    Session(
      name: "baccarat-pairs", game: "baccarat", cards: "4S 6H 4D 2C",
      lines: ["bet 100", "bet playerPair 10", "bet dragonBonusPlayer 5", "deal", "again"]),
    Session(
      name: "baccarat-watch", game: "baccarat", cards: "TS KH 6D 7C",
      lines: ["deal", "watch", "watch", "watch", "roads"]),
    Session(
      name: "baccarat-ez", game: "baccarat", cards: "TS KH TD 3C 5H 4D", settings: ["commission=ez"],
      lines: ["bet banker 100", "bet dragon7 10", "bet super6 10", "deal", "rules"]),
    Session(
      name: "baccarat-no-commission", game: "baccarat", cards: "TS KH TD 6C 5H", settings: ["commission=none"],
      lines: ["bet banker 100", "bet super6 10", "deal", "bet super6 10", "set commission=4%", "bets", "rebet"]),
    Session(
      name: "baccarat-sheets", game: "baccarat", cards: "TS KH 6D 7C", lines: ["rules", "settings", "roads", "help"]),
  ]
}
