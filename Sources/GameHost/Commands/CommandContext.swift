import FoundationEssentials
import Glibc

/// What a command may use of the world.
struct CommandContext: Sendable {
  /// Where text goes that was asked for.
  let output: CommandOutput
  /// Where errors go.
  let errors: CommandOutput
  /// The environment's variables.
  let environment: [String: String]

  /// The variables of this process.
  static var processEnvironment: [String: String] { ProcessInfo.processInfo.environment }

  /// The data folder of an invocation, which need not exist.
  func dataDirectory(_ invocation: Invocation) throws(CommandError) -> DataDirectory {
    try DataDirectory.located(option: invocation.dataDirectory, environment: environment)
  }
}
