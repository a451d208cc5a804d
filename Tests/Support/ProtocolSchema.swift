import CasinoKit
import Foundation

/// `docs/protocol.schema.json`, to hold traffic against.
///
///     #expect(ProtocolSchema.errors(in: line, sentBy: .module).isEmpty)
public enum ProtocolSchema {
  /// A side of the wire.
  public enum Side: String, CaseIterable, Sendable { case host, module }

  /// What is wrong with a message; empty where nothing is.
  /// - Parameter line: one line of the wire, with or without its end.
  public static func errors(in line: Data, sentBy side: Side) -> [String] {
    errors(in: line, definition: "\(side)Message")
  }

  /// What is wrong with a message that is read already.
  public static func errors(in message: JSONValue, sentBy side: Side) -> [String] {
    errors(in: message, definition: "\(side)Message")
  }

  /// What is wrong with a JSON value of a kind that the schema defines, such as `manifest`.
  public static func errors(in json: Data, definition: String) -> [String] {
    do {
      return errors(in: try JSONDecoder().decode(JSONValue.self, from: json), definition: definition)
    } catch {
      return ["\(error)"]
    }
  }

  private static func errors(in value: JSONValue, definition: String) -> [String] {
    do { return try schema.get().errors(in: value, definition: definition) } catch { return ["\(error)"] }
  }

  private static let schema = Result { try JSONSchema(Data(contentsOf: Checkout.url("docs/protocol.schema.json"))) }
}
