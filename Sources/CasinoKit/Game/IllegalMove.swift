/// Why a move or a bet is refused. `Words` puts it into the player's language.
public enum IllegalMove: Error, Equatable, Sendable {
  /// The move is not among those of the decision at hand.
  case notOffered(move: String, offered: [String])
  /// Bets are placed between rounds only.
  case roundUnderWay
  /// The round has not begun or is over.
  case noRound
  /// Nothing is staked.
  case noStake
  /// The bet stands beside another, which is missing.
  case needs(bet: String, other: String)
  /// The stake is outside the table's limits.
  case outsideLimits(bet: String, least: Chips, greatest: Chips)
  /// The balance does not cover the price.
  case notEnoughChips(price: Chips, balance: Chips)
  /// The game has no bet of the name.
  case unknownBet(String, known: [String])
  /// The amount that goes with the move is outside what it takes.
  case outsidePrice(move: String, greatest: Chips)
  /// There is no earlier bet to repeat.
  case nothingToRepeat
  /// The host does not take it, for a reason in the player's language.
  case host(String)
  /// A reason of the game's own, by its key in the game's catalogue.
  case reason(String)
}
