import Foundation
import TestSupport
import Testing

/// A session in plain text: what is typed, and in `Transcripts/<name>.txt` what is told.
struct Session: CustomTestStringConvertible {
  var name: String
  var game = "blackjack"
  var cards: String
  var settings: [String] = []
  var suits = "words"
  var options: [String] = []
  var lines: [String]

  var testDescription: String { name }

  static let all = [
    Session(name: "stand-and-win", cards: "TS 9D 9H 8C", lines: ["bet 100", "deal", "stand", "status"]),
    Session(name: "natural", cards: "AS 9D KH 8C", lines: ["bet 5", "deal", "bets"]),
    Session(name: "bust", cards: "TS 6D 6H TC KD", lines: ["bet 10", "deal", "hit", "again"]),
    Session(name: "double", cards: "6S 6D 5H TC TD 5C", lines: ["bet 10", "deal", "double"]),
    Session(
      name: "four-hands", cards: "8S 6D 8H TC 8D 3C TS 8C 2H 9H TD KD 5H",
      lines: [
        "bet 10", "deal", "split", "split", "hit", "stand", "stand", "split", "status", "stand", "stand", "stand",
      ]),
    Session(name: "split-aces", cards: "AS 9D AH 9C KD 9S", lines: ["bet 100", "deal", "split"]),
    Session(
      name: "insurance", cards: "TS AD TH KC",
      lines: ["bet 100", "deal", "double", "hit", "bet insurance 60", "insurance"]),
    Session(name: "insurance-part", cards: "TS AD TH KC", lines: ["bet 100", "deal", "bet insurance 20"]),
    Session(name: "no-insurance", cards: "8S AD 8H JC", lines: ["bet 100", "deal", "no insurance"]),
    Session(name: "even-money", cards: "AS AD KH KC", lines: ["bet 100", "deal", "even money"]),
    Session(
      name: "surrender", cards: "TS 9D 6H TC", settings: ["surrender=late"], lines: ["bet 15", "deal", "surrender"]),
    Session(
      name: "no-hole-card", cards: "7S KD 7H 7D AC", settings: ["hole=none"], lines: ["bet 100", "deal", "hit"]),
    Session(
      name: "side-bets", cards: "8S 8D 8H TC 5S 4D",
      lines: ["bet 10", "bet 21+3 5", "bet perfectpairs 5", "bets", "deal", "stand"]),
    Session(name: "symbols", cards: "TS 9D 9H 8C", suits: "symbols", lines: ["bet 100", "deal", "stand"]),
    Session(
      name: "refusals", cards: "TS 9D 9H 8C",
      lines: [
        "hit", "deal", "bet", "bet x", "bet 0", "bet -5", "bet nothing 5", "bet insurance 5", "bet 21+3 5", "deal",
        "99",
        "set", "set decks=7", "set deck=6", "set hole=none", "set surrender=late", "stnad", "rebet", "again",
      ]),
    Session(
      name: "chips", cards: "TS 9D 9H 8C",
      lines: ["bet 100", "double bets", "half bets", "clear", "all in", "deal", "stand", "rebet", "bets"]),
    Session(name: "sheets", cards: "TS 9D 9H 8C", lines: ["rules", "settings", "statistics", "help", "repeat"]),
    Session(
      name: "settings-in-a-hand", cards: "TS 9D 5H 8C 2S",
      lines: ["bet 10", "deal", "set soft17=hit", "set decks=2", "settings", "stand", "rules"]),
    Session(
      name: "out-of-chips", cards: "TS 9D 6H TC", settings: ["decks=1"], options: ["--stack", "1"],
      lines: ["all in", "deal", "stand", "status", "balance", "bets", "odds", "rebet", "new stack", "status"]),
    Session(
      name: "out-of-chips-leave", cards: "TS 9D 6H TC", options: ["--stack", "1"],
      lines: ["all in", "deal", "stand", "2", "status"]),
    Session(
      name: "questions", cards: "TS AD TH 5C 5S 9H", settings: ["decks=1"],
      lines: [
        "odds", "bet 1,000", "repeat", "deal", "status", "odds", "no insurance", "odds", "bets", "repeat", "stats",
      ]),
    Session(
      name: "host-settings", cards: "TS 9D 9H 8C",
      lines: [
        "set speed=fast", "set language=de", "set language=en", "set startingBalance=5000", "set interface=text",
        "set speed=x",
      ]),
  ]
}

@Suite struct TranscriptTests {
  @Test(arguments: Session.all + Session.baccarat)
  func aSessionIsToldAsRecorded(_ session: Session) throws {
    let casino = try CasinoProgram()
    let words =
      [
        "play", session.game, "--ui", "text", "--seed", "1", "--cards", session.cards, "--suits", session.suits,
      ] + session.options
    let run = try casino.run(
      words + session.settings.flatMap { ["--set", $0] }, input: (session.lines + ["quit"]).map { $0 + "\n" }.joined())
    #expect(run.status == 0, "\(run.errors)")
    let told = run.output.replacing(/is [0-9a-f]{64}/, with: "is (64 digits)")
    #expect(!told.contains { $0.unicodeScalars.contains { $0.value < 32 && $0 != "\n" } }, "control characters")
    let file = Checkout.url("Tests/TableTests/Transcripts/\(session.name).txt")
    if Checkout.isRecording { return try Data(told.utf8).write(to: file) }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(told == recorded, "if the change is wanted, run `make record` and read the difference")
  }
}
