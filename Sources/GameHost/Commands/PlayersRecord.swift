import CasinoKit
import FoundationEssentials

/// The record of a player who sits down, and who shows them the table.
struct PlayersRecord {
  let store: Store
  let profile: ProfileID
  let folder: DataDirectory
  let interface: PlayOptions.Interface
  /// Whether anything but the terminal itself chose who shows it.
  let isInterfaceChosen: Bool

  /// Opens it. For what is drawn the program starts itself once more, and does not come back from here.
  /// - Parameter wanted: what `--ui` names.
  init(showing wanted: PlayOptions.Interface?, _ invocation: Invocation, in context: CommandContext) throws {
    let (record, folder) = try context.openStore(invocation)
    var open: Store? = record
    profile = try record.profile(named: invocation.profile)
    let shown = UserInterface(
      invocation: invocation, context: context, log: folder.path(of: "logs/casino.log"),
      wishes: HostSettings(try record.settings(in: .host, profile: profile)))
    // Whoever only watches the program that draws has no need of the record.
    interface = try shown.chosen(wanted) { open = nil }
    isInterfaceChosen = shown.isChosen(wanted)
    store = try open ?? context.openStore(invocation).store
    self.folder = folder
  }
}
