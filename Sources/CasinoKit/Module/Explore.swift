/// Asks a game to play rounds away from any table and to tell all that they did: answered by `Explored`. The checker
/// holds rules to their contract with it.
public struct Explore: Codable, Hashable, Sendable {
  /// Who decides.
  public enum Player: String, Codable, CaseIterable, Hashable, Sendable {
    /// Chance: other bets and any legal move, each round by a seed and a shoe of its own.
    case random
    /// The game's own strategy, dealt as its simulations are.
    case strategy
  }

  /// What is tried beside the play itself.
  public enum Probe: String, Codable, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case none
    /// Whatever the rules do not offer: it must be refused and change nothing.
    case refusals
    /// The engine is written and read again before every step.
    case copies
    /// The table is the silent one of simulations, which knows sums alone.
    case silent
  }

  /// How many rounds.
  public var rounds: Int
  /// The seed of the first round; of rounds by chance each has the next one.
  public var seed: UInt64
  /// Who decides.
  public var player: Player
  /// What is tried beside the play.
  public var probe: Probe
  /// The settings that differ from the initial ones.
  public var settings: [String: String]

  /// Asks for rounds.
  public init(
    rounds: Int, seed: UInt64, player: Player = .random, probe: Probe = .none, settings: [String: String] = [:]
  ) {
    self.rounds = rounds
    self.seed = seed
    self.player = player
    self.probe = probe
    self.settings = settings
  }
}

/// What the rounds did.
public struct Explored: Codable, Hashable, Sendable {
  /// The rules of all rounds, as the module writes them.
  public var rules: JSONValue
  /// The rounds in their order.
  public var rounds: [ExploredRound]

  /// Answers with rounds.
  public init(rules: JSONValue, rounds: [ExploredRound]) {
    self.rules = rules
    self.rounds = rounds
  }
}

/// All that a round did.
public struct ExploredRound: Codable, Hashable, Sendable {
  /// What was played, the deal first.
  public var plays: [Play]
  /// The cards that were drawn, in order.
  public var cards: [Card]
  /// The movements of chips, in order.
  public var entries: [LedgerEntry]
  /// The hands at the end.
  public var hands: [String: JSONValue]
  /// A digest of everything that happened, in order.
  public var digest: String
  /// How the rules broke their contract; nil where they kept it.
  public var fault: ExplorationFault?

  /// Describes a round.
  public init(
    plays: [Play] = [], cards: [Card] = [], entries: [LedgerEntry] = [], hands: [String: JSONValue] = [:],
    digest: String = "", fault: ExplorationFault? = nil
  ) {
    self.plays = plays
    self.cards = cards
    self.entries = entries
    self.hands = hands
    self.digest = digest
    self.fault = fault
  }
}

/// How rules broke their contract.
public struct ExplorationFault: Codable, Hashable, Sendable {
  /// What went wrong.
  public enum Kind: String, Codable, CaseIterable, Hashable, Sendable {
    /// Stakes that the table takes were refused by the deal.
    case refusesDeal
    /// The deal was taken, but the phase is still the one of betting.
    case staysBetting
    /// A phase that goes on by itself does not end.
    case stalls
    /// Decision follows on decision without an end.
    case endless
    /// It is the player's turn, but no move is legal.
    case noMove
    /// A move that is legal was refused.
    case refusesMove
    /// A move that is not legal was taken.
    case takesMove
    /// Something was refused and changed the round all the same.
    case changesRefused
    /// A second deal was taken while the round was under way.
    case dealsTwice
    /// A deal without any stake was taken.
    case dealsUnstaked
    /// The engine cannot be written and read again.
    case unreadable
  }

  /// What went wrong.
  public var kind: Kind
  /// The move or the bet that it is about; nil where it is about none.
  public var word: String?

  /// Describes a fault.
  public init(_ kind: Kind, _ word: String? = nil) {
    self.kind = kind
    self.word = word
  }
}
