import Foundation

/// The figures of baccarat that `Tests/Reference` has, with the options that ask for them.
enum BaccaratFigures {
  /// A shoe and a way to take the commission.
  struct Shoe {
    var options: String
    /// By bet.
    var edges: [String: Double]
  }

  static func all() throws -> [Shoe] {
    let file = try ReferenceFile.read("baccarat", as: File.self)
    return file.eight.shoes("8") + file.six.shoes("6") + file.one.shoes("1")
  }

  private struct File: Decodable {
    enum CodingKeys: String, CodingKey {
      case one = "1_decks"
      case six = "6_decks"
      case eight = "8_decks"
    }
    let one: Entry
    let six: Entry
    let eight: Entry
  }

  /// What the file says of a number of decks; not all figures are there for each.
  private struct Entry: Decodable {
    struct Bonus: Decodable { let edge: Double? }
    let edge_player: Double?
    let edge_banker_5pct: Double?
    let edge_banker_4pct: Double?
    let edge_banker_nocomm_6_half: Double?
    let edge_ez_banker: Double?
    let edge_tie_8to1: Double?
    let edge_tie_9to1: Double?
    let edge_pair_11to1: Double?
    let edge_super6_12to1: Double?
    let edge_dragon7_40to1: Double?
    let edge_panda8_25to1: Double?
    let dragon_bonus_player: Bonus?
    let dragon_bonus_banker: Bonus?

    func shoes(_ decks: String) -> [Shoe] {
      let usual = [
        "player": edge_player, "playerPair": edge_pair_11to1, "bankerPair": edge_pair_11to1,
        "dragonBonusPlayer": dragon_bonus_player?.edge, "dragonBonusBanker": dragon_bonus_banker?.edge,
        "tie": edge_tie_8to1,
      ]
      return [
        ("5%", ["banker": edge_banker_5pct]), ("4%", ["banker": edge_banker_4pct, "tie": edge_tie_9to1]),
        ("none", ["banker": edge_banker_nocomm_6_half, "super6": edge_super6_12to1]),
        ("ez", ["banker": edge_ez_banker, "dragon7": edge_dragon7_40to1, "panda8": edge_panda8_25to1]),
      ].map { commission, other in
        let tie = commission == "4%" ? 9 : 8
        return Shoe(
          options: "--set decks=\(decks) --set commission=\(commission) --set tie=\(tie)",
          edges: usual.merging(other) { $1 }.compactMapValues { $0 })
      }
    }
  }
}
