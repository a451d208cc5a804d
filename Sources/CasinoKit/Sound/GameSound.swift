/// What is heard at a table, one case for each thing.
///
/// A game hears nearly all of these without a word of code: they follow from the events of its rules.
public enum GameSound: String, Codable, CaseIterable, Hashable, Sendable {
  // Chips
  /// Chips are put on a bet.
  case chipPlace
  /// Chips are taken back from a bet before the round.
  case chipTake
  /// Chips are pushed to the player.
  case chipPay
  /// Chips are swept away by the house.
  case chipCollect
  // Cards
  /// A card slides from the shoe.
  case cardDeal
  /// A card is turned over.
  case cardFlip
  /// Cards are burned.
  case cardBurn
  /// A hand is divided.
  case handSplit
  /// A new shoe is riffled.
  case shuffle
  // The round
  /// It is another hand's turn.
  case turn
  /// The cards are gathered and bets are open again.
  case newRound
  /// The round is won.
  case win
  /// The round is won many times over.
  case bigWin
  /// The round is lost.
  case lose
  /// The round brings back what was staked.
  case push
  /// There are no chips left to play with.
  case gameOver
  // Everything else
  /// Something was pressed that makes no other sound.
  case button
  /// What was asked for is refused.
  case error
}
