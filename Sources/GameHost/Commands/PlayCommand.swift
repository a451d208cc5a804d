import CasinoKit
import FoundationEssentials
import Glibc

/// `casino play`.
enum PlayCommand {
  static func run(_ options: PlayOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let game = try options.game.found(invocation, in: context, isAgreed: options.isAgreed)
    _ = try PlaySettings(options.settings, manifest: game.manifest)
    let record = try PlayersRecord(showing: options.interface, invocation, in: context)
    var visit = TableVisit(
      game: game, options: options, store: record.store, profile: record.profile, folder: record.folder,
      invocation: invocation,
      context: context)
    var leave: TableLeave
    switch record.interface {
    case .terminal: leave = try draw(&visit)
    case .json:
      let lines = LineSource.ofProcess
      leave = try visit.run { seat in
        try JSONTable(seat.session, lines: lines, output: context.output).run(greeting: seat.greeting)
      }
    case .text:
      let lines = LineSource.ofProcess
      leave = try visit.run { try TextTable($0, lines: lines, output: context.output).run() }
      if leave == .lobby {
        let hall = try LobbyHall(
          store: record.store, profile: record.profile, folder: record.folder, options: LobbyOptions(options),
          invocation, context)
        leave = try TextLobby(hall, lines: lines).run()
      }
    }
    if case .signal = leave { exit(leave.status) }
  }

  /// Draws the table; while its game starts, the launch screen.
  private static func draw(_ visit: inout TableVisit) throws -> TableLeave {
    let options = visit.options, context = visit.context
    let settings = HostSettings(try visit.store.settings(in: .host, profile: visit.profile)).values
    let stage = Stage(
      environment: context.environment, settings: settings, colors: options.colors, isASCII: options.isASCII,
      log: visit.folder.path(of: "logs/casino.log"))
    let launch = visit.game.manifest.launchScreen
    var isEntered = false
    defer { if isEntered { stage.leave() } }
    visit.willStart = {
      try stage.enter()
      isEntered = true
      stage.show(launch: launch)
    }
    var farewell: String?
    let leave = try visit.run { seat in
      let leave = try TerminalTable(seat.session, stage: stage, sounds: seat.sounds).run(greeting: seat.greeting)
      if seat.session.hasOpenRound { farewell = seat.session.strings.text("text.leftOpen") }
      return leave
    }
    if isEntered {
      stage.leave()
      isEntered = false
    }
    if let farewell { try context.output.writeLine(farewell) }
    return leave
  }
}
