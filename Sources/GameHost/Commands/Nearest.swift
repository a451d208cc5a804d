/// Finds what a mistyped word may have meant.
enum Nearest {
  /// The word that is the fewest slips away, of several the first; nil where none is near.
  /// Case and leading hyphens do not count, and the start of a word, three letters or more, is near to it.
  static func word(to typed: String, among words: some Sequence<String>) -> String? {
    let typed = letters(typed)
    guard !typed.isEmpty, typed.count <= 40 else { return nil }
    var best: (word: String, slips: Int)?
    for word in words {
      let known = letters(word)
      let isStart = typed.count >= 3 && known.starts(with: typed)
      let slips = isStart ? 0 : slips(typed, known)
      guard slips <= max(1, min(typed.count, known.count) / 3), slips < best?.slips ?? .max else { continue }
      best = (word, slips)
    }
    return best?.word
  }

  /// The least number of letters to insert, drop, replace or swap with the next that makes one word the other.
  static func slips(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var least = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }

  private static func letters(_ word: String) -> [Character] {
    Array(word.lowercased().drop { $0 == "-" })
  }
}
