import CasinoKit
import FoundationEssentials

/// Starts games: the process, and the hello each way.
struct ModuleLauncher {
  /// The variable that shortens how long a module may take, in seconds.
  static let deadlineVariable = "CASINO_MODULE_DEADLINE"

  /// The folder of the logs.
  var logs: URL
  /// Variables of the game's environment that differ from those of every game.
  var surroundings: [String: String] = [:]
  /// How long the host waits.
  var patience = ModuleConnection.Patience()

  /// Launches games of a data folder.
  /// - Parameters:
  ///   - data: the folder of everything that the host writes.
  ///   - environment: the host's environment, in which `CASINO_MODULE_DEADLINE` may shorten the deadline.
  init(data: URL, environment: [String: String] = ProcessInfo.processInfo.environment) {
    logs = data.appending(path: "logs")
    if let seconds = environment[Self.deadlineVariable].flatMap(Double.init), seconds > 0 {
      patience.deadline = min(patience.deadline, .milliseconds(Int(min(seconds, 5) * 1_000)))
    }
  }

  /// Starts a game and exchanges the hellos.
  /// - Throws: `ModuleFailure`; no process is left then.
  func start(_ game: Game) throws(ModuleFailure) -> ModuleConnection {
    let connection = try begin(game)
    try greet(connection)
    return connection
  }

  /// Starts a game's program, which may have to wait before it says hello.
  /// - Throws: `ModuleFailure`; no process is left then.
  func begin(_ game: Game) throws(ModuleFailure) -> ModuleConnection {
    guard game.confinement != .refused else { throw .noSandbox }
    return ModuleConnection(
      try ModuleProcess(game, logs: logs, surroundings: surroundings), game: game, patience: patience)
  }

  /// Exchanges the hellos.
  /// - Throws: `ModuleFailure`; no process is left then.
  func greet(_ connection: ModuleConnection) throws(ModuleFailure) {
    do throws(ModuleFailure) {
      try connection.send(.hello(Hello(protocol: Wire.versions, kit: Wire.kitVersion)))
      connection.capabilities = try capabilities(of: try connection.receive(), game: connection.game)
      try connection.checkDescriptors()
    } catch {
      connection.end()
      if case .exited = error, case .sandbox(let bubblewrap) = connection.game.confinement, !Sandbox.works(bubblewrap) {
        throw .noSandbox
      }
      throw error
    }
  }

  private func capabilities(of message: ModuleMessage, game: Game) throws(ModuleFailure) -> [String] {
    guard case .hello(let hello) = message else {
      if case .failure(let failure) = message { throw .refusedToStart(reason: failure.text) }
      throw .wrongMessage(expected: "hello", got: message.kind)
    }
    guard hello.protocol.count == 2, hello.protocol[0] <= hello.protocol[1] else {
      throw .malformed(line: "hello", reason: .noRange)
    }
    let versions = hello.protocol[0]...hello.protocol[1]
    guard Wire.common(Wire.versions, versions) != nil else {
      throw .protocolMismatch(host: Wire.versions, module: versions)
    }
    let expected = game.manifest.info
    guard let info = hello.info, info.id == expected.id, info.version == expected.version else {
      throw .wrongGame(expected: expected, got: hello.info)
    }
    return (hello.capabilities ?? []).map(Sanitizer.word)
  }
}

extension ModuleMessage {
  /// The word of the message's kind on the wire.
  var kind: String {
    switch self {
    case .hello: "hello"
    case .ready: "ready"
    case .open: "open"
    case .draw: "draw"
    case .answer: "answer"
    case .scene: "scene"
    case .replayed: "replayed"
    case .simulated: "simulated"
    case .explored: "explored"
    case .rolledOut: "rolledOut"
    case .odds: "odds"
    case .progress: "progress"
    case .failure: "failure"
    }
  }
}
