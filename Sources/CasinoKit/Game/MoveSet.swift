/// The moves of a game, one case each; the raw value is the move's bit, 0 to 31, and its order on the table.
/// The name of the case is the move's word in commands and histories.
public protocol GameMove: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == UInt8 {
  /// The move's word in commands and histories.
  var name: String { get }
  /// The key that plays the move.
  var key: Character { get }
}

extension GameMove {
  /// The name of the case.
  public var name: String { String(describing: self) }
  /// The first letter of the name.
  public var key: Character { name.first ?? " " }
  /// Reads a move's word, in any case.
  public init?(name: some StringProtocol) {
    guard let move = Self.allCases.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
    self = move
  }
}

/// A set of moves, kept as bits.
public struct MoveSet<Move: GameMove>: Hashable, Sendable {
  /// A bit for each move that is in the set, at the place of its raw value.
  public var bits: UInt32

  @inlinable init(bits: UInt32) { self.bits = bits }
  /// Makes an empty set.
  @inlinable public init() { bits = 0 }
  /// Whether the set is empty.
  @inlinable public var isEmpty: Bool { bits == 0 }
  /// Whether a move is in the set.
  @inlinable public func contains(_ move: Move) -> Bool { bits & (1 << UInt32(move.rawValue)) != 0 }
  /// Makes a set of moves.
  @inlinable public init(_ moves: some Sequence<Move>) {
    bits = 0
    for move in moves { insert(move) }
  }
  /// Puts a move into the set.
  @inlinable public mutating func insert(_ move: Move) { bits |= 1 << UInt32(move.rawValue) }
  /// Takes a move out of the set.
  @inlinable public mutating func remove(_ move: Move) { bits &= ~(1 << UInt32(move.rawValue)) }
  /// The moves in the order of their bits.
  public var moves: [Move] { Move.allCases.filter(contains).sorted { $0.rawValue < $1.rawValue } }
}

extension MoveSet: ExpressibleByArrayLiteral {
  /// Makes a set of moves.
  @inlinable public init(arrayLiteral moves: Move...) {
    bits = 0
    for move in moves { insert(move) }
  }
}

/// What a move costs beyond what is staked already.
public enum MovePrice: Hashable, Sendable {
  /// Nothing.
  case free
  /// This amount.
  case exactly(Chips)
  /// Any amount up to this one, at the player's choice, as a bet of this name.
  case upTo(Chips, bet: String)
}
