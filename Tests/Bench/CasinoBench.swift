import CasinoKit
import Foundation

/// Measures the built program: `make bench`. Started by the host itself, it is the game that measures draws and commits.
@main
struct CasinoBench {
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "--manifest" { return try MeasuringGame.printManifest() }
    if isModule { MeasuringGame.play() }
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    tell("Measured with \(products.lastPathComponent) executables on this machine; times in milliseconds.")
    for line in try TableMeasurements(products: products).lines() { tell(line) }
    for line in try TerminalMeasurements().lines() { tell(line) }
    for line in try SandboxMeasurements().lines() { tell(line) }
    for line in try LobbyMeasurements().lines() { tell(line) }
    for line in try RecordMeasurements().lines() { tell(line) }
    for line in try SimulationMeasurements().lines() { tell(line) }
    do {
      for line in try AuthorMeasurements(products: products).lines() { tell(line) }
    } catch {
      tell(Report.row("an author's day", "not measured: no compiler, or a table that waits", ""))
    }
  }

  /// Writes a line at once, so that a run which is ended early leaves what it has measured.
  private static func tell(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  private static var isModule: Bool {
    var status = stat()
    return fstat(Wire.descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }
}
