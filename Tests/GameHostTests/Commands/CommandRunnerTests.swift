import Foundation
import Glibc
import TestSupport
import Testing

@testable import GameHost

@Suite struct CommandRunnerTests {
  @Test func printsTheVersion() throws {
    let expected = CommandResult(output: "casino 0.1.0 (CasinoKit 0.1.0, protocol 1)\n", errors: "", code: .done)
    #expect(try casino(["--version"]) == expected)
  }

  @Test func endsQuietlyWhereTheReaderIsGone() throws {
    StandardStreams.prepare()
    let output = try OpenPipe(), errors = try OpenPipe()
    close(output.reader)
    let context = CommandContext(
      output: CommandOutput(descriptor: output.writer), errors: CommandOutput(descriptor: errors.writer),
      environment: [:])
    #expect(CommandRunner(context: context).run(["help", "play"]) == .done)
    #expect(errors.contents().isEmpty)
    close(output.writer)
  }

  @Test func failsWhereTheOutputIsFull() throws {
    let full = open("/dev/full", O_WRONLY), errors = try OpenPipe()
    defer { close(full) }
    let context = CommandContext(
      output: CommandOutput(descriptor: full), errors: CommandOutput(descriptor: errors.writer), environment: [:])
    #expect(CommandRunner(context: context).run(["help"]) == .failed)
    #expect(
      errors.contents()
        == "casino: The output cannot be written: No space left on device; send it somewhere else\n")
  }
}

/// The program itself, started by a shell.
@Suite struct ProgramTests {
  /// Runs a shell's line in which `casino` is the program.
  private func shell(_ line: String) throws -> (output: String, code: Int32) {
    let program = BuiltProducts.url(of: "casino")
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", "set -o pipefail; casino() { '\(program.path)' \"$@\"; }; \(line)"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (output, process.terminationStatus)
  }

  @Test(
    arguments: [
      ("casino help play | head -n 1", "casino play: sit down at a table\n", 0),
      ("casino help play | true", "", 0),
      (
        "casino help play 2>&1 >&-",
        "casino: The output cannot be written: Bad file descriptor; send it somewhere else\n", 1
      ),
      ("casino plya 2>/dev/null", "", 2),
      ("casino plya 2>&-", "", 2),
      ("casino plya >/dev/null", "casino: There is no command 'plya'; did you mean 'play'?\n", 2),
    ] as [(String, String, Int32)])
  func tellsTheShell(line: String, output: String, code: Int32) throws {
    let result = try shell(line)
    #expect(result.output == output)
    #expect(result.code == code)
  }
}
