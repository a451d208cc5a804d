import CasinoKit
import FoundationEssentials

/// The rule on cards that nobody may see yet.
///
/// Cards are redrawn one at a time in the rounds that were explored. Where everything that happened stays as it was, the
/// card is hidden: then the table, what is said and the log must stay as they were, to the byte.
enum HiddenRules {
  private static let rounds = 20
  private static let others = 2

  static func hidden(_ run: CheckRun) throws -> CheckFinding {
    let explored = try run.explored()
    let sound = explored.rounds.enumerated().filter { $0.element.fault == nil && $0.element.plays.count > 1 }
    let few = sound.isEmpty ? explored.rounds.enumerated().filter { $0.element.fault == nil } : sound
    var redrawn = 0
    let connection = try run.start()
    defer { connection.end() }
    for (number, round) in few.prefix(rounds) {
      // The round as it stands at its last decision, and as it ends.
      for plays in Set([max(1, round.plays.count - 1), round.plays.count]).sorted() {
        let position = Position(rules: explored.rules, plays: Array(round.plays.prefix(plays)))
        let shown = try position.shown(connection, run, cards: round.cards)
        for place in 0..<shown.drawn {
          for step in 1...others {
            var cards = round.cards
            cards[place] = Card(index: (cards[place].index + UInt8(step * 17)) % UInt8(Deck.size))
            guard let other = try? position.shown(connection, run, cards: cards), other.record == shown.record else {
              continue
            }
            redrawn += 1
            let seed = run.seed &+ UInt64(number)
            if let part = shown.difference(from: other) {
              return .fail(CheckText("check.found.leak", part), seed: seed, rounds: 1)
            }
            if redrawn % 8 == 1, try logs(position, run, round.cards) != logs(position, run, cards) {
              return .fail(CheckText("check.found.leakLog"), seed: seed, rounds: 1)
            }
          }
        }
      }
    }
    return .ok("check.ok.hidden", .count(redrawn))
  }

  /// What the program prints while it shows a position.
  private static func logs(_ position: Position, _ run: CheckRun, _ cards: [Card]) throws -> Data? {
    let connection = try run.start()
    _ = try position.shown(connection, run, cards: cards)
    connection.end()
    return connection.log.flatMap { FileManager.default.contents(atPath: $0.path) }
  }
}

/// A round up to some play.
private struct Position {
  var rules: JSONValue
  var plays: [Play]

  /// What is there to be seen of it.
  struct Shown {
    /// How many cards were drawn.
    var drawn = 0
    var entries: [LedgerEntry] = []
    var frames: [Frame] = []
    var scene = Scene(root: SceneNode(.table, id: "table"))

    /// What happened, without the way in which it is shown.
    var record: Record { Record(drawn: drawn, entries: entries, events: frames.map(\.events)) }

    /// A part that is shown otherwise, or the word for what is said.
    func difference(from other: Shown) -> String? {
      if let part = ScenePatch(from: scene, to: other.scene).nodes.first?.id { return part }
      for (left, right) in zip(frames, other.frames) where left != right {
        return left.patch.nodes.first { !right.patch.nodes.contains($0) }?.id ?? "say"
      }
      return nil
    }
  }

  struct Record: Equatable {
    var drawn: Int
    var entries: [LedgerEntry]
    var events: [[GameEvent]]
  }

  /// Has the game lay the table at the position, dealt from a list.
  func shown(_ connection: ModuleConnection, _ run: CheckRun, cards: [Card]) throws -> Shown {
    var welcome = Welcome(
      language: "en", practice: true, balance: CheckSitting.stack, limits: .casual, cardsRemaining: 100,
      round: OpenRound(rules: rules, plays: plays))
    welcome.showsRound = true
    try connection.send(.welcome(welcome))
    var shown = Shown()
    while true {
      switch try connection.receive() {
      case .open: try connection.send(.opened(Opened(freshShoe: false, cardsRemaining: 100)))
      case .draw:
        // Beyond the list any card: the record is then another.
        let card = shown.drawn < cards.count ? cards[shown.drawn] : Card(index: 0)
        shown.drawn += 1
        try connection.send(.drawn(Drawn(card: card, cardsRemaining: max(0, 100 - shown.drawn))))
      case .ready(let ready):
        shown.entries = ready.entries
        shown.frames = ready.frames ?? []
        shown.scene = ready.scene
        for frame in shown.frames { try? shown.scene.apply(frame.patch) }
        return shown
      case .failure: throw CheckNotOffered()
      case let other: throw connection.failing(.wrongMessage(expected: "ready", got: other.kind))
      }
    }
  }
}
