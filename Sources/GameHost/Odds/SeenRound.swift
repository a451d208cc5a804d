import CasinoKit

/// A round under way as far as the player has seen it, and nothing else of it.
struct SeenRound: Equatable {
  /// The rules that it was dealt by.
  var rules: JSONValue
  /// What was played, the deal first.
  var plays: [Play]
  /// The cards in the order of drawing; nil for one that lies face down.
  var cards: [Card?]
  /// What happened, without what belongs to the shoe or the sound.
  var events: [GameEvent]
  /// How many cards the shoe held when it was dealt.
  var cardsRemaining: Int
  /// Whether it is the first of its shoe.
  var isFreshShoe: Bool
  /// The table as it stands.
  var scene: Scene
}

extension SeenRound {
  /// Has a program of the game play the round again, and keeps what it shows.
  /// - Parameters:
  ///   - round: the round as it is kept.
  ///   - isFreshShoe: whether it is the first of its shoe.
  ///   - connection: a program of the game, which knows the round afterwards.
  /// - Returns: nil where the game shows no steps of it.
  init?(_ round: RoundRecord, isFreshShoe: Bool, connection: ModuleConnection, language: String) throws {
    var welcome = Welcome(
      language: language, practice: round.isPractice, balance: round.balance - round.net, limits: .vip,
      cardsRemaining: 0, round: round.openRound)
    welcome.showsRound = true
    try connection.send(.welcome(welcome))
    var shoe = ReplayedShoe(round)
    while true {
      switch try connection.receive() {
      case .open(let open):
        try connection.send(.opened(Opened(freshShoe: isFreshShoe, cardsRemaining: shoe.open(open.shoe))))
      case .draw:
        guard let drawn = shoe.draw() else {
          throw connection.failing(.replayDiverged(.tooManyCards(round.dealt.count)))
        }
        try connection.send(.drawn(drawn))
      case .ready(let ready):
        guard ready.entries == round.entries else { throw connection.failing(.replayDiverged(.chips)) }
        guard let frames = ready.frames else { return nil }
        let events = frames.flatMap(\.events).filter(\.isOfRound)
        guard let seen = SeenCards.seen(of: round.dealt, in: events) else { return nil }
        self.init(
          rules: round.rules, plays: round.plays, cards: seen, events: events,
          cardsRemaining: shoe.cardsAtStart, isFreshShoe: isFreshShoe,
          scene: try Self.last(ready.scene, frames, connection))
        return
      case .failure(let failure): throw connection.failing(.replayDiverged(.game(failure.text)))
      case let other: throw connection.failing(.wrongMessage(expected: "ready", got: other.kind))
      }
    }
  }

  private static func last(_ start: Scene, _ frames: [Frame], _ connection: ModuleConnection) throws -> Scene {
    var scene = start
    for frame in frames {
      do throws(ScenePatchError) { try scene.apply(frame.patch) } catch .unknownNode(let id) {
        throw connection.failing(.badScene(.unknownNode(id)))
      }
    }
    return scene
  }
}

/// The cards of a kept round as they come again, with what was left in the shoe.
private struct ReplayedShoe {
  private var cards: ArraySlice<Card>
  private let position: Int
  private var size = 0
  private var remaining = 0
  private(set) var cardsAtStart = 0

  init(_ round: RoundRecord) {
    cards = round.dealt[...]
    position = round.position
  }

  /// Starts the round.
  /// - Returns: how many cards the shoe holds.
  mutating func open(_ plan: ShoePlan) -> Int {
    size = min(max(1, plan.decks), 16) * Deck.size
    cardsAtStart = max(0, size - position)
    remaining = cardsAtStart
    return remaining
  }

  mutating func draw() -> Drawn? {
    guard let card = cards.popFirst() else { return nil }
    let runsOut = remaining <= 0
    if runsOut { remaining = size - (cards.startIndex - 1) }
    remaining -= 1
    return Drawn(card: card, cardsRemaining: remaining, shuffled: runsOut ? true : nil)
  }
}
