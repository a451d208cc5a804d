import CasinoKit
import FoundationEssentials

/// What `casino profiles` does.
enum ProfilesAction: Equatable {
  case list
  case create(String)
  case rename(String, String)
  case use(String)

  /// The words that may follow `casino profiles`.
  static let words = ["create", "rename", "switch"]
}

/// `casino profiles`.
enum ProfilesCommand {
  static func run(_ action: ProfilesAction, _ invocation: Invocation, in context: CommandContext) throws {
    let store = try context.openStore(invocation).store, strings = context.strings(invocation)
    switch action {
    case .list: try context.output.write(page(try store.profiles(), strings))
    case .create(let name):
      try store.createProfile(name)
      try context.output.writeLine(strings.words("profiles.created", name))
    case .rename(let name, let other):
      try store.renameProfile(name, to: other)
      try context.output.writeLine(strings.words("profiles.renamed", name, other))
    case .use(let name):
      try store.useProfile(name)
      try context.output.writeLine(strings.words("profiles.inUse", name))
    }
  }

  private static func page(_ profiles: [Profile], _ strings: Strings) -> String {
    let rows = profiles.map { profile in
      [
        profile.isCurrent ? "*" : "", profile.name,
        profile.balance.map { strings.amount($0) } ?? strings.text("profiles.noWallet"),
      ]
    }
    return (TextColumns(rows: rows, rightAligned: [2]).lines + [strings.text("profiles.hint")]).map { $0 + "\n" }
      .joined()
  }
}
