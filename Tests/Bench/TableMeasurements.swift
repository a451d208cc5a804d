import Foundation
import TestSupport

/// Measures a real table over its JSON interface.
struct TableMeasurements {
  let products: URL
  private let folder: TemporaryFolder

  init(products: URL) throws {
    self.products = products
    folder = try TemporaryFolder()
  }

  /// The lines of the report.
  func lines() throws -> [String] {
    let starts = try (0..<21).map { _ in try start() }
    let (intents, memory) = try play(rounds: 500)
    let (draws, commits) = try measureDealing(rounds: 100)
    return [
      Sample(starts).line("start to first prompt", aim: "aim: median under 60"),
      Sample(intents).line("intent to first frame, with commit", aim: "aim: p99 under 5"),
      Sample(draws).line("draw, seen from the game", aim: "aim: under 0.2"),
      Sample(commits).line("commit, seen from the game", aim: ""),
      Report.row("resident memory, host and game", "\(memory / 1024) MB", "aim: under 60 MB"),
      Report.row("size of Blackjack's executable", try size(), "dynamic Swift runtime"),
    ]
  }

  private func start() throws -> Double {
    let clock = ContinuousClock(), begin = clock.now
    let table = try Table(words: ["play", "blackjack", "--ui", "text"])
    while !(try table.line()).contains("Place your bet") {}
    let time = clock.now - begin
    table.leave()
    return time.milliseconds
  }

  private func play(rounds: Int) throws -> (intents: [Double], memory: Int) {
    let table = try Table(words: ["play", "blackjack", "--ui", "json", "--seed", "1", "--restart"])
    _ = try table.line()
    var times: [Double] = []
    for _ in 0..<rounds {
      try table.ask(#"{"action":"bet.main","amount":"10.00"}"#)
      times.append(try table.ask(#"{"action":"deal"}"#))
      while table.offers("stand") || table.offers("noInsurance") {
        let move = table.offersInsurance ? "noInsurance" : "stand"
        times.append(try table.ask("{\"action\":\"\(move)\"}"))
      }
    }
    let memory = table.memory
    table.leave()
    return (times, memory)
  }

  private func measureDealing(rounds: Int) throws -> (draws: [Double], commits: [Double]) {
    let game = products.appending(path: "CasinoBench").path
    let table = try Table(words: ["play", game, "--ui", "json"])
    _ = try table.line()
    for _ in 0..<rounds { try table.ask(#"{"action":"deal"}"#) }
    table.leave()
    let log = try String(contentsOf: table.folder.url("logs/measuring.log"), encoding: .utf8)
    func times(_ name: String) -> [Double] {
      log.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        return words.count == 2 && words[0] == name ? Double(words[1]).map { $0 / 1_000_000 } : nil
      }
    }
    return (times("draw"), times("commit"))
  }

  private func size() throws -> String {
    let file = products.appending(path: "Blackjack"), stripped = folder.url("Blackjack")
    let strip = Process()
    strip.executableURL = URL(filePath: "/usr/bin/strip")
    strip.arguments = ["-o", stripped.path, file.path]
    try strip.run()
    strip.waitUntilExit()
    func kilobytes(_ file: URL) throws -> Int { try Data(contentsOf: file).count / 1024 }
    return "\(try kilobytes(file)) kB, stripped \(try kilobytes(stripped)) kB"
  }
}

extension Duration {
  var milliseconds: Double { Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15 }
}
