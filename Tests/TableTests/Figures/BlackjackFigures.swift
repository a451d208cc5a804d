import Foundation
import TestSupport

/// The figures of blackjack that `Tests/Reference` has, with the options that ask for them.
enum BlackjackFigures {
  /// A set of rules and its exact edge.
  struct Rules: Decodable {
    let id: Int
    let edge: Double
    private let decks: Int
    private let soft17: String
    private let das: Bool
    private let double: String
    private let surrender: String
    private let resplitAces: Bool
    private let hands: Int
    private let hitSplitAces: Bool
    private let hole: String
    private let pays: Double

    private enum CodingKeys: String, CodingKey {
      case id, decks, soft17, das, double, surrender, hole
      case resplitAces = "resplit_aces"
      case hands = "max_split_hands"
      case hitSplitAces = "hit_split_aces"
      case pays = "bj_pays"
      case edge = "house_edge_best_total_dependent"
    }

    var options: String {
      let values = [
        "decks": "\(decks)", "soft17": soft17 == "H17" ? "hit" : "stand", "das": das ? "on" : "off",
        "double": ["hard 9-11": "9-11", "hard 10-11": "10-11"][double] ?? "any", "surrender": surrender,
        "resplitAces": resplitAces ? "on" : "off", "hands": "\(hands)", "hitSplitAces": hitSplitAces ? "on" : "off",
        "hole": hole == "peek" ? "peek" : "none", "pays": [1.5: "3:2", 1.2: "6:5"][pays] ?? "1:1",
      ]
      return values.sorted { $0.key < $1.key }.map { "--set \($0.key)=\($0.value)" }.joined(separator: " ")
    }
  }

  static func all() throws -> [Rules] { try ReferenceFile.read("blackjack_house_edge") }

  /// What rounds to a cut card come to, simulated by another program.
  static func cutCards() throws -> [(rules: Rules, options: String, edge: Double, error: Double)] {
    struct File: Decodable { let lines: [String] }
    let all = try all(), lines = try ReferenceFile.read("cut_card_effect", as: File.self).lines
    return lines.compactMap { line in
      // `bjmc out/22.json cut=234 … edge=0.64381% se=0.00367% …`
      func number(after text: String) -> Double? {
        line.range(of: text).flatMap { Double(line[$0.upperBound...].prefix { $0.isNumber || $0 == "." }) }
      }
      guard let id = number(after: "out/").map({ Int($0) }), let rules = all.first(where: { $0.id == id }),
        let cut = number(after: "cut="), let edge = number(after: " edge="), let error = number(after: " se=")
      else { return nil }
      return (rules, cut == 26 ? "--penetration 50" : "--penetration 75", edge / 100, error / 100)
    }
  }

  /// Side bets from full shoes.
  static func sideBets() throws -> [(decks: Int, pairs: Double, poker: Double)] {
    struct Bets: Decodable {
      let pairs: Double
      let poker: Double
      private enum CodingKeys: String, CodingKey {
        case pairs = "perfect_pairs_25-12-6"
        case poker = "21+3_flat_9"
      }
    }
    struct File: Decodable { let by_decks: [String: Bets] }
    let file = try ReferenceFile.read("blackjack_side_bets_and_insurance", as: File.self)
    return [1, 2, 4, 6, 8].compactMap { decks in
      file.by_decks["\(decks)"].map { (decks, $0.pairs, $0.poker) }
    }
  }
}

/// A file of `Tests/Reference`, which names its source.
enum ReferenceFile {
  static func read<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: Checkout.url("Tests/Reference/\(name).json")))
  }
}
