import CasinoKit

/// A coup as it ended: all that a bet depends on.
struct Coup: Hashable, Sendable {
  /// Who has won.
  enum Winner: CaseIterable, Hashable, Sendable { case player, banker, tie }

  /// What a hand is to a bet.
  struct Side: Hashable, Sendable {
    /// 0 to 9.
    var total: Int
    /// Two or three.
    var cards: Int
    /// Whether the first two cards are of equal rank.
    var isPair = false

    /// How many different hands there are.
    static var count: Int { 40 }
    /// A number that no other hand has.
    @inline(always) var key: Int { total * 4 + (cards == 3 ? 2 : 0) + (isPair ? 1 : 0) }

    /// Whether eight or nine came with the first two cards.
    var isNatural: Bool { cards == 2 && Drawing.isNatural(total) }
  }

  var player: Side
  var banker: Side

  /// Who has won.
  var winner: Winner {
    player.total > banker.total ? .player : player.total < banker.total ? .banker : .tie
  }
  /// A number that no other coup has.
  @inline(always) var key: Int { player.key * Side.count + banker.key }
  /// By how much.
  var margin: Int { abs(player.total - banker.total) }

  /// A hand by whose it is; a tie has none.
  func side(_ winner: Winner) -> Side? {
    switch winner {
    case .player: player
    case .banker: banker
    case .tie: nil
    }
  }
}

extension Coup {
  /// The coup of two hands.
  @inline(always) init(_ player: Hand, _ banker: Hand) { self.init(player: player.side, banker: banker.side) }

  /// A finished round as a coup; nil where its hands are none of baccarat's.
  init?(_ round: PastRound) {
    let player = Hand(round.cards(of: "player")), banker = Hand(round.cards(of: "banker"))
    guard (2...3).contains(player.cards.count), (2...3).contains(banker.cards.count) else { return nil }
    self.init(player, banker)
  }

  /// Every coup that might be thought of, whether the cards can make it or not.
  static let all: [Coup] = sides.flatMap { player in sides.map { Coup(player: player, banker: $0) } }

  private static let sides = (0...9).flatMap { total in
    [2, 3].flatMap { cards in [false, true].map { Side(total: total, cards: cards, isPair: $0) } }
  }
}
