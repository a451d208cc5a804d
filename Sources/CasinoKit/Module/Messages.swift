/// The first message, each way.
public struct Hello: Codable, Hashable, Sendable {
  /// The least and the greatest protocol version that the side speaks.
  public var `protocol`: [Int]
  /// The version of the kit, or of whatever else speaks the protocol.
  public var kit: String
  /// The module's game; absent in the host's hello.
  public var info: GameInfo?
  /// What the module offers beyond play and replay: `simulate`, `rollout`, `restore`, `odds`.
  public var capabilities: [String]?

  /// Makes a hello.
  public init(protocol versions: ClosedRange<Int>, kit: String, info: GameInfo? = nil, capabilities: [String]? = nil) {
    self.protocol = [versions.lowerBound, versions.upperBound]
    self.kit = kit
    self.info = info
    self.capabilities = capabilities
  }
}

/// What a module needs to know to lay the table; answered by `Ready`.
public struct Welcome: Codable, Hashable, Sendable {
  /// The language of the table, as `en` or `pt-BR`.
  public var language: String
  /// Whether the table is a practice table.
  public var practice: Bool
  /// What the player has to stake; with a round, what it was before, since the replay takes its stakes again.
  public var balance: Chips
  /// Which limits the table has.
  public var limits: TableLimits
  /// How many cards the shoe holds.
  public var cardsRemaining: Int
  /// The settings that differ from the initial ones.
  public var settings: [String: String]
  /// The opening stakes of the last round, for a rebet.
  public var lastStakes: [String: Chips]
  /// The round that is under way, or one that is over and is to be shown again, to be replayed.
  public var round: OpenRound?
  /// Whether the steps of the round are wanted as frames.
  public var showsRound: Bool?
  /// The finished rounds of the shoe in play, oldest first; nil where there is none.
  public var shoe: [PastRound]?
  /// The game's own data.
  public var data: JSONValue?
  /// What other devices of the player keep of it, each its own.
  public var dataCopies: [JSONValue]?
  /// Whether hints are wanted, and which were shown; nil where there are none.
  public var hints: HintState?
  /// How much room the renderer has: `compact`, `regular` or `wide`.
  public var sizeClass: SizeClass
  /// How cards are named in what is said.
  public var cardNames: CardNames

  /// Makes a welcome.
  public init(
    language: String, practice: Bool, balance: Chips, limits: TableLimits, cardsRemaining: Int,
    settings: [String: String] = [:], lastStakes: [String: Chips] = [:], round: OpenRound? = nil,
    shoe: [PastRound]? = nil, data: JSONValue? = nil, dataCopies: [JSONValue]? = nil, hints: HintState? = nil,
    sizeClass: SizeClass = .regular, cardNames: CardNames = .words
  ) {
    self.language = language
    self.practice = practice
    self.balance = balance
    self.limits = limits
    self.cardsRemaining = cardsRemaining
    self.settings = settings
    self.lastStakes = lastStakes
    self.round = round
    self.shoe = shoe
    self.data = data
    self.dataCopies = dataCopies
    self.hints = hints
    self.sizeClass = sizeClass
    self.cardNames = cardNames
  }
}

/// A round as the host keeps it while it is under way: what a replay needs besides the cards.
public struct OpenRound: Codable, Hashable, Sendable {
  /// The rules that it is played by, as the module wrote them.
  public var rules: JSONValue
  /// What was played, the deal first.
  public var plays: [Play]

  /// Makes an open round.
  public init(rules: JSONValue, plays: [Play]) {
    self.rules = rules
    self.plays = plays
  }
}

/// One decision of the player: the deal or a move, with the chips that were put down for it.
public struct Play: Codable, Hashable, Sendable {
  /// `deal`, or the move's word.
  public var move: String
  /// What was put on which bet.
  public var stakes: [String: Chips]

  /// Makes a play.
  public init(_ move: String, stakes: [String: Chips] = [:]) {
    self.move = move
    self.stakes = stakes
  }

  /// The word for the start of a round.
  public static let deal = "deal"
}

/// The table as it stands; answers `Welcome`.
public struct Ready: Codable, Hashable, Sendable {
  /// The whole scene; with `frames`, as it was before the round.
  public var scene: Scene
  /// The steps of the round, where `Welcome.showsRound` asked for them.
  public var frames: [Frame]?
  /// The decision at hand.
  public var revision: Int
  /// Every movement of chips of the replayed round, in order.
  public var entries: [LedgerEntry]
  /// What a person who has just sat down must be told.
  public var say: [String]
  /// When a hint may come, in milliseconds; answered then by `wake`.
  public var wakeAfter: Int?

  /// Makes a table as it stands.
  public init(
    scene: Scene, revision: Int, entries: [LedgerEntry] = [], say: [String] = [], frames: [Frame]? = nil,
    wakeAfter: Int? = nil
  ) {
    self.scene = scene
    self.frames = frames
    self.revision = revision
    self.entries = entries
    self.say = say
    self.wakeAfter = wakeAfter
  }
}

/// The player wants something; answered by one `Answer`.
public struct Intent: Codable, Hashable, Sendable {
  /// The intent's number, counting up.
  public var id: Int
  /// The decision that the player saw.
  public var revision: Int
  /// The action's id.
  public var action: String
  /// The amount that goes with it.
  public var amount: Chips?
  /// The value that goes with it, such as that of a setting.
  public var value: String?

  /// Makes an intent.
  public init(id: Int, revision: Int, action: String, amount: Chips? = nil, value: String? = nil) {
    self.id = id
    self.revision = revision
    self.action = action
    self.amount = amount
    self.value = value
  }
}

/// What came of an intent: a commit where anything is to be kept, and a frame for each visible step.
public struct Answer: Codable, Hashable, Sendable {
  /// The intent's number.
  public var intent: Int
  /// The decision at hand afterwards.
  public var revision: Int
  /// What the host must keep before anything is shown; it answers `Committed` or `Refused`.
  public var commit: Commit?
  /// What is shown, step by step.
  public var frames: [Frame]
  /// Why nothing was done, in the player's language.
  public var refusal: String?
  /// When a hint may come, in milliseconds, where that changed.
  public var wakeAfter: Int?

  /// Makes an answer.
  public init(
    intent: Int, revision: Int, commit: Commit? = nil, frames: [Frame] = [], refusal: String? = nil,
    wakeAfter: Int? = nil
  ) {
    self.intent = intent
    self.revision = revision
    self.commit = commit
    self.frames = frames
    self.refusal = refusal
    self.wakeAfter = wakeAfter
  }
}
