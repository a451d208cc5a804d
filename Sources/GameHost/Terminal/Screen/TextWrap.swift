/// Breaks texts into lines: between words, and in scripts without spaces between characters.
enum TextWrap {
  /// A part of a text that is not broken, and whether a space parts it from the one before.
  private struct Piece {
    var text: String
    var columns: Int
    var isAfterSpace: Bool
  }

  /// What may not begin a line, and what may not end one.
  private static let closing: Set<Character> = Set("、。，．：；！？）」』】・ー…々ぁぃぅぇぉっゃゅょァィゥェォッャュョ%％,.:;!?)")
  private static let opening: Set<Character> = Set("（「『【(")

  /// The lines of a text that are at most some columns wide; a word that is longer is cut.
  /// - Parameter cutsWords: whether it is; where not, it sticks out whole, as a path must.
  static func lines(_ text: String, width: Int, cutsWords: Bool = true) -> [String] {
    guard width > 0 else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [String] in
      var lines: [String] = [], line = "", used = 0
      for piece in pieces(paragraph) {
        let space = piece.isAfterSpace && !line.isEmpty ? 1 : 0
        if !line.isEmpty, used + space + piece.columns > width {
          lines.append(line)
          (line, used) = ("", 0)
        }
        let isFirst = line.isEmpty
        line +=
          (isFirst || space == 0 ? "" : " ") + (isFirst && cutsWords ? piece.text.truncated(to: width) : piece.text)
        used += (isFirst ? 0 : space) + piece.columns
      }
      return lines + (line.isEmpty && !lines.isEmpty ? [] : [line])
    }
  }

  private static func pieces(_ paragraph: Substring) -> [Piece] {
    paragraph.split(separator: " ").flatMap { word -> [Piece] in
      var pieces: [Piece] = [], last: Character?
      for character in word {
        let columns = character.columns
        if let before = last, !breaks(before, character) {
          pieces[pieces.count - 1].text.append(character)
          pieces[pieces.count - 1].columns += columns
        } else {
          pieces.append(Piece(text: String(character), columns: columns, isAfterSpace: last == nil))
        }
        last = character
      }
      return pieces
    }
  }

  /// Whether a line may end between two characters of a word: beside a wide one, save before and after punctuation.
  private static func breaks(_ before: Character, _ after: Character) -> Bool {
    (before.columns == 2 || after.columns == 2) && !closing.contains(after) && !opening.contains(before)
  }
}
