import TestSupport
import Testing

/// `casino simulate` at a terminal: a line that says how far it is, and a sheet of what there is at the interrupt.
struct SimulateProgressTests {
  @Test func `An interrupted run prints what there is so far`() throws {
    let folder = try TemporaryFolder()
    let run = try PseudoTerminal(
      "\"$casino\" simulate baccarat --rounds 100G --data-dir '\(folder.path)'; echo \"left $?\"")
    try run.read(until: "░")
    try run.read(until: "rounds/s")
    run.type("\u{3}")
    let sheet = try run.read(until: "left 0")
    #expect(sheet.contains("PAR sheet") && sheet.contains("100,000,000,000"), "\(sheet)")
    let last = try #require(sheet.range(of: "PAR sheet"))
    #expect(!sheet[last.lowerBound...].contains("░"), "the line of progress is gone")
  }
}
