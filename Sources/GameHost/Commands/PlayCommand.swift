import CasinoKit
import FoundationEssentials
import Glibc

/// `casino play`.
enum PlayCommand {
  static func run(_ options: PlayOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let game = try options.game.found(invocation, in: context, isAgreed: options.isAgreed)
    _ = try PlaySettings(options.settings, manifest: game.manifest)
    let (record, folder) = try context.openStore(invocation)
    var open: Store? = record
    let profile = try record.profile(named: invocation.profile)
    let shown = UserInterface(
      invocation: invocation, context: context, log: folder.path(of: "logs/casino.log"),
      wishes: HostSettings(try record.settings(in: .host, profile: profile)))
    // Whoever only watches the program that draws has no need of the record.
    let interface = try shown.chosen(options.interface) { open = nil }
    let store = try open ?? context.openStore(invocation).store
    var visit = TableVisit(
      game: game, options: options, store: store, profile: profile, folder: folder, invocation: invocation,
      context: context)
    var leave: TableLeave
    switch interface {
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
          store: store, profile: profile, folder: folder, options: LobbyOptions(options), invocation, context)
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
