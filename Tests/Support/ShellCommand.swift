import Foundation

/// A program of the machine, run to its end.
public enum ShellCommand {
  /// Runs a program that is looked for as a shell does.
  /// - Returns: its exit code, and what it wrote to both outputs.
  public static func run(
    _ name: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> (status: Int32, text: String) {
    let process = Process(), output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}
