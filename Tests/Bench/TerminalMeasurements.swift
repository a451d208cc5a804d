import Foundation

/// Measures the drawn table at a real terminal.
struct TerminalMeasurements {
  /// The lines of the report.
  func lines() throws -> [String] {
    let starts = try (0..<11).map { _ in
      let table = try DrawnTable(columns: 120, rows: 40)
      defer { table.leave() }
      return table.read(quiet: 60).last
    }
    return [Sample(starts).line("start to first complete frame", aim: "aim: under 100")] + (try keys()) + (try play())
  }

  /// Keys that move the light: nothing is committed, one frame follows.
  private func keys() throws -> [String] {
    let table = try DrawnTable(columns: 200, rows: 60)
    defer { table.leave() }
    _ = table.read(quiet: 300)
    let times = (0..<200).map { _ in
      table.type("\t")
      return table.read(quiet: 12).first
    }
    return [Sample(times).line("key to changed frame, 200×60", aim: "aim: p99 under 10")]
  }

  private func play() throws -> [String] {
    let table = try DrawnTable(columns: 120, rows: 40)
    defer { table.leave() }
    _ = table.read(quiet: 300)
    let idle = table.processorTime
    let quiet = table.read(quiet: 100, atMost: 2_000).bytes.count
    let idleTime = table.processorTime - idle
    table.type(" ")
    _ = table.read(quiet: 500)
    let before = table.processorTime
    table.type("\r")
    let deal = table.read(quiet: 700, atMost: 6_000)
    let share = (table.processorTime - before) / max(0.001, deal.last / 1_000)
    let early = table.memory
    for _ in 0..<300 { round(table) }
    let late = table.memory
    return [
      Report.row("idle for two seconds", "\(quiet) bytes, \(Int(idleTime * 1_000)) ms of processor time", "aim: none"),
      Report.row(
        "a deal of four cards, animated",
        "\(deal.bytes.count) bytes in \(Int(deal.last)) ms, \(Int(share * 100)) % of one core", "aim: under 5 %"),
      Report.row("memory after the first deal", "\(early / 1_024) MB", ""),
      Report.row("memory 300 rounds later", "\(late / 1_024) MB", "aim: flat"),
    ]
  }

  /// Plays on blindly, each key twice: the first may skip what moves.
  private func round(_ table: DrawnTable) {
    for key in ["\r", "x", "n", "x", "s", "x", "s", "x"] {
      table.type(key)
      _ = table.read(quiet: 3, atMost: 20)
    }
  }
}
