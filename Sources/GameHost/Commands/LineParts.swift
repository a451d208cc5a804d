/// A text taken apart where a line may end: at spaces, and beside wide signs as in Japanese, whose words have no
/// spaces between them.
struct LineParts {
  /// A part that stays together.
  struct Part: Equatable {
    var text: String
    /// Whether a space stands before it where it does not begin a line.
    var followsSpace: Bool
  }

  /// Signs that no line may begin with.
  private static let closing = Set<Character>("、。，．・：；？！」』）］｝〉》】〕…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]}%")
  /// Signs that no line may end with.
  private static let opening = Set<Character>("「『（［｛〈《【〔([{<'\"")

  private(set) var parts: [Part] = []

  /// Takes a text apart.
  init(_ text: String) {
    for word in text.split(separator: " ") { add(word) }
  }

  private mutating func add(_ word: Substring) {
    var part = "", isFirst = true
    for sign in word {
      if let last = part.last, Self.mayBreak(last, sign) {
        parts.append(Part(text: part, followsSpace: isFirst))
        (part, isFirst) = ("", false)
      }
      part.append(sign)
    }
    parts.append(Part(text: part, followsSpace: isFirst))
  }

  private static func mayBreak(_ left: Character, _ right: Character) -> Bool {
    guard left.columns == 2 || right.columns == 2 else { return false }
    return !closing.contains(right) && !opening.contains(left)
  }
}
