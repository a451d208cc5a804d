import Foundation
import TestSupport

/// The real program, run as a person or a script runs it, with a data folder of its own.
struct CasinoProgram {
  /// What a run left behind.
  struct Run {
    var status: Int32
    var output: String
    var errors: String
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  let folder: TemporaryFolder
  var environment: [String: String] = [:]
  /// What stands in front of the program, such as a change of the user.
  var runner: [String] = []

  init() throws { folder = try TemporaryFolder() }

  /// Runs `casino` to its end.
  /// - Parameter input: what is typed, all at once.
  func run(_ words: String..., input: String = "") throws -> Run { try run(words, input: input) }

  /// Plays a game in plain text.
  func play(_ game: String = "blackjack", _ options: String..., typing lines: String...) throws -> Run {
    try run(["play", game, "--ui", "text"] + options, input: lines.map { $0 + "\n" }.joined())
  }

  /// The rounds of a game as `casino history --json` prints them, newest first.
  func history(_ game: String = "blackjack") throws -> [[String: Any]] {
    try run("history", game, "--json").lines.map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }
  }

  func run(_ words: [String], input: String) throws -> Run {
    let process = try start(words)
    let output = Collector(process.output), errors = Collector(process.errors)
    try? process.input.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? process.input.fileHandleForWriting.close()
    process.process.waitUntilExit()
    return Run(status: process.status, output: output.text, errors: errors.text)
  }

  /// A running program whose ends are open.
  struct Running {
    var process = Process()
    var input = Pipe()
    var output = Pipe()
    var errors = Pipe()

    var status: Int32 {
      process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
    }

    func type(_ line: String) throws { try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8)) }

    /// Reads on until a text has come, or the end.
    func read(until text: String) -> String {
      var found = Data()
      while !String(decoding: found, as: UTF8.self).contains(text) {
        let next = output.fileHandleForReading.availableData
        if next.isEmpty { break }
        found += next
      }
      return String(decoding: found, as: UTF8.self)
    }

    /// Reads on until some bytes have come, or the end.
    func read(bytes count: Int) {
      var found = 0
      while found < count {
        let next = output.fileHandleForReading.availableData
        if next.isEmpty { return }
        found += next.count
      }
    }

    func kill(_ signal: Int32) {
      if process.isRunning { Foundation.kill(process.processIdentifier, signal) }
      process.waitUntilExit()
    }
  }

  func start(_ words: [String]) throws -> Running {
    let running = Running()
    let command = runner + [BuiltProducts.url(of: "casino").path] + words + ["--data-dir", folder.path]
    running.process.executableURL = URL(filePath: command[0])
    running.process.arguments = Array(command.dropFirst())
    running.process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "LANG": "C.UTF-8"]
      .merging(environment) { $1 }
    running.process.currentDirectoryURL = folder.url
    running.process.standardInput = running.input
    running.process.standardOutput = running.output
    running.process.standardError = running.errors
    try running.process.run()
    return running
  }
}

/// Reads a pipe to its end on a thread of its own, so that no writer waits.
private final class Collector: @unchecked Sendable {
  // The thread writes `data` before it signals, and `text` reads it after.
  private var data = Data()
  private let done = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      data = (try? handle.readToEnd()) ?? Data()
      done.signal()
    }
  }

  var text: String {
    done.wait()
    defer { done.signal() }
    return String(decoding: data, as: UTF8.self)
  }
}
