extension GameEngine {
  /// Takes the opening stakes of a round: what lies on each bet becomes the bet's first wager.
  /// - Throws: `IllegalMove` where no round can be dealt now, nothing is staked, or a bet lies there without the one
  ///   that it needs; nothing has changed then.
  @inlinable public func takeStakes(_ table: inout some Table<Bet>) throws(IllegalMove) {
    guard phase == .betting else { throw phase == .roundComplete ? .noRound : .roundUnderWay }
    var isEmpty = true
    for bet in Bet.allCases where bet.kind != .inPlay {
      let stake = table.stake(on: bet)
      guard stake >= .zero else { throw .noStake }
      if stake == .zero { continue }
      isEmpty = false
      if let other = bet.needs, table.stake(on: other) <= .zero {
        throw .needs(bet: bet.rawValue, other: other.rawValue)
      }
    }
    guard !isEmpty else { throw .noStake }
    for bet in Bet.allCases where bet.kind != .inPlay {
      let stake = table.stake(on: bet)
      if stake > .zero { table.wager(stake, on: bet) }
    }
  }

  /// Makes sure that a move is legal now.
  /// - Throws: `IllegalMove` where it is not.
  @inlinable public func require(_ move: Move) throws(IllegalMove) {
    guard phase == .playerTurn else { throw .noRound }
    guard legalMoves.contains(move) else { throw .notOffered(move: move.name, offered: legalMoves.moves.map(\.name)) }
  }
}
