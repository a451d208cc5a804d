import CasinoKit

/// Who has won a coup: simulations count it.
enum CoupTally: String, RoundTally {
  case playerWins, bankerWins, tie
}

extension BaccaratEngine {
  @inline(always) var tally: CoupTally? {
    let player = player.total, banker = banker.total
    return player > banker ? .playerWins : player < banker ? .bankerWins : .tie
  }
}
