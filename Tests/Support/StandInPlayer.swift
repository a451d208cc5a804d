import Foundation

/// A program that stands in for one that plays sounds.
public enum StandInPlayer {
  /// Writes a program of the shell.
  /// - Returns: its path.
  @discardableResult
  public static func write(_ script: String, to path: String, in folder: TemporaryFolder) throws -> String {
    let file = try folder.write("#!/bin/sh\n\(script)\n", to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
    return file.path
  }

  /// Whether a process is there and no mere entry of the system's table.
  public static func isRunning(_ process: pid_t) -> Bool {
    let facts = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return facts?.split(separator: ")").last?.split(separator: " ").first.map { $0 != "Z" } ?? false
  }
}

/// Hears what such programs write: lines from a pipe with a name.
public final class Listener {
  /// What was not written in time.
  public enum Failure: Error { case noPipe, silence(after: String) }

  /// Where to write to.
  public let path: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []

  /// Makes the pipe in a folder.
  public init(in folder: TemporaryFolder) throws {
    path = folder.path + "/heard"
    guard mkfifo(path, 0o600) == 0 else { throw Failure.noPipe }
    // Open for both, so that neither side ever waits for the other to open it.
    descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure.noPipe }
  }

  deinit { close(descriptor) }

  /// Waits for the next line.
  public func next() throws -> String {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange(...end) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = poll(&waiting, 1, 20_000) > 0 ? read(descriptor, &bytes, bytes.count) : 0
      guard count > 0 else { throw Failure.silence(after: String(decoding: buffer, as: UTF8.self)) }
      buffer += bytes[..<count]
    }
  }

  /// Waits until each of some lines has come at least once.
  public func hear(_ lines: Set<String>) throws {
    var rest = lines
    while !rest.isEmpty { rest.remove(try next()) }
  }
}
