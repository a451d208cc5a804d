import CasinoKit
import FoundationEssentials
import Glibc

/// `casino dev`: a table whose game is being written. What is saved is built and played on with.
enum DevCommand {
  static func run(_ options: DevOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let path = options.play.game.word
    guard let package = GamePackage(at: path) else { throw BuildError.noPackage(path: path) }
    let builder = try context.builder(invocation, isAgreed: options.play.isAgreed)
    try build(package, builder, context)
    let (record, folder) = try context.openStore(invocation)
    var open: Store? = record
    let profile = try record.profile(named: invocation.profile)
    let shown = UserInterface(
      invocation: invocation, context: context, log: folder.path(of: "logs/casino.log"),
      wishes: HostSettings(try record.settings(in: .host, profile: profile)))
    // Whoever only watches the program that draws has no need of the record.
    let interface = try shown.chosen(options.play.interface) { open = nil }
    let store = try open ?? context.openStore(invocation).store
    let bench = AuthorsBench(
      package: package, builder: builder, options: options, store: store, profile: profile, folder: folder,
      invocation: invocation, context: context)
    let leave = try bench.run { seat in try play(seat, interface, options.play, bench) }
    if case .signal = leave { exit(leave.status) }
  }

  /// Builds what is there before there is a table. Where it does not build, a person at a terminal mends it and saves.
  private static func build(_ package: GamePackage, _ builder: GameBuilder, _ context: CommandContext) throws {
    let watch = SourceWatch([package.folder])
    while true {
      do {
        _ = try builder.fresh(package)
        return
      } catch let error as BuildError where error.isOfSources && isatty(STDIN_FILENO) == 1 {
        try context.errors.writeLine("casino: " + error.sentence(in: builder.strings))
        try context.errors.writeLine(builder.strings.text("dev.waits"))
        var waiting = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
        poll(&waiting, 1, watch.descriptor < 0 ? 1_000 : -1)
        _ = watch.mayHaveChanged()
      }
    }
  }

  private static func play(
    _ seat: TableVisit.Seat, _ interface: PlayOptions.Interface, _ options: PlayOptions, _ bench: AuthorsBench
  ) throws -> TableLeave {
    let context = bench.context
    switch interface {
    case .terminal:
      let settings = HostSettings(try bench.store.settings(in: .host, profile: bench.profile)).values
      let stage = Stage(
        environment: context.environment, settings: settings, colors: options.colors, isASCII: options.isASCII,
        log: bench.folder.path(of: "logs/casino.log"))
      return try TerminalTable(seat.session, stage: stage, sounds: seat.sounds, workshop: seat.workshop)
        .run(greeting: seat.greeting)
    case .json:
      return try JSONTable(seat.session, lines: .ofProcess, output: context.output, workshop: seat.workshop)
        .run(greeting: seat.greeting)
    case .text: return try TextTable(seat, lines: .ofProcess, output: context.output).run()
    }
  }
}
