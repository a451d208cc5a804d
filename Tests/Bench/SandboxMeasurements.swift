import Foundation
import TestSupport

/// Measures what the sandbox adds to the start of a foreign game: `casino info` of a game by its path, which starts its
/// program once.
struct SandboxMeasurements {
  private static let runs = 41

  /// The lines of the report.
  func lines() throws -> [String] {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/bwrap") else {
      return [Report.row("start in the sandbox", "bubblewrap is missing", "aim: under 15 more")]
    }
    let folder = try TemporaryFolder()
    // A program beside its resources, so that there is nothing to build.
    let place = try folder.makeFolder("game")
    try FileManager.default.copyItem(at: BuiltProducts.url(of: "NewGame"), to: place.appending(path: "NewGame"))
    try FileManager.default.copyItem(
      at: Checkout.url("Templates/NewGame/Resources"), to: place.appending(path: "Resources"))
    // What a foreign game says of itself is asked of its program, which is one start.
    try FileManager.default.removeItem(at: place.appending(path: "Resources/manifest.json"))
    var open: [Double] = [], boxed: [Double] = []
    // By turns, so that a busy machine slows both.
    for _ in 0..<Self.runs {
      open.append(try start(path: "/nowhere", in: folder))
      boxed.append(try start(path: "/usr/bin:/bin", in: folder))
    }
    let added = zip(boxed, open).map { $0 - $1 }
    return [
      Sample(open).line("foreign game to its end, open", aim: ""),
      Sample(boxed).line("foreign game to its end, in the sandbox", aim: ""),
      Sample(added).line("added by the sandbox", aim: "aim: under 15"),
    ]
  }

  private func start(path: String, in folder: TemporaryFolder) throws -> Double {
    let process = Process(), nowhere = FileHandle(forWritingAtPath: "/dev/null")
    process.executableURL = BuiltProducts.url(of: "casino")
    process.arguments = ["info", folder.url("game/NewGame").path, "--data-dir", folder.path]
    if path == "/nowhere" { process.arguments?.append("--yes") }
    process.environment = ["PATH": path, "LANG": "C.UTF-8"]
    process.standardOutput = nowhere
    let start = DispatchTime.now().uptimeNanoseconds
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
  }
}
