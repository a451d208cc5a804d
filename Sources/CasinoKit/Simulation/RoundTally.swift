/// What a simulation counts of finished rounds besides bets, cards and chips: a case for each thing that it may be,
/// such as the dealer's totals. One enum without values; at most 64 cases.
public protocol RoundTally: RawRepresentable, CaseIterable, Equatable, Sendable where RawValue == String {}

/// Nothing more is counted.
public enum NoTally: String, RoundTally {
  /// There is no case.
  public static var allCases: [NoTally] { [] }
  case none
}
