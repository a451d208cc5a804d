/// `casino play`.
enum PlayCommand {
  static func run(_ options: PlayOptions, _ invocation: Invocation, in context: CommandContext) throws {
    if options.interface == .terminal { throw CommandError.interfaceMissing(.terminal) }
    throw CommandError.notConnected
  }
}
