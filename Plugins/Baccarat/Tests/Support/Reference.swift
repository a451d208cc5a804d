import Foundation

/// The reference figures in `Tests/Reference` of the repository; each file names its source.
enum Reference {
  static func read<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: file("\(name).json")))
  }

  static func text(_ name: String) throws -> String { try String(contentsOf: file(name), encoding: .utf8) }

  private static func file(_ name: String) -> URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder.appending(path: "Tests/Reference/\(name)")
  }
}
