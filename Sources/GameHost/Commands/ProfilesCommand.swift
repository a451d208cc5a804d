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
    let store = try context.openStore(invocation).store
    switch action {
    case .list: try context.output.write(page(try store.profiles()))
    case .create(let name):
      try store.createProfile(name)
      try context.output.writeLine(ListingWords.profileCreated(name))
    case .rename(let name, let other):
      try store.renameProfile(name, to: other)
      try context.output.writeLine(ListingWords.profileRenamed(name, other))
    case .use(let name):
      try store.useProfile(name)
      try context.output.writeLine(ListingWords.profileInUse(name))
    }
  }

  private static func page(_ profiles: [Profile]) -> String {
    let rows = profiles.map { profile in
      [
        profile.isCurrent ? "*" : "", profile.name,
        profile.balance.map(\.readable) ?? ListingWords.noWallet,
      ]
    }
    return (TextColumns(rows: rows, rightAligned: [2]).lines + [ListingWords.profileHint]).map { $0 + "\n" }.joined()
  }
}
