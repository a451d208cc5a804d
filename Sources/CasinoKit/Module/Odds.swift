/// Asks a game for exact odds, away from any table: answered by `OddsReport`.
public struct OddsQuery: Codable, Hashable, Sendable {
  /// The language of the names.
  public var language: String
  /// The settings that differ from the initial ones.
  public var settings: [String: String]
  /// The rules of the round that the question is about, as the module wrote them; nil where the settings hold.
  public var rules: JSONValue?
  /// The player's cards; empty where the odds of bets are asked for.
  public var hand: [Card]
  /// The dealer's up card, its suit being of no account.
  public var dealer: Card?
  /// Cards that are out of the shoe.
  public var removed: [Card]

  /// Asks for odds.
  public init(
    language: String, settings: [String: String] = [:], rules: JSONValue? = nil, hand: [Card] = [],
    dealer: Card? = nil, removed: [Card] = []
  ) {
    self.language = language
    self.settings = settings
    self.rules = rules
    self.hand = hand
    self.dealer = dealer
    self.removed = removed
  }
}

/// Exact odds: a line for each bet or move.
public struct OddsReport: Codable, Hashable, Sendable {
  /// A bet or a move and its figures, as fractions.
  public struct Line: Codable, Hashable, Sendable {
    /// The word of the bet or the move.
    public var id: String
    /// Its name, ready to read.
    public var name: String
    /// A figure for each column; nil where there is none.
    public var figures: [Double?]

    /// Describes a line.
    public init(id: String, name: String, figures: [Double?]) {
      self.id = id
      self.name = name
      self.figures = figures
    }
  }

  /// What the figures are, as words that the host's catalogue has as `odds.<word>`: `wins`, `pushes`, `loses`, `edge`,
  /// `value`, `chance`, `return`.
  public var columns: [String]
  /// The lines.
  public var lines: [Line]
  /// What else is to be said, ready to read.
  public var notes: [String]
  /// Why there are no odds for this question, ready to read; nil where there are.
  public var refusal: String?

  /// Answers with odds.
  public init(columns: [String], lines: [Line], notes: [String] = [], refusal: String? = nil) {
    self.columns = columns
    self.lines = lines
    self.notes = notes
    self.refusal = refusal
  }
}
