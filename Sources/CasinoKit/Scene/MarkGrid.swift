/// Marks in rows and columns, such as a road of baccarat, as one compact value of a scene.
///
/// Colour never tells alone: each style has a shape, or a letter, for each colour.
public struct MarkGrid: Codable, Hashable, Sendable {
  /// How the marks look.
  public enum Style: String, Codable, CaseIterable, Hashable, Sendable {
    /// Letters on grounds of their colours.
    case beads
    /// Open and filled circles, with strokes beside them.
    case rings
    /// Large and small open circles.
    case circles
    /// Large and small filled circles.
    case discs
    /// Rising and falling strokes.
    case strokes
  }

  /// The colours of marks.
  public enum Color: String, Codable, CaseIterable, Hashable, Sendable {
    case blue = "b"
    case red = "r"
    case green = "g"
  }

  /// A mark at its place.
  public struct Mark: Hashable, Sendable {
    /// Its colour; nil where only strokes lie there.
    public var color: Color?
    /// How many strokes lie on it, 0 to 9.
    public var strokes: Int

    /// Makes a mark.
    public init(_ color: Color?, strokes: Int = 0) {
      self.color = color
      self.strokes = min(max(strokes, 0), 9)
    }
  }

  /// Something that stands beside the title: a name in its colour, then a figure or a mark.
  public struct Note: Codable, Hashable, Sendable {
    /// The name.
    public var name: String
    /// The colour of the name.
    public var color: Color?
    /// The figure after it.
    public var figure: String?
    /// The colour of the mark after it.
    public var mark: Color?

    /// Makes a note.
    public init(_ name: String, color: Color? = nil, figure: String? = nil, mark: Color? = nil) {
      self.name = name
      self.color = color
      self.figure = figure
      self.mark = mark
    }
  }

  /// How the marks look.
  public var style: Style
  /// The number of rows.
  public var rows: Int
  /// The marks by columns, which `|` parts: `b`, `r`, `g` or `-` (no colour), a digit for strokes, `.` for an empty place.
  public var marks: String
  /// The letters of blue, red and green beads.
  public var letters: String?
  /// What stands beside the title.
  public var notes: [Note]?

  /// Makes a grid.
  /// - Parameters:
  ///   - style: what a mark looks like.
  ///   - rows: how many rows it has.
  ///   - columns: the marks by column, from the top; nil is an empty place.
  ///   - letters: the letters of blue, red and green beads.
  ///   - notes: what stands beside the title.
  public init(
    _ style: Style, rows: Int, columns: [[Mark?]], letters: String? = nil, notes: [Note]? = nil
  ) {
    self.style = style
    self.rows = rows
    self.letters = letters
    self.notes = notes
    marks = columns.map { $0.map(Self.text).joined() }.joined(separator: "|")
  }

  /// The marks by column, from the top, each column with all its rows.
  public var columns: [[Mark?]] {
    if marks.isEmpty { return [] }
    return marks.split(separator: "|", omittingEmptySubsequences: false).map { column in
      var found: [Mark?] = []
      for character in column {
        if let strokes = character.wholeNumberValue, let last = found.indices.last {
          found[last]?.strokes = strokes
        } else {
          found.append(character == "." ? nil : Mark(Color(rawValue: String(character))))
        }
      }
      return (0..<max(rows, 0)).map { found.indices.contains($0) ? found[$0] : nil }
    }
  }

  /// The letter of a bead.
  public func letter(_ color: Color) -> String {
    let place = Color.allCases.firstIndex(of: color) ?? 0
    return letters.flatMap { $0.dropFirst(place).first.map(String.init) } ?? color.rawValue.uppercased()
  }

  private static func text(_ mark: Mark?) -> String {
    guard let mark else { return "." }
    return (mark.color?.rawValue ?? "-") + (mark.strokes > 0 ? String(mark.strokes) : "")
  }
}
