/// Where in a round a bet is made, and which limits bind it.
public enum BetKind: String, Codable, Hashable, Sendable {
  /// Placed before the deal, within the table's main limits.
  case main
  /// Placed before the deal beside a main bet, within the side limits.
  case side
  /// Taken by a move while the round is under way; only the move's price binds it.
  case inPlay
}

/// The bets of a game, one case each. The raw value is the bet's word in commands and histories.
///
///     enum Bet: String, BetType {
///       case main, insurance
///       var kind: BetKind { self == .main ? .main : .inPlay }
///       var greatestPayout: Ratio { self == .main ? Ratio(3, 2) : Ratio(2) }
///     }
public protocol BetType: RawRepresentable, CaseIterable, Hashable, Codable, Sendable where RawValue == String {
  /// Where in a round the bet is made.
  var kind: BetKind { get }
  /// The most that a stake can win under any rules; the host refuses more.
  var greatestPayout: Ratio { get }
  /// A bet that must be placed too, such as the main bet of a side bet.
  var needs: Self? { get }
}

extension BetType {
  /// A main bet unless the game says otherwise.
  public var kind: BetKind { .main }
  /// None unless the game says otherwise.
  public var needs: Self? { nil }
}

extension BetType {
  /// The bets that stakes are on, by their words.
  /// - Throws: `IllegalMove.unknownBet` for a word that no bet has.
  static func stakes(_ named: [String: Chips]) throws(IllegalMove) -> [Self: Chips] {
    var stakes: [Self: Chips] = [:]
    for (name, amount) in named {
      guard let bet = Self(rawValue: name) else { throw .unknownBet(name, known: allCases.map(\.rawValue)) }
      stakes[bet] = amount
    }
    return stakes
  }
}
