import Foundation

/// The reference figures in `Tests/Reference` of the repository; each file names its source.
enum Reference {
  static func read<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
    var folder = URL(filePath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    let file = folder.appending(path: "Tests/Reference/\(name).json")
    return try JSONDecoder().decode(type, from: Data(contentsOf: file))
  }
}
