/// Which of a language's forms goes with a count.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other

  /// The form that goes with a whole number, by the plural rules of Unicode's CLDR. A language that is not
  /// listed has one form for 1 and another for the rest.
  public init(of count: Int, in language: String) {
    let number = count.magnitude
    let isMillions = number != 0 && number.isMultiple(of: 1_000_000)
    switch language.prefix(while: { $0 != "-" }) {
    case "ja": self = .other
    case "fr": self = number < 2 ? .one : isMillions ? .many : .other
    case "es": self = number == 1 ? .one : isMillions ? .many : .other
    default: self = number == 1 ? .one : .other
    }
  }
}
