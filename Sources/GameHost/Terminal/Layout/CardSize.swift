/// The sizes in which cards are drawn, the largest first.
enum CardSize: CaseIterable, Hashable, Sendable {
  case large, medium, small
  /// `[A♠]`, where space ends.
  case text

  /// The cells of a card; a text is as wide as a ten.
  var columns: Int {
    switch self {
    case .large: 13
    case .medium: 7
    case .small: 5
    case .text: 5
    }
  }

  var rows: Int {
    switch self {
    case .large: 9
    case .medium: 5
    case .small: 3
    case .text: 1
    }
  }

  /// The columns from one card of a fan to the next; its index stays readable.
  var fanStep: Int {
    switch self {
    case .large: 6
    case .medium, .small: 4
    case .text: 5
    }
  }

  /// The next smaller size.
  var smaller: CardSize? {
    switch self {
    case .large: .medium
    case .medium: .small
    case .small: .text
    case .text: nil
    }
  }
}
