import CasinoKit

extension TableBank {
  /// The round under way as it is kept, and whether it is the first of its shoe; nil where none is.
  func roundUnderWay() throws(StoreError) -> (round: RoundRecord, isFirst: Bool)? {
    guard let round = try store.openRound(at: table) else { return nil }
    return (round, try store.roundsOfShoe(at: table)?.isEmpty ?? true)
  }

  /// The cards that were seen since the shoe was shuffled, without those of the round under way.
  func countedCards() throws(StoreError) -> [Card] { try store.countedCards(at: table) }

  /// Marks the round under way: the player was advised.
  func markAdvised() throws(StoreError) { try store.markAdvised(at: table) }
}
