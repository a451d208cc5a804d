import CasinoKit
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

  /// The record of an invocation, and the data folder that it lies in; both are made where they are missing.
  func openStore(_ invocation: Invocation) throws -> (store: Store, folder: DataDirectory) {
    let folder = try dataDirectory(invocation)
    try folder.create()
    return (try Store.open(in: URL(filePath: folder.path)) { Date() }, folder)
  }

  /// The words in which an invocation is answered.
  func strings(_ invocation: Invocation) -> Strings { .host(language(invocation.language)) }

  /// The language to speak: the wanted one, else that of the environment.
  func language(_ wanted: String?) -> String { wanted ?? Language.tag(of: environment) ?? "en" }
}
