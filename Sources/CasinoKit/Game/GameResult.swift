/// How an outcome feels: what colours, words and sounds it gets.
public enum Tone: String, Codable, Hashable, Sendable {
  case win, lose, push

  /// How a gain or a loss feels.
  public init(net: Chips) { self = net > .zero ? .win : net < .zero ? .lose : .push }
}

/// The outcomes of a game's bets, one case each. The raw value is the outcome's word in histories.
public protocol GameResult: RawRepresentable, CaseIterable, Hashable, Codable, Sendable where RawValue == String {
  /// How the outcome feels.
  var tone: Tone { get }
}

/// The outcomes of a bet that is won, lost or returned, and nothing more.
public enum BetOutcome: String, GameResult {
  case win, lose, push

  /// How the outcome feels.
  public var tone: Tone {
    switch self {
    case .win: .win
    case .lose: .lose
    case .push: .push
    }
  }
}
