/// How the program of a game is run.
enum Confinement: Equatable, Sendable {
  /// With what the player may do: a game of the house, or a foreign one that the player agreed to.
  case open
  /// In a sandbox.
  case sandbox(Bubblewrap)
  /// Not at all: it is foreign, this machine has no sandbox, and nobody agreed.
  case refused

  /// How a game of an origin is run on this machine.
  /// - Parameters:
  ///   - environment: the host's environment, whose `PATH` leads to bubblewrap.
  ///   - isAgreed: whether the player agreed to run it without a sandbox, where there is none.
  static func of(
    _ origin: GameOrigin, environment: [String: String], isAgreed: () throws -> Bool = { false }
  ) rethrows -> Confinement {
    guard origin.isForeign else { return .open }
    let isAgreed = try isAgreed()
    guard let program = Bubblewrap(environment: environment) else { return isAgreed ? .open : .refused }
    // Where somebody agreed there may be no sandbox that works; else that shows when the game is started.
    return isAgreed && !Sandbox.works(program) ? .open : .sandbox(program)
  }
}
