import CasinoKit
import FoundationEssentials
import Glibc

/// `casino`.
enum LobbyCommand {
  static func run(_ options: LobbyOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let (record, folder) = try context.openStore(invocation)
    var open: Store? = record
    let profile = try record.profile(named: invocation.profile)
    let shown = UserInterface(
      invocation: invocation, context: context, log: folder.path(of: "logs/casino.log"),
      wishes: HostSettings(try record.settings(in: .host, profile: profile)))
    // Whoever only watches the program that draws has no need of the record.
    let interface = try shown.chosen(options.interface) { open = nil }
    let store = try open ?? context.openStore(invocation).store
    let hall = try LobbyHall(store: store, profile: profile, folder: folder, options: options, invocation, context)
    let leave: TableLeave
    switch interface {
    case .terminal: leave = try draw(hall)
    case .json: leave = try JSONLobby(hall, lines: .ofProcess).run()
    case .text:
      var lobby = TextLobby(hall, lines: .ofProcess)
      lobby.takesCommands =
        shown.isChosen(options.interface) || isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 1
      leave = try lobby.run()
    }
    if case .signal = leave { exit(leave.status) }
  }

  private static func draw(_ hall: LobbyHall) throws -> TableLeave {
    let stage = Stage(
      environment: hall.context.environment, settings: try hall.settings().values, colors: hall.options.colors,
      isASCII: hall.options.isASCII, log: hall.folder.path(of: "logs/casino.log"))
    return try TerminalLobby(hall, stage: stage, now: Int(time(nil))).run()
  }
}
