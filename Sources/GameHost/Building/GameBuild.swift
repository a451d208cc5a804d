import FoundationEssentials
import Glibc

/// One build of a game, from the call of the compiler to its program.
final class GameBuild {
  let package: GamePackage
  private let place: BuildPlace
  private let manner: BuildManner
  private let process: BuildProcess
  private let compiler: String
  private let lock: BuildLock
  private let sources: String

  /// Starts to build.
  /// - Parameter lock: the scratch path's, which is held as long as the build is.
  init(
    _ package: GamePackage, _ manner: BuildManner, in place: BuildPlace, environment: [String: String],
    _ lock: BuildLock
  ) throws(BuildError) {
    let call = try CompilerCall(package, manner, in: place, environment: environment)
    self.package = package
    self.place = place
    self.manner = manner
    self.lock = lock
    compiler = call.compiler
    sources = SourceState.text(of: [package.folder], .sources)
    process = try BuildProcess(call)
  }

  /// Becomes readable when there is something to `advance()` for.
  var descriptor: Int32 { process.descriptor }
  /// How far the build is.
  var progress: BuildOutput.Progress? { process.output.progress }
  /// What the compiler says of the sources, warnings too.
  var lines: [String] { process.output.lines }

  /// Stops the build; `advance()` tells when it has stopped.
  func cancel() { process.cancel() }

  /// Reads what the compiler says.
  /// - Returns: the program in the scratch path, once it is built; nil while it is not.
  /// - Throws: `BuildError` where the build has failed.
  func advance() throws(BuildError) -> URL? {
    guard process.read() else { return nil }
    guard case .code(0) = process.finish() else {
      let lines = process.output.lines
      if process.output.hasErrors { throw .refused(game: package.executable, lines: lines) }
      throw .compilerFailed(game: package.executable, lines: lines)
    }
    let program = place.scratch(manner).appending(path: manner.programs).appending(path: package.executable)
    guard access(program.path, X_OK) == 0 else { throw .noProgram(game: package.executable) }
    return program
  }

  /// A note of what the program was built from. What was saved while it was built is not in it, so that such a
  /// program is known to be old.
  var stamp: BuildStamp {
    let packages = [package.folder.path] + DependencyNotes.folders(in: place.scratch(manner))
    var stamp = BuildStamp(packages: packages, compiler: compiler, sources: "")
    if SourceState.text(of: [package.folder], .sources) == sources { stamp.sources = stamp.present }
    return stamp
  }
}
