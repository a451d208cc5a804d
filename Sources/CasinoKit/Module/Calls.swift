/// A round is about to start; answered by `Opened` or `Refused`.
public struct Open: Codable, Hashable, Sendable {
  /// The rules that it is played by.
  public var rules: JSONValue
  /// The shoe that they ask for.
  public var shoe: ShoePlan
  /// The opening stakes.
  public var stakes: [String: Chips]

  /// Makes the request.
  public init(rules: JSONValue, shoe: ShoePlan, stakes: [String: Chips]) {
    self.rules = rules
    self.shoe = shoe
    self.stakes = stakes
  }
}

/// The round may start.
public struct Opened: Codable, Hashable, Sendable {
  /// Whether it is the first of its shoe.
  public var freshShoe: Bool
  /// How many cards the shoe holds.
  public var cardsRemaining: Int
  /// What the shoe lost before its first round; nil where nothing is burned.
  public var burned: Burned?

  /// Makes the answer.
  public init(freshShoe: Bool, cardsRemaining: Int, burned: Burned? = nil) {
    self.freshShoe = freshShoe
    self.cardsRemaining = cardsRemaining
    self.burned = burned
  }
}

/// The card that was drawn.
public struct Drawn: Codable, Hashable, Sendable {
  /// The card.
  public var card: Card
  /// How many cards the shoe holds now.
  public var cardsRemaining: Int
  /// Whether the shoe ran out and the rest was shuffled before the card was drawn.
  public var shuffled: Bool?

  /// Makes the answer.
  public init(card: Card, cardsRemaining: Int, shuffled: Bool? = nil) {
    self.card = card
    self.cardsRemaining = cardsRemaining
    self.shuffled = shuffled
  }
}

/// The commit is kept.
public struct Committed: Codable, Hashable, Sendable {
  /// What the player has to stake now.
  public var balance: Chips

  /// Makes the answer.
  public init(balance: Chips) { self.balance = balance }
}

/// The commit or the round is not taken; the module goes back to before the intent.
public struct Refused: Codable, Hashable, Sendable {
  /// Why, in the player's language.
  public var reason: String

  /// Makes the answer.
  public init(reason: String) { self.reason = reason }
}

/// What changed around the table; answered by an `Answer` to intent 0 with the frame that follows from it.
public struct Surroundings: Codable, Hashable, Sendable {
  /// What the player has to stake now.
  public var balance: Chips?
  /// How much room the renderer has.
  public var sizeClass: SizeClass?
  /// What the player wants of hints from now on.
  public var hints: HintState?
  /// The language of the table from now on.
  public var language: String?

  /// Describes what changed.
  public init(
    balance: Chips? = nil, sizeClass: SizeClass? = nil, hints: HintState? = nil, language: String? = nil
  ) {
    self.balance = balance
    self.hints = hints
    self.sizeClass = sizeClass
    self.language = language
  }
}

/// A message could not be understood or obeyed.
public struct Failure: Codable, Hashable, Sendable {
  /// What was wrong, as a word: `unknown`, `malformed`, `protocol`, `settings`, `replay`, `simulate`,
  /// `strategy` (the text has those that there are), `chart`, `explore`, `rollout`.
  public var code: String
  /// What was wrong, for a person.
  public var text: String

  /// Makes a failure.
  public init(code: String, text: String) {
    self.code = code
    self.text = text
  }
}

/// How much room a renderer has.
public enum SizeClass: String, Codable, CaseIterable, Hashable, Sendable {
  case compact, regular, wide
}

/// How cards are named in what is said: `ace of spades` or `A♠`.
public enum CardNames: String, Codable, CaseIterable, Hashable, Sendable {
  case words, symbols
}
