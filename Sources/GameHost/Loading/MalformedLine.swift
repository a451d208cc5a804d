import FoundationEssentials

/// Why a line is no message.
enum MalformedLine: Equatable, Sendable {
  /// It cannot be read.
  case unreadable
  /// It is not JSON.
  case noJSON
  /// A field is missing, at this place of the message.
  case missing(String)
  /// What stands at the place is not of the type.
  case wrongType(String, type: String)
  /// What stands at the place is wrong, as the reader says.
  case wrong(String, text: String)
  /// The versions of a hello are no range.
  case noRange
  /// No shoe has so many decks and is cut there.
  case noShoe(decks: Int, cut: Int)

  /// Reads what the decoder says. A place comes from a stranger, so it is cleaned.
  init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      self = .unreadable
      return
    }
    switch error {
    case .keyNotFound(let key, let context): self = .missing(Self.place(context.codingPath + [key]))
    case .typeMismatch(let type, let context): self = .wrongType(Self.place(context.codingPath), type: "\(type)")
    case .valueNotFound(let type, let context): self = .wrongType(Self.place(context.codingPath), type: "\(type)")
    case .dataCorrupted(let context):
      self =
        context.codingPath.isEmpty
        ? .noJSON : .wrong(Self.place(context.codingPath), text: Self.clean(context.debugDescription))
    @unknown default: self = .unreadable
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    clean(path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "."))
  }

  private static func clean(_ text: String) -> String { Sanitizer.text(text, limit: Sanitizer.greatestTitle) }
}
