import Foundation
import TestSupport

/// Measures an author's day: from `casino new-game` to the first frame, and from a saved edit to the table with the hand
/// replayed. It compiles, so it takes a minute or two.
struct AuthorMeasurements {
  private let casino: URL
  private let folder: TemporaryFolder

  init(products: URL) throws {
    casino = products.appending(path: "casino")
    folder = try TemporaryFolder()
  }

  /// The lines of the report; none where there is no compiler.
  func lines() throws -> [String] {
    let first = try newGame("First"), later = try ["Second", "Third", "Fourth"].map(newGame)
    let edits = try edits("Fourth", count: 5)
    return [
      Sample([first]).line("new-game to first frame, new kit", aim: "aim: under 30,000"),
      Sample(later).line("new-game to first frame, later", aim: "aim: under 8,000"),
      Sample(edits).line("saved edit to table, hand replayed", aim: "aim: under 4,000"),
    ]
  }

  /// Makes a game and plays it to its first question, as a person does who types two commands.
  private func newGame(_ name: String) throws -> Double {
    let clock = ContinuousClock(), begin = clock.now
    let made = Process()
    configure(made, ["new-game", name, "--style", "dealer", "--directory", folder.path, "--yes"])
    made.standardOutput = FileHandle.nullDevice
    try made.run()
    made.waitUntilExit()
    let table = Running(), game = folder.url(name).path
    configure(table.process, ["play", game, "--ui", "text"])
    try table.start()
    try table.read(until: "Place your bet")
    let time = clock.now - begin
    table.end()
    return time.milliseconds
  }

  /// Plays into a hand and saves the rules of the game, again and again.
  private func edits(_ name: String, count: Int) throws -> [Double] {
    let table = Running(), clock = ContinuousClock()
    configure(table.process, ["dev", folder.url(name).path, "--ui", "text", "--cards", "KS 4C"])
    try table.start()
    try table.read(until: "Place your bet")
    table.type("bet 10\ndeal\n")
    try table.read(until: "Raise or fold?")
    let file = folder.url("\(name)/Engine/\(name)Engine.swift")
    let rules = try String(contentsOf: file, encoding: .utf8)
    let times = try (0..<count).map { turn in
      let begin = clock.now
      try Data("\(rules)\nprivate let edit = \(turn)\n".utf8).write(to: file)
      try table.read(until: "Raise or fold?")
      return (clock.now - begin).milliseconds
    }
    table.end()
    return times
  }

  private func configure(_ process: Process, _ words: [String]) {
    process.executableURL = casino
    process.arguments = words + ["--data-dir", folder.path]
    process.environment = ProcessInfo.processInfo.environment.merging(["CASINO_HINTS": "off"]) { $1 }
    process.environment?["CASINO_BUILD_DIR"] = nil
  }

  /// A program with its ends in hand.
  private final class Running {
    let process = Process()
    private let input = Pipe(), output = Pipe()
    /// How many seconds a table may take for all that it is asked for.
    private static let patience = 120

    func start() throws {
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      // One that waits for ever must not hold up the report.
      let program = process.processIdentifier
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.patience)) { kill(program, SIGKILL) }
    }

    func type(_ text: String) { input.fileHandleForWriting.write(Data(text.utf8)) }

    /// Reads on until a text has come.
    func read(until text: String) throws {
      var found = Data()
      while !String(decoding: found, as: UTF8.self).contains(text) {
        let next = output.fileHandleForReading.availableData
        if next.isEmpty { throw CocoaError(.fileReadUnknown) }
        found += next
      }
    }

    func end() {
      process.terminate()
      process.waitUntilExit()
    }
  }
}
