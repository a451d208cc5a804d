/// The moves of a game in which the player decides nothing after the deal.
public enum NoMove: GameMove {
  /// None.
  public static var allCases: [NoMove] { [] }
  /// There is no move.
  public init?(rawValue: UInt8) { return nil }
  /// There is no move.
  public var rawValue: UInt8 { switch self {} }
}

extension GameEngine where Move == NoMove {
  /// None.
  @inlinable public var legalMoves: MoveSet<NoMove> { [] }
  /// There is no move.
  public mutating func play(_ move: NoMove, _ table: inout some Table<Bet>) throws(IllegalMove) {}
}
