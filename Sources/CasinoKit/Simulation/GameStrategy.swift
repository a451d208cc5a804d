/// How a player decides, where no person does: in a simulation.
///
///     struct NeverBust: GameStrategy {
///       func move(_ engine: borrowing BlackjackEngine, using generator: inout Xoshiro256) -> BlackjackMove {
///         engine.total < 12 ? .hit : .stand
///       }
///     }
///
/// Equal rounds and an equal generator give equal moves.
public protocol GameStrategy<Engine>: Sendable {
  associatedtype Engine: GameEngine
  /// Decides on a move, one of those that are legal. Only asked in `playerTurn`.
  mutating func move(_ engine: borrowing Engine, using generator: inout Xoshiro256) -> Engine.Move
}

/// Plays any legal move, each as likely as any other: what a game without a strategy is simulated by.
public struct RandomPlay<Engine: GameEngine>: GameStrategy {
  /// Plays at random.
  @inlinable public init() {}

  /// One of the legal moves. That there is none is a programming error of the rules.
  @inlinable public func move(_ engine: borrowing Engine, using generator: inout Xoshiro256) -> Engine.Move {
    var bits = engine.legalMoves.bits
    precondition(bits != 0, "it is the player's turn, but no move is legal")
    for _ in 0..<generator.next(below: bits.nonzeroBitCount) { bits &= bits &- 1 }
    guard let move = Engine.Move(rawValue: UInt8(bits.trailingZeroBitCount)) else {
      preconditionFailure("a legal move has a bit that no move has")
    }
    return move
  }
}
