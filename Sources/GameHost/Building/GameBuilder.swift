import CasinoKit
import FoundationEssentials
import Glibc

/// Builds a game while the player or the author waits, with one line at a terminal that tells how far it is.
struct GameBuilder {
  let place: BuildPlace
  let environment: [String: String]
  let strings: Strings
  /// Where progress and what the compiler says go.
  let errors: CommandOutput
  /// Asked before a package is built, which runs its code.
  let permit: (GamePackage) throws -> Void

  /// The program of a package; it is built where anything was changed since it was built last.
  /// - Throws: `BuildError`, after what the compiler says was written.
  func fresh(_ package: GamePackage) throws -> BuiltGame {
    if let built = place.fresh(package) { return built }
    return try built(package).game
  }

  /// Builds a package to be played.
  /// - Returns: the program, and the compiler's warnings.
  func built(_ package: GamePackage) throws -> (game: BuiltGame, warnings: [String]) {
    let build = try started(package, .debug)
    let program = try finish(build)
    return (try place.keep(program, of: package, build.stamp), build.lines)
  }

  /// Builds a package to be carried to other machines.
  /// - Returns: the program in the scratch path.
  func portable(_ package: GamePackage) throws -> URL { try finish(try started(package, .bundle)) }

  /// Starts a build, once no other one is under way in the scratch path.
  func started(_ package: GamePackage, _ manner: BuildManner) throws -> GameBuild {
    try permit(package)
    let progress = ProgressLine(errors)
    defer { progress.clear() }
    while true {
      if let lock = try BuildLock(manner, in: place) { return try start(package, manner, lock) }
      progress.show(strings.text("build.progress.waiting"))
      poll(nil, 0, 100)
    }
  }

  /// Starts a build whose scratch path is free. Whoever agreed to the first build agreed to this one.
  func start(_ package: GamePackage, _ manner: BuildManner, _ lock: BuildLock) throws(BuildError) -> GameBuild {
    try GameBuild(package, manner, in: place, environment: environment, lock)
  }

  /// Waits until a build is over.
  private func finish(_ build: GameBuild) throws -> URL {
    let progress = ProgressLine(errors), name = build.package.folder.lastPathComponent
    let signals = SignalPipe(SignalPipe.ofWork)
    defer {
      progress.clear()
      signals.release(SignalPipe.ofWork)
    }
    var stopped: Int32?
    do throws(BuildError) {
      while true {
        progress.show(strings.progress(of: build.progress, game: name))
        var waiting = [build.descriptor, signals.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&waiting, 2, -1)
        if stopped == nil, let signal = signals.take().first {
          stopped = signal
          build.cancel()
        }
        if let program = try build.advance() { return program }
      }
    } catch {
      if let stopped { throw BuildError.interrupted(signal: stopped) }
      progress.clear()
      for line in error.lines { try errors.writeLine(line) }
      throw error
    }
  }
}
