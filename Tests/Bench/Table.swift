import Foundation
import TestSupport

/// A running `casino play` whose lines are read one by one.
final class Table {
  let folder: TemporaryFolder
  private let process = Process()
  private let input = Pipe(), output = Pipe()
  private var arrived = Data()
  private var offered: Set<String> = []

  /// The program.
  static var program: URL { BuiltProducts.url(of: "casino") }

  /// Starts the program.
  /// - Parameter folder: the data folder; nil makes a new one.
  init(words: [String], folder: TemporaryFolder? = nil) throws {
    self.folder = try folder ?? TemporaryFolder()
    process.executableURL = Self.program
    process.arguments = words + ["--data-dir", self.folder.path]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// The next line; the empty text at the end.
  func line() throws -> String {
    while true {
      if let end = arrived.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: arrived[arrived.startIndex..<end], as: UTF8.self)
        arrived.removeSubrange(...end)
        return line
      }
      let next = output.fileHandleForReading.availableData
      if next.isEmpty { return "" }
      arrived += next
    }
  }

  /// Sends a request and reads until the decision that follows.
  /// - Returns: the milliseconds to the first line that came.
  @discardableResult
  func ask(_ request: String) throws -> Double {
    let clock = ContinuousClock(), begin = clock.now
    try input.fileHandleForWriting.write(contentsOf: Data((request + "\n").utf8))
    var answer = try line()
    let time = clock.now - begin
    while !answer.contains(#""type":"decision""#) && !answer.contains(#""type":"refused""#) && !answer.isEmpty {
      note(answer)
      answer = try line()
    }
    return time.milliseconds
  }

  /// Whether the last frames offered an action.
  func offers(_ action: String) -> Bool { offered.contains(action) }
  var offersInsurance: Bool { offered.contains("noInsurance") }

  /// The resident memory of the program and its children, in kilobytes.
  var memory: Int {
    let own = process.processIdentifier
    let children = (try? String(contentsOfFile: "/proc/\(own)/task/\(own)/children", encoding: .utf8)) ?? ""
    let all = [Int(own)] + children.split(separator: " ").compactMap { Int($0) }
    return all.map(Self.resident).reduce(0, +)
  }

  func leave() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private func note(_ line: String) {
    guard line.contains(#""type":"frame""#) else { return }
    for word in ["stand", "noInsurance"] where line.contains("actions") {
      if line.contains("\"id\":\"\(word)\"") { offered.insert(word) } else { offered.remove(word) }
    }
  }

  static func resident(_ process: Int) -> Int {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}
