import CasinoKit
import FoundationEssentials

/// What `casino sync` is asked to do.
enum SyncAction: Equatable {
  case now
  /// Links the profile to a folder, as it was typed.
  case link(folder: String)
  case status
  case off
}

/// `casino sync`.
enum SyncCommand {
  static func run(_ action: SyncAction, _ invocation: Invocation, in context: CommandContext) throws {
    let store = try context.openStore(invocation).store, strings = context.strings(invocation)
    let profile = try store.profile(named: invocation.profile)
    switch action {
    case .now: try synchronise(store, profile, strings, in: context)
    case .link(let typed):
      let path = try DataDirectory.located(option: typed, environment: context.environment).path
      // A folder that is not there is a slip of the pen, or a stick that is not plugged in.
      _ = try SyncDirectory(path: path)
      try store.link(profile, to: path)
      guard let link = try store.link(of: profile) else { throw SyncError.notLinked }
      try context.output.writeLine(
        strings.words("sync.linked", strings.quoted(link.wallet), strings.quoted(link.folder)))
      try synchronise(store, profile, strings, in: context)
    case .status:
      guard let status = try store.syncStatus(of: profile) else {
        return try context.output.writeLine(strings.text("sync.notLinked"))
      }
      for line in strings.lines(status) { try context.output.writeLine(line) }
    case .off:
      guard try store.link(of: profile) != nil else { throw SyncError.notLinked }
      try store.unlink(profile)
      try context.output.writeLine(strings.text("sync.unlinked"))
    }
  }

  private static func synchronise(
    _ store: Store, _ profile: ProfileID, _ strings: Strings, in context: CommandContext
  ) throws {
    let report = try Synchroniser(store, profile: profile).run()
    for line in strings.lines(report) { try context.output.writeLine(line) }
  }
}
