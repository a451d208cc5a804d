import CasinoKit

/// What the coups of a shoe were, as the roads show it.
struct Roads {
  /// The coups, oldest first.
  let coups: [Coup]

  /// Reads the finished rounds of a shoe.
  init(_ rounds: [PastRound]) { self.init(coups: rounds.compactMap(Coup.init)) }

  init(coups: [Coup]) { self.coups = coups }

  /// How often each side has won.
  func count(_ winner: Coup.Winner) -> Int { coups.count { $0.winner == winner } }

  /// Every coup in its order, in columns of six.
  var beadPlate: [[Coup.Winner]] {
    stride(from: 0, to: coups.count, by: Self.rows).map { start in
      coups[start..<min(start + Self.rows, coups.count)].map(\.winner)
    }
  }

  var bigRoad: BigRoad { BigRoad(coups.map(\.winner)) }

  /// How many rows every road has.
  static let rows = 6
}
