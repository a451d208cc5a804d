import Foundation
import TestSupport

/// Measures `casino simulate` on one core against plain loops of the same rules in C++, by turns.
struct SimulationMeasurements {
  private static let runs = 5
  /// Rounds of the short run, which is taken off the long one, and of the long one: whole blocks.
  private static let blocks = (few: 1, many: 17)
  private static let aim = "aim: three quarters, better as fast"

  /// The lines of the report.
  func lines() throws -> [String] {
    let folder = try TemporaryFolder()
    guard let compiler = Self.compiler else {
      return [Report.row("simulated rounds", "no C++ compiler for the yardstick", Self.aim)]
    }
    return try [
      line("blackjack", ["--set", "soft17=hit"], compiler, folder),
      line("baccarat", ["--side-bets"], compiler, folder), twoJobs(folder),
    ] + SimulationMemory(compiler: compiler, in: folder).lines()
  }

  private func line(
    _ game: String, _ options: [String], _ compiler: String, _ folder: TemporaryFolder
  ) throws -> String {
    let loop = folder.url(game)
    let source = Checkout.url("Tests/Bench/Yardstick/\(game).cpp").path
    _ = try output(compiler, ["-O3", "-march=native", "-o", loop.path, source])
    var ours: [Double] = [], plain: [Double] = []
    for _ in 0..<Self.runs {
      let printed = try output(loop.path, ["20000000"])
      plain.append(printed.split(separator: " ").first.flatMap { Double($0) } ?? .nan)
      let few = try processorTime(game, options, blocks: Self.blocks.few, folder)
      let many = try processorTime(game, options, blocks: Self.blocks.many, folder)
      ours.append(Double((Self.blocks.many - Self.blocks.few) << 20) / (many - few))
    }
    let ratio = Sample(zip(ours, plain).map { $0 / $1 }).quantile(0.5)
    let rates = [ours, plain].map { String(format: "%.1f", Sample($0).quantile(0.5) / 1e6) }
    return Report.row(
      "\(game), million rounds a second", "\(rates[0]) of \(rates[1]): \(String(format: "%.2f", ratio))", Self.aim)
  }

  /// How much faster two processes are than one, by the clock.
  private func twoJobs(_ folder: TemporaryFolder) throws -> String {
    var ratios: [Double] = []
    // Long enough for the second that each process works its chart out in to be of little account.
    for _ in 0..<3 {
      let times = try [1, 2].map { jobs in
        let start = DispatchTime.now().uptimeNanoseconds
        try simulate("blackjack", ["--jobs", "\(jobs)"], blocks: 192, folder)
        return Double(DispatchTime.now().uptimeNanoseconds - start)
      }
      ratios.append(times[0] / times[1])
    }
    return Report.row(
      "two jobs against one", String(format: "%.2f times as fast", Sample(ratios).quantile(0.5)), "aim: 1.9")
  }

  /// The processor time of a run with all its processes, in seconds.
  private func processorTime(
    _ game: String, _ options: [String], blocks: Int, _ folder: TemporaryFolder
  ) throws -> Double {
    let before = Self.childrensTime
    try simulate(game, options + ["--jobs", "1"], blocks: blocks, folder)
    return Self.childrensTime - before
  }

  private func simulate(_ game: String, _ options: [String], blocks: Int, _ folder: TemporaryFolder) throws {
    _ = try output(
      BuiltProducts.url(of: "casino").path,
      ["simulate", game, "--rounds", "\(blocks << 20)", "--format", "json", "--data-dir", folder.path] + options)
  }

  private static var childrensTime: Double {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  private static var compiler: String? {
    ["c++", "g++", "clang++"].map { "/usr/bin/\($0)" }.first(where: FileManager.default.isExecutableFile)
  }

  private func output(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle(forWritingAtPath: "/dev/null")
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: data, as: UTF8.self)
  }
}
