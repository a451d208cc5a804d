import CasinoKit

/// Small letters for the corners of cards and the middle of chips, five pixels high.
enum PixelLetters {
  /// The index of a rank.
  static func rank(_ rank: Rank) -> [String] {
    switch rank {
    case .ace: [".##.", "#..#", "####", "#..#", "#..#"]
    case .jack: ["..##", "...#", "...#", "#..#", ".##."]
    case .queen: [".##.", "#..#", "#..#", "#.#.", ".#.#"]
    case .king: ["#..#", "#.#.", "##..", "#.#.", "#..#"]
    case .ten: ["#.###", "#.#.#", "#.#.#", "#.#.#", "#.###"]
    default: digit(Character(rank.index))
    }
  }

  /// A digit, or the letter of a thousand.
  static func digit(_ digit: Character) -> [String] { digits[digit] ?? [] }

  /// A suit, five pixels wide.
  static func suit(_ suit: Suit) -> [String] {
    switch suit {
    case .spades: ["..#..", ".###.", "#####", "#.#.#", ".###."]
    case .hearts: [".#.#.", "#####", "#####", ".###.", "..#.."]
    case .diamonds: ["..#..", ".###.", "#####", ".###.", "..#.."]
    case .clubs: [".###.", ".###.", "#####", "##.##", "..#.."]
    }
  }

  private static let digits: [Character: [String]] = [
    "0": ["###", "#.#", "#.#", "#.#", "###"], "1": [".#.", "##.", ".#.", ".#.", "###"],
    "2": ["###", "..#", "###", "#..", "###"], "3": ["###", "..#", ".##", "..#", "###"],
    "4": ["#.#", "#.#", "###", "..#", "..#"], "5": ["###", "#..", "###", "..#", "###"],
    "6": ["###", "#..", "###", "#.#", "###"], "7": ["###", "..#", ".#.", ".#.", ".#."],
    "8": ["###", "#.#", "###", "#.#", "###"], "9": ["###", "#.#", "###", "..#", "###"],
    "K": ["#.#", "#.#", "##.", "#.#", "#.#"],
  ]
}
