import CasinoKit

/// The one place that puts into words why a game is not built.
extension Strings {
  /// Why there is no program, and what to do.
  func sentence(for error: BuildError) -> String {
    switch error {
    case .noPackage(let path): words("build.error.noPackage", quoted(path))
    case .noToolchain: text("build.error.noToolchain")
    case .refused(let game, let lines): text("build.error.refused", .count(BuildOutput.errors(in: lines)), .text(game))
    case .compilerFailed(let game, _): words("build.error.compiler", game)
    case .noProgram(let game): words("build.error.noProgram", game)
    case .unwritable(let path, let code): words("build.error.unwritable", quoted(path), reason(code))
    case .interrupted: text("build.error.interrupted")
    }
  }

  /// How far a build is.
  func progress(of progress: BuildOutput.Progress?, game: String) -> String {
    guard let progress else { return words("build.progress", game) }
    return words("build.progress.steps", game, number(progress.done), number(progress.total))
  }
}
