import Foundation
import Glibc

@testable import GameHost

/// What a command line printed, and what the shell is told.
struct CommandResult: Equatable {
  var output: String
  var errors: String
  var code: ExitCode
}

/// Runs a command line as `main` does, with pipes for its output.
func casino(_ words: [String], environment: [String: String] = [:]) throws -> CommandResult {
  let output = try OpenPipe(), errors = try OpenPipe()
  let context = CommandContext(
    output: CommandOutput(descriptor: output.writer), errors: CommandOutput(descriptor: errors.writer),
    environment: environment)
  let code = CommandRunner(context: context).run(words)
  return CommandResult(output: output.contents(), errors: errors.contents(), code: code)
}

/// A pipe that takes up to 64 kB before anyone reads, which is more than a page.
struct OpenPipe {
  let reader: Int32
  let writer: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw CocoaError(.fileReadUnknown) }
    (reader, writer) = (ends[0], ends[1])
  }

  /// Closes the writer's end and reads everything.
  func contents() -> String {
    close(writer)
    defer { close(reader) }
    return String(decoding: FileHandle(fileDescriptor: reader).readDataToEndOfFile(), as: UTF8.self)
  }
}

/// Splits a line as a shell does that knows double quotes alone.
func words(_ line: String) -> [String] {
  var words: [String] = [], word: String?, isQuoted = false
  for letter in line {
    switch letter {
    case "\"":
      isQuoted.toggle()
      word = word ?? ""
    case " " where !isQuoted:
      if let done = word { words.append(done) }
      word = nil
    default: word = (word ?? "") + String(letter)
    }
  }
  return words + [word].compactMap(\.self)
}
