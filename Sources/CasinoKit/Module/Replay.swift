/// Rounds that are to be played again without a table, answered by `Replayed`: for the check of a record.
public struct Replay: Codable, Hashable, Sendable {
  /// The rounds.
  public var rounds: [RecordedRound]

  /// Asks for rounds.
  public init(rounds: [RecordedRound]) { self.rounds = rounds }
}

/// A round with everything that it came from.
public struct RecordedRound: Codable, Hashable, Sendable {
  /// The rules that it was played by, as the module wrote them.
  public var rules: JSONValue
  /// What was played, the deal first.
  public var plays: [Play]
  /// The cards that it used, in the order of dealing.
  public var cards: [Card]

  /// Describes a round.
  public init(rules: JSONValue, plays: [Play], cards: [Card]) {
    self.rules = rules
    self.plays = plays
    self.cards = cards
  }
}

/// What rounds come to, in the order in which they were asked for.
public struct Replayed: Codable, Hashable, Sendable {
  /// The outcomes.
  public var rounds: [RoundOutcome]

  /// Answers with outcomes.
  public init(rounds: [RoundOutcome]) { self.rounds = rounds }
}

/// What a round comes to.
public struct RoundOutcome: Codable, Hashable, Sendable {
  /// The movements of chips, in order.
  public var entries: [LedgerEntry]
  /// The hands at the end.
  public var hands: [String: JSONValue]
  /// Why the round cannot be played so; nil where it can.
  public var fault: String?

  /// Describes an outcome.
  public init(entries: [LedgerEntry] = [], hands: [String: JSONValue] = [:], fault: String? = nil) {
    self.entries = entries
    self.hands = hands
    self.fault = fault
  }
}
