import CasinoKit
import FoundationEssentials
import Glibc

/// `casino`.
enum LobbyCommand {
  static func run(_ options: LobbyOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let record = try PlayersRecord(showing: options.interface, invocation, in: context)
    let hall = try LobbyHall(
      store: record.store, profile: record.profile, folder: record.folder, options: options, invocation, context)
    let leave: TableLeave
    switch record.interface {
    case .terminal: leave = try draw(hall)
    case .json: leave = try JSONLobby(hall, lines: .ofProcess).run()
    case .text:
      var lobby = TextLobby(hall, lines: .ofProcess)
      lobby.takesCommands =
        record.isInterfaceChosen || isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 1
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
