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
  func strings(_ invocation: Invocation) -> Strings { .host(language(invocation)) }

  /// The language to speak, for a command that needs no record: one that is there is looked into, and none is made.
  func language(_ invocation: Invocation) -> String {
    if invocation.language != nil { return languages(invocation).language(kept: nil) }
    let folder = try? dataDirectory(invocation)
    let kept = folder.flatMap { try? Store.existing(in: URL(filePath: $0.path)) }
    let profile = try? kept?.profile(named: invocation.profile)
    return languages(invocation).language(kept: profile.flatMap { kept?.language(of: $0) })
  }

  /// The language to speak, for a command that has a player's record open.
  func language(_ invocation: Invocation, in store: Store, _ profile: ProfileID) -> String {
    languages(invocation).language(kept: store.language(of: profile))
  }

  /// What is known of the language but for what the player keeps.
  func languages(_ invocation: Invocation) -> LanguageChoice {
    LanguageChoice(asked: invocation.language, environment: Language.tag(of: environment))
  }
}
