import CasinoKit
import FoundationEssentials

extension CommandContext {
  /// The games of this machine, for an invocation.
  func library(_ invocation: Invocation) -> GameLibrary {
    let folder = try? dataDirectory(invocation)
    return GameLibrary(environment: environment, installed: folder.map { InstalledGames(data: URL(filePath: $0.path)) })
  }

  /// Builds games from their sources, for an invocation.
  /// - Parameter isAgreed: whether the player agreed, by `--yes`, that a stranger's sources are built.
  func builder(_ invocation: Invocation, isAgreed: Bool) throws(CommandError) -> GameBuilder {
    let gate = ForeignGate(invocation: invocation, context: self)
    return GameBuilder(
      place: try BuildPlace.located(option: invocation.dataDirectory, environment: environment),
      environment: environment, strings: strings(invocation), errors: errors
    ) { package in
      // What came with this program runs on this machine already.
      if let own = try? DevelopmentKit.located(environment: [:]), package.isWithin(own.root) { return }
      try gate.letBuild(package.folder, isAgreed: isAgreed)
    }
  }
}
