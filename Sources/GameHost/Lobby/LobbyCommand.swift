import CasinoKit
import FoundationEssentials
import Glibc

/// `casino`.
enum LobbyCommand {
  static func run(_ options: LobbyOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let folder = try context.dataDirectory(invocation)
    try folder.create()
    let interface = try UserInterface.chosen(options.interface, folder, in: context, otherwise: .text)
    let store = try Store.open(in: URL(filePath: folder.path)) { Date() }
    let profile = try store.profile(named: invocation.profile)
    let hall = try LobbyHall(store: store, profile: profile, folder: folder, options: options, context)
    let leave: TableLeave
    switch interface {
    case .terminal: leave = try draw(hall)
    case .json: leave = try JSONLobby(hall, lines: .ofProcess).run()
    case .text:
      var lobby = try TextLobby(hall, invocation: invocation, lines: .ofProcess)
      lobby.takesCommands =
        options.interface != nil || context.environment[UserInterface.variable] != nil
        || isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 1
      leave = try lobby.run()
    }
    if case .signal = leave { exit(leave.status) }
  }

  private static func draw(_ hall: LobbyHall) throws -> TableLeave {
    let stage = Stage(
      environment: hall.context.environment, settings: try hall.settings().values, colors: hall.options.colors,
      isASCII: hall.options.isASCII, log: hall.folder.path(of: "logs/casino.log"))
    return try TerminalLobby(hall, stage: stage, clock: LobbyClock(strings: hall.strings, now: Int(time(nil)))).run()
  }
}
