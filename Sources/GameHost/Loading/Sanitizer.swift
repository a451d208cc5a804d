import FoundationEssentials

/// Makes text from a module fit to be read: without anything that steers a terminal, turns or hides words, and
/// bounded in length.
enum Sanitizer {
  /// The most that a text holds, in Unicode scalars.
  static let greatestText = 2_000
  /// The most that a spoken label holds.
  static let greatestLabel = 500
  /// The most that a title holds.
  static let greatestTitle = 200
  /// The most that a word of the game's holds, such as an outcome or whose hand it is.
  static let greatestWord = 60
  /// The greatest number of rows of a grid.
  static let greatestGridRows = 20
  /// The most marks that stand on one letter.
  private static let greatestMarks = 4

  /// The text without control, bidirectional and zero-width characters and without unassigned and private ones.
  /// Line ends and tabs become spaces; what is longer than the limit ends in an ellipsis.
  static func text(_ text: String, limit: Int = greatestText) -> String {
    if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    var kept = String.UnicodeScalarView()
    var count = 0, marks = 0
    for scalar in text.unicodeScalars {
      guard let scalar = readable(scalar) else { continue }
      marks = isMark(scalar) ? marks + 1 : 0
      if marks > greatestMarks { continue }
      if count == limit {
        kept.removeLast()
        kept.append("…")
        break
      }
      kept.append(scalar)
      count += 1
    }
    return String(kept)
  }

  /// The start of a line that is no message, for a person to see what it was.
  static func excerpt(_ line: Data) -> String {
    text(String(decoding: line.prefix(400), as: UTF8.self), limit: 120)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value > 0x02FF else { return false }
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }

  private static func readable(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x20...0x7E: return scalar
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: return " "
    case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0: return nil  // letters that nobody sees
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: return nil
    default: return scalar
    }
  }
}
