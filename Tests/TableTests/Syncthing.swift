import Foundation
import Glibc
import TestSupport

/// Two real Syncthing programs that share a folder, on this machine alone: no discovery, no relays, no reports.
final class SyncthingPair {
  /// Where Debian puts the program; nil where it is not installed.
  static let program: String? = ["/usr/bin/syncthing", "/usr/local/bin/syncthing"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The shared folder as the first and as the second has it.
  let folders: [URL]
  private let base: TemporaryFolder
  private let instances: [Instance]
  private var processes: [Process] = []
  private static let key = "casino-test"

  private struct Instance {
    var home: URL
    var id: String
    var port: UInt16
    var webPort: UInt16
  }

  init() throws {
    base = try TemporaryFolder()
    folders = try ["a", "b"].map { [base] in try base.makeFolder("\($0)/folder") }
    var made: [Instance] = []
    for name in ["a", "b"] {
      let home = try base.makeFolder("\(name)/home")
      try Self.run(["generate", "--home", home.path, "--no-default-folder"], home: home).waitUntilExit()
      made.append(
        Instance(
          home: home, id: try Self.deviceID(home), port: try Self.freePort(), webPort: try Self.freePort()))
    }
    instances = made
    for index in 0..<2 {
      try configuration(index).write(
        to: made[index].home.appending(path: "config.xml"), atomically: true, encoding: .utf8)
    }
    for each in made {
      processes.append(
        try Self.run(["serve", "--home", each.home.path, "--no-browser", "--no-restart"], home: each.home))
    }
  }

  deinit {
    for process in processes where process.isRunning {
      process.terminate()
      process.waitUntilExit()
    }
  }

  /// Waits until both have the same files, and looks for changes before.
  /// - Returns: whether they came to have them.
  func settle(seconds: Double = 60) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      if scan(), files(0) == files(1) { return true }
      // Answers as soon as anything happens, after a second at the latest.
      if !ask(0, "GET", "/rest/events?timeout=1&since=0&limit=1") { poll(nil, 0, 50) }
    }
    return false
  }

  /// Has both look for changes; they have seen them all when this returns.
  func scan() -> Bool { (0..<2).map { ask($0, "POST", "/rest/db/scan?folder=wallet") } == [true, true] }

  /// Parts them, or brings them together again.
  func setPaused(_ isPaused: Bool) -> Bool {
    let verb = isPaused ? "pause" : "resume"
    return (0..<2).allSatisfy { ask($0, "POST", "/rest/system/\(verb)?device=\(instances[1 - $0].id)") }
  }

  /// The paths and contents of the shared files.
  func files(_ index: Int) -> [String: Data] {
    let folder = folders[index]
    guard let names = FileManager.default.enumerator(atPath: folder.path) else { return [:] }
    var files: [String: Data] = [:]
    for case let name as String in names {
      if name.split(separator: "/").contains(where: { $0.hasPrefix(".") || $0.hasSuffix(".tmp") }) { continue }
      if let data = try? Data(contentsOf: folder.appending(path: name)) { files[name] = data }
    }
    return files
  }

  private static func run(_ words: [String], home: URL) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: program ?? "")
    process.arguments = words
    process.environment = [
      "HOME": home.path, "PATH": "/usr/bin:/bin", "STNODEFAULTFOLDER": "1", "STNOUPGRADE": "1",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private static func deviceID(_ home: URL) throws -> String {
    let text = try String(contentsOf: home.appending(path: "config.xml"), encoding: .utf8)
    guard let match = text.firstMatch(of: /<device id="([A-Z0-9-]{63})"/) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return String(match.1)
  }

  private func configuration(_ index: Int) -> String {
    let own = instances[index], other = instances[1 - index]
    return """
      <configuration version="35">
        <folder id="wallet" label="wallet" path="\(folders[index].path)" type="sendreceive" rescanIntervalS="3600"
          fsWatcherEnabled="false"><maxConflicts>10</maxConflicts><device id="\(own.id)"/><device id="\(other.id)"/></folder>
        <device id="\(own.id)" name="own"><address>dynamic</address></device>
        <device id="\(other.id)" name="other"><address>tcp://127.0.0.1:\(other.port)</address></device>
        <gui enabled="true" tls="false"><address>127.0.0.1:\(own.webPort)</address><apikey>\(Self.key)</apikey></gui>
        <options>
          <listenAddress>tcp://127.0.0.1:\(own.port)</listenAddress>
          <globalAnnounceEnabled>false</globalAnnounceEnabled>
          <localAnnounceEnabled>false</localAnnounceEnabled>
          <relaysEnabled>false</relaysEnabled>
          <natEnabled>false</natEnabled>
          <urAccepted>-1</urAccepted>
          <autoUpgradeIntervalH>0</autoUpgradeIntervalH>
          <crashReportingEnabled>false</crashReportingEnabled>
          <startBrowser>false</startBrowser>
          <reconnectionIntervalS>5</reconnectionIntervalS>
        </options>
      </configuration>
      """
  }

  // MARK: - The wire

  private static func freePort() throws -> UInt16 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = loopback(port: 0), length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutableBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) {
        bind(descriptor, $0.baseAddress, length) == 0 && getsockname(descriptor, $0.baseAddress, &length) == 0
      }
    }
    guard isBound else { throw CocoaError(.fileReadUnknown) }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func loopback(port: UInt16) -> sockaddr_in {
    sockaddr_in(
      sin_family: sa_family_t(AF_INET), sin_port: port.bigEndian,
      sin_addr: in_addr(s_addr: UInt32(0x7F00_0001).bigEndian),
      sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
  }

  /// Whether the program took a request.
  private func ask(_ index: Int, _ method: String, _ path: String) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = Self.loopback(port: instances[index].webPort)
    let isConnected = withUnsafeBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) {
        connect(descriptor, $0.baseAddress, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return false }
    let request = Array(
      "\(method) \(path) HTTP/1.0\r\nHost: 127.0.0.1\r\nX-API-Key: \(Self.key)\r\nContent-Length: 0\r\n\r\n".utf8)
    guard send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else { return false }
    var answer: [UInt8] = [], bytes = [UInt8](repeating: 0, count: 4_096)
    while case let count = recv(descriptor, &bytes, bytes.count, 0), count > 0 { answer += bytes.prefix(count) }
    return String(decoding: answer.prefix(12), as: UTF8.self).hasSuffix(" 200")
  }
}
