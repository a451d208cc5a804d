import CasinoKit

/// Counts coups: goes through the first four cards by rank and through third cards by what they count.
struct CoupCount {
  /// The orders by kind of coup, at the kind's place.
  private(set) var found = [Int](repeating: 0, count: 40 * 40)
  private var ranks: [Int]
  private var points: [Int]
  /// How many orders the cards after a coup of four, five and six cards have.
  private let orders: [Int]

  init(_ shoe: ShoeCount) {
    ranks = shoe.ranks
    points = shoe.points
    let cards = shoe.cards
    orders = [Self.orders(of: 2, from: cards - 4), Self.orders(of: 1, from: cards - 5), 1]
  }

  /// In how many orders some cards can be drawn.
  static func orders(of count: Int, from cards: Int) -> Int {
    (0..<count).reduce(1) { $0 * max(0, cards - $1) }
  }

  mutating func countAll() {
    for player in Self.pairs {
      let first = take(player)
      if first > 0 {
        for banker in Self.pairs {
          let ways = first * take(banker)
          if ways > 0 { countThirdCards(player.side, banker.side, ways) }
          giveBack(banker)
        }
      }
      giveBack(player)
    }
  }

  // MARK: - The first four cards

  /// Two ranks, in whichever order they fall.
  private struct Pair {
    var low: Int
    var high: Int
    var side: Coup.Side {
      Coup.Side(
        total: (ShoeCount.points(low) + ShoeCount.points(high)) % 10, cards: 2, isPair: low == high)
    }
  }

  private static let pairs = (0..<13).flatMap { low in (low..<13).map { Pair(low: low, high: $0) } }

  /// Takes a pair out of the shoe.
  /// - Returns: in how many orders it falls.
  private mutating func take(_ pair: Pair) -> Int {
    let ways = (pair.low == pair.high ? 1 : 2) * ranks[pair.low]
    change(pair.low, by: -1)
    defer { change(pair.high, by: -1) }
    return ways * max(0, ranks[pair.high])
  }

  private mutating func giveBack(_ pair: Pair) {
    change(pair.low, by: 1)
    change(pair.high, by: 1)
  }

  private mutating func change(_ rank: Int, by count: Int) {
    ranks[rank] += count
    points[ShoeCount.points(rank)] += count
  }

  // MARK: - Third cards

  private mutating func countThirdCards(_ player: Coup.Side, _ banker: Coup.Side, _ ways: Int) {
    guard Drawing.goesOn(player: player.total, banker: banker.total) else { return add(player, banker, ways) }
    guard Drawing.playerDraws(player.total) else { return countBankerCard(player, banker, third: nil, ways) }
    for third in 0...9 where points[third] > 0 {
      let here = ways * points[third]
      points[third] -= 1
      countBankerCard(player.drawing(third), banker, third: third, here)
      points[third] += 1
    }
  }

  private mutating func countBankerCard(_ player: Coup.Side, _ banker: Coup.Side, third: Int?, _ ways: Int) {
    guard Drawing.bankerDraws(banker.total, third: third) else { return add(player, banker, ways) }
    for card in 0...9 where points[card] > 0 { add(player, banker.drawing(card), ways * points[card]) }
  }

  private mutating func add(_ player: Coup.Side, _ banker: Coup.Side, _ ways: Int) {
    found[Self.place(player) * 40 + Self.place(banker)] += ways * orders[player.cards + banker.cards - 4]
  }

  // MARK: - Kinds of coups

  private static func place(_ side: Coup.Side) -> Int {
    side.total * 4 + (side.cards - 2) * 2 + (side.isPair ? 1 : 0)
  }

  private static func side(_ place: Int) -> Coup.Side {
    Coup.Side(total: place / 4, cards: 2 + place / 2 % 2, isPair: place % 2 == 1)
  }

  /// The kind of coup at a place.
  static func coup(_ place: Int) -> Coup { Coup(player: side(place / 40), banker: side(place % 40)) }
}

extension Coup.Side {
  /// The hand with a third card that counts so much.
  func drawing(_ points: Int) -> Coup.Side {
    Coup.Side(total: (total + points) % 10, cards: 3, isPair: isPair)
  }
}
