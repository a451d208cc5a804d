import Foundation
import TestSupport
import Testing

/// Compares a text with the file of that name in the folder `Screens` beside the test.
/// `make record` writes the file anew instead.
func expectScreen(
  _ text: String, _ name: String, test: String = #filePath, location: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: test).deletingLastPathComponent().appending(path: "Screens/\(name).txt")
  if Checkout.isRecording {
    try Data(text.utf8).write(to: file)
  }
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  #expect(
    text == recorded, "differs from Screens/\(name).txt; where that is right: make record", sourceLocation: location)
}
