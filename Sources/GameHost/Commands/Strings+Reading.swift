import CasinoKit

/// How the host's sentences write what is put into them: figures, words that were typed, lists.
extension Strings {
  /// The text of a key with words put in.
  func words(_ key: String, _ parts: String...) -> String { text(key, parts.map(StringArgument.text)) }

  /// A text in the form that goes with a count, which is written with its digits in groups: `1,204 rounds`.
  /// The text takes the figure as `%2$@`, and what else there is from `%3$@` on.
  func counted(_ key: String, _ count: Int, _ parts: String...) -> String {
    text(key, [.count(count), .text(number(count))] + parts.map(StringArgument.text))
  }

  /// A whole number as people read it: `1,204`.
  func number(_ number: Int) -> String { amount(Chips(number)) }

  /// A gain or a loss as people read it: `+150`, `-100`, `0`.
  func change(_ amount: Chips) -> String { amount > .zero ? "+\(self.amount(amount))" : self.amount(amount) }

  /// A word as it was typed, in quotes, harmless to a terminal and not endless.
  func quoted(_ word: String) -> String { words("text.quoted", TypedWord.shown(word)) }

  /// The words of a choice: `a, b or c`.
  func choices(_ items: [String]) -> String { joined(items) { words("list.or", $0, $1) } }

  /// The words of a list: `a, b and c`.
  func all(_ items: [String]) -> String { joined(items) { words("list.and", $0, $1) } }

  /// The words of a list without an end: `a, b, c`.
  func list(_ items: [String]) -> String { items.joined(separator: text("list.separator")) }

  private func joined(_ items: [String], last: (String, String) -> String) -> String {
    guard items.count > 1, let end = items.last else { return items.joined() }
    return last(list(items.dropLast()), end)
  }
}

/// Text that came from outside.
enum TypedWord {
  /// The text without signs that a terminal would obey, and not endless.
  static func shown(_ text: String) -> String {
    let plain = text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: Unicode.Scalar(0xFFFD) ?? scalar
      default: scalar
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: plain.prefix(200))
    return plain.count > 200 ? String(view) + "…" : String(view)
  }
}
