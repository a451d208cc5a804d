import FoundationEssentials

/// Says why a line is no message, for the author of a game.
enum MalformedLine {
  /// The reason, with the place in the message where it has one.
  static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "not readable" }
    let words =
      switch error {
      case .keyNotFound(let key, let context): place(context.codingPath + [key]) + " is missing"
      case .typeMismatch(let type, let context): place(context.codingPath) + " is no \(type)"
      case .valueNotFound(let type, let context): place(context.codingPath) + " is no \(type)"
      case .dataCorrupted(let context):
        context.codingPath.isEmpty ? "not JSON" : "\(place(context.codingPath)): \(context.debugDescription)"
      @unknown default: "not readable"
      }
    return Sanitizer.text(words, limit: Sanitizer.greatestTitle)
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
