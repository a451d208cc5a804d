import CasinoKit
import Foundation
import TestSupport
import Testing

/// A row of the glossary: a word of the table in the languages of the house.
struct GlossaryRow: CustomTestStringConvertible {
  let english: String
  let words: [String: String]

  var testDescription: String { english }

  static let all: [GlossaryRow] = {
    let text = (try? String(contentsOf: Checkout.url("Tests/Reference/glossary.md"), encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
    return rows.map { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return GlossaryRow(english: cells[0], words: ["es": cells[1], "fr": cells[2], "de": cells[3], "ja": cells[4]])
    }
  }()
}

@Suite struct GlossaryTests {
  /// Labels that are a word of the glossary and nothing else: its row and where it stands.
  private static let labels: [(row: String, keys: [String])] = [
    ("dealer", ["hand.dealer"]), ("hit", ["move.hit"]), ("stand", ["move.stand"]), ("double down", ["move.double"]),
    ("split", ["move.split", "setting.split"]), ("surrender", ["move.surrender"]),
    ("insurance", ["move.insurance", "bet.insurance"]), ("even money", ["move.evenMoney"]),
    ("push", ["banner.push"]), ("clear bets", ["action.clear"]), ("rebet", ["action.rebet"]),
    ("deal", ["action.deal"]), ("hole card", ["setting.hole"]), ("house edge", ["rules.edge"]),
    ("table limits", ["setting.limits", "section.limits"]), ("settings", ["action.settings"]),
    ("statistics", ["action.statistics"]), ("rules", ["action.rules"]), ("balance", ["drawn.balance"]),
    ("commission", ["setting.commission"]), ("spades", ["suit.spades"]), ("hearts", ["suit.hearts"]),
    ("diamonds", ["suit.diamonds"]), ("clubs", ["suit.clubs"]),
    ("banker (baccarat)", ["bet.banker", "hand.banker", "zone.banker"]),
    ("player (baccarat)", ["bet.player", "zone.player"]), ("tie (baccarat)", ["bet.tie"]), ("hint", ["setting.hints"]),
  ]

  /// The beginnings by which a word is known in sentences, where it is bent or the glossary has a longer form.
  private static let stems: [String: [String: [String]]] = [
    "dealer": ["es": ["crupier"], "fr": ["croupier"], "de": ["croupier"], "ja": ["ディーラー"]],
    "shoe": ["es": ["sabot"], "fr": ["sabot"], "de": ["schlitten"], "ja": ["シュー"]],
    "cut card": ["es": ["carta de corte"], "fr": ["carte de coupe"], "de": ["schnittkarte"], "ja": ["カットカード"]],
    "hole card": ["es": ["tapada"], "fr": ["cachée"], "de": ["verdeckt"], "ja": ["ホールカード"]],
    "insurance": ["es": ["seguro"], "fr": ["assurance"], "de": ["versicher"], "ja": ["インシュランス"]],
    "commission": ["es": ["comisión"], "fr": ["commission"], "de": ["kommission"], "ja": ["コミッション"]],
    "house edge": ["es": ["ventaja"], "fr": ["avantage"], "de": ["hausvorteil"], "ja": ["ハウスエッジ"]],
    "statistics": ["es": ["estadística"], "fr": ["statistique"], "de": ["statistik"], "ja": ["統計"]],
    "side bets": ["es": ["lateral"], "fr": ["annexe"], "de": ["nebenwette"], "ja": ["サイドベット"]],
    "balance": ["es": ["saldo"], "fr": ["solde"], "de": ["guthaben"], "ja": ["残高"]],
    "surrender": [
      "es": ["rend", "rind"], "fr": ["abandon"], "de": ["aufge", "aufgabe", "gibt auf", "geben"], "ja": ["サレンダー"],
    ],
    "stake": [
      "es": ["apuesta", "apost", "juego"], "fr": ["mise", "misé", "jeu", "misant"],
      "de": ["einsatz", "einsätz", "gesetzt"], "ja": ["ベット", "賭け"],
    ],
    "soft": ["es": ["bland"], "fr": ["soupl"], "de": ["soft"], "ja": ["ソフト"]],
    "even money": ["es": ["a la par"], "fr": ["pari égal"], "de": ["even money"], "ja": ["イーブンマネー"]],
    "out of chips": ["es": ["ficha"], "fr": ["jeton"], "de": ["jeton"], "ja": ["チップ"]],
  ]

  /// Texts in which the English word is a command that is typed, or stands beside a label that has it already.
  private static let excused: Set = ["text.help", "lobby.text.help", "text.incompleteBet", "setting.hole.none"]

  @Test func theGlossaryIsWhole() {
    #expect(GlossaryRow.all.count == 50)
    #expect(GlossaryRow.all.allSatisfy { $0.words.values.allSatisfy { !$0.isEmpty } })
  }

  @Test("a label is the glossary's word", arguments: ["es", "fr", "de", "ja"])
  func labels(_ language: String) throws {
    for (name, keys) in Self.labels {
      let row = try #require(GlossaryRow.all.first { $0.english == name }, "no row \(name)")
      let word = try #require(row.words[language]?.lowercased())
      for key in keys {
        let texts = TranslatedCatalogue.all.compactMap { $0.texts[key]?[language]?["other"] }
        #expect(!texts.isEmpty, "no text \(key)")
        for text in texts { #expect(Self.fits(text.lowercased(), word), "\(key) in \(language): \(text), not \(word)") }
      }
    }
  }

  @Test("a sentence that speaks of a thing has the glossary's word for it", arguments: stems.keys.sorted())
  func sentences(_ english: String) throws {
    let stems = try #require(Self.stems[english])
    var seen = 0
    for catalogue in TranslatedCatalogue.all {
      for (key, texts) in catalogue.texts where !Self.excused.contains(key) {
        guard let source = texts["en"]?["other"], Self.speaks(source, of: english) else { continue }
        seen += 1
        for (language, words) in stems {
          let text = (texts[language]?.values.joined(separator: " ") ?? "").lowercased()
          #expect(words.contains { text.contains($0) }, "\(key) in \(language): \(text)")
        }
      }
    }
    #expect(seen > 0, "no text speaks of \(english)")
  }

  /// Whether a label is a word, in the singular or plural.
  private static func fits(_ label: String, _ word: String) -> Bool {
    label == word || label.hasPrefix(word) && label.count - word.count <= 2
  }

  /// Whether a text has a word as a word of its own. What is typed is none.
  private static func speaks(_ text: String, of word: String) -> Bool {
    let plain = text.lowercased().replacing(/[a-z0-9]+=[a-z0-9]+|--[a-z-]+/, with: "")
    return plain.ranges(of: word).contains { range in
      let before = range.lowerBound == plain.startIndex ? " " : plain[plain.index(before: range.lowerBound)]
      let after = range.upperBound == plain.endIndex ? " " : plain[range.upperBound]
      return !before.isLetter && !after.isLetter
    }
  }
}
