import CasinoKit

/// What a game is asked about a decision or its bets: nothing that the player has not seen.
struct OddsQuestion: Equatable {
  /// The rounds that are to be played on, without a seed and a number.
  var rollout: Rollout
  /// What is asked of a game that works odds out; nil where its question cannot say what was seen.
  var exact: OddsQuery?
  /// The names of moves or bets by their words, in the order of the table.
  var names: [(id: String, name: String)]
  /// Whether it is about the bets of the next round.
  var isOfBets: Bool { rollout.plays.isEmpty }

  /// Asks about a decision.
  /// - Parameter counted: the cards of earlier rounds that count; nil where none do.
  init(_ round: SeenRound, counted: [Card]?, language: String) {
    rollout = Rollout(
      rules: round.rules, plays: round.plays, cards: round.cards, events: round.events, removed: counted ?? [],
      cardsRemaining: round.cardsRemaining, freshShoe: round.isFreshShoe, seed: 0, samples: 0)
    exact = Self.decision(in: round).map { decision in
      OddsQuery(
        language: language, rules: round.rules, hand: decision.hand, dealer: decision.dealer, removed: counted ?? [])
    }
    names = round.scene.actions.map { ($0.id, $0.title) }
  }

  /// Asks about the bets of the next round.
  /// - Parameters:
  ///   - settings: the settings of the next round.
  ///   - names: the names of the bets.
  init(
    betsBy settings: [String: String], counted: [Card]?, names: [(id: String, name: String)], cards: Int,
    language: String
  ) {
    rollout = Rollout(settings: settings, removed: counted ?? [], cardsRemaining: cards, seed: 0, samples: 0)
    exact = OddsQuery(language: language, settings: settings, removed: counted ?? [])
    self.names = names
  }

  /// The name of a move or a bet.
  func name(of id: String) -> String { names.first { $0.id == id }?.name ?? id }

  /// The hand that is played and the first card of the one that it plays against, on which nothing is staked, where the
  /// player has seen no other card.
  private static func decision(in round: SeenRound) -> (hand: [Card], dealer: Card)? {
    let hands = round.scene.nodes.filter { $0.role == .hand }
    func cards(_ hand: SceneNode?) -> [Card] { (hand?.children ?? []).compactMap(\.card) }
    let played = cards(hands.first { $0.has(.active) && $0.amount != nil })
    guard let dealer = cards(hands.first { $0.amount == nil }).first, played.count > 1 else { return nil }
    let seen = round.cards.compactMap(\.self)
    guard (played + [dealer]).map(\.index).sorted() == seen.map(\.index).sorted() else { return nil }
    return (played, dealer)
  }

  static func == (one: OddsQuestion, other: OddsQuestion) -> Bool {
    one.rollout == other.rollout && one.exact == other.exact && one.names.elementsEqual(other.names, by: ==)
  }
}
