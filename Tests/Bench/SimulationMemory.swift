import CasinoKit
import Foundation
import TestSupport

/// Measures what a game takes from the heap while it simulates: with a counter before the functions of the C library, in a
/// process of its own that is spoken to as the host speaks to it.
struct SimulationMemory {
  /// What a run took.
  struct Use {
    /// How often memory was taken from the heap.
    var allocations = 0
    /// The most memory that the process had, in kilobytes.
    var kilobytes = 0
  }

  private static let game = "Blackjack"
  private let counter: URL

  /// Builds the counter.
  /// - Throws: what went wrong where the compiler does not build it.
  init(compiler: String, in folder: TemporaryFolder) throws {
    counter = folder.url("allocations.so")
    let source = Checkout.url("Tests/Bench/Yardstick/allocations.cpp").path
    let done = try ShellCommand.run(compiler, ["-O2", "-shared", "-fPIC", "-o", counter.path, source])
    guard done.status == 0 else { throw CocoaError(.executableLoad) }
  }

  /// The lines of the report.
  func lines() throws -> [String] {
    let few = try use(rounds: 200_000), more = try use(rounds: 1_000_000), many = try use(rounds: 100 << 20)
    return [
      Report.row(
        "heap allocations of 800,000 more rounds", "\(more.allocations - few.allocations)",
        "aim: none a round"),
      Report.row(
        "memory after 105 million rounds and after 1", "\(many.kilobytes) and \(more.kilobytes) kB", "aim: flat"),
    ]
  }

  /// Simulates rounds.
  func use(rounds: Int) throws -> Use {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { throw CocoaError(.fileReadUnknown) }
    let host = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true), said = Pipe(), process = Process()
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exec 3<&0 </dev/null; LD_PRELOAD=\"$1\" exec \"$0\"", program, counter.path]
    process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = said
    try process.run()
    try host.write(contentsOf: Wire.line(HostMessage.hello(Hello(protocol: Wire.versions, kit: Wire.kitVersion))))
    try host.write(contentsOf: Wire.line(HostMessage.simulate(Simulate(rounds: rounds, seed: 1))))
    try waitForAnswer(from: host)
    _ = shutdown(ends[0], Int32(SHUT_RDWR))
    let words = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let figures = words.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard figures.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
    return Use(allocations: figures[0], kilobytes: figures[1])
  }

  private var program: String { BuiltProducts.url(of: Self.game).path }

  private func waitForAnswer(from host: FileHandle) throws {
    var arrived = Data()
    while true {
      let part = host.availableData
      guard !part.isEmpty else { throw CocoaError(.fileReadUnknown) }
      arrived += part
      while let end = arrived.firstIndex(of: UInt8(ascii: "\n")) {
        let message = try Wire.read(ModuleMessage.self, from: arrived[..<end])
        if case .simulated = message { return }
        arrived = Data(arrived[(end + 1)...])
      }
    }
  }
}
