/// `casino info`.
enum InfoCommand {
  static func run(_ game: GameReference, _ invocation: Invocation, in context: CommandContext) throws {
    throw CommandError.notConnected
  }
}
