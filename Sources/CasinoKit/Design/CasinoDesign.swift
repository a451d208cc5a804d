/// The tokens of the look: what views and renderers use instead of numbers and colours of their own.
public enum CasinoDesign {
  /// Cells between parts.
  public enum Spacing {
    /// Within a group.
    public static let small = 1
    /// Between groups.
    public static let medium = 2
    /// Between the zones of a table.
    public static let large = 3
  }

  /// How round the corners of a part are, in halves of a cell.
  public enum CornerRadius {
    /// Square, as of a sheet of paper.
    public static let none = 0
    /// Just not sharp, as of a button.
    public static let small = 1
    /// Round, as of a zone on the felt.
    public static let medium = 2
  }

  /// How parts come.
  public enum Animation {
    /// What points at something that lies there for long.
    public static let gentle = ContextualTooltip.Animation.fade
    /// What belongs to the decision at hand.
    public static let usual = ContextualTooltip.Animation.slide
    /// What wants to be seen first.
    public static let lively = ContextualTooltip.Animation.bounce
  }

  /// Who gives way last where room is short.
  public enum Priority {
    /// Ornaments.
    public static let ornament = -1
    /// Help and talk.
    public static let talk = 1
    /// Chips and zones.
    public static let chips = 2
    /// Hands, totals and stakes.
    public static let hands = 3
    /// What can be done.
    public static let actions = 4
  }

  /// Colours by what they are for; renderers know the values.
  public enum Palette {
    /// The felts of the house.
    public enum Felt: String, Codable, CaseIterable, Hashable, Sendable { case green, blue, red }
  }

  /// When a win is big enough for confetti: this many times the stake.
  public static let bigWin = 10
}
