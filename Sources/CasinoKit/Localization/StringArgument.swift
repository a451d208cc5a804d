/// What is put into a text: words, or a count that also chooses the text's form.
public enum StringArgument: Hashable, Sendable {
  case text(String)
  case count(Int)

  func written(_ numbers: NumberFormat) -> String {
    switch self {
    case .text(let text): text
    case .count(let count): numbers.text(count)
    }
  }

  var number: Int? {
    if case .count(let count) = self { count } else { nil }
  }
}

extension StringArgument: ExpressibleByStringInterpolation {
  /// Makes words.
  public init(stringLiteral text: String) { self = .text(text) }
}

extension StringArgument: ExpressibleByIntegerLiteral {
  /// Makes a count.
  public init(integerLiteral count: Int) { self = .count(count) }
}
