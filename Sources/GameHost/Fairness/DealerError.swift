import CasinoKit

/// Why the dealer does not deal.
enum DealerError: Error, Equatable, Sendable {
  /// The store cannot.
  case store(StoreError)
  /// The shoe has too few of a card that was to be arranged.
  case shoe(ShoeError)
  /// No round is under way.
  case noRound
  /// Every card of the shoe lies on the table.
  case noCardsLeft
  /// A replay asks for more cards than the round used.
  case beyondRecord(cards: Int)
  /// A replay asked for fewer cards than the round used.
  case shortOfRecord(drawn: Int, cards: Int)
  /// The round's record does not lead to where the shoe is.
  case recordDiffers
}

/// Does something with the store.
func asking<Value>(_ body: () throws(StoreError) -> Value) throws(DealerError) -> Value {
  do throws(StoreError) {
    return try body()
  } catch {
    throw .store(error)
  }
}
