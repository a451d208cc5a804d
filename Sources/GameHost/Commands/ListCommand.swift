/// `casino list`.
enum ListCommand {
  static func run(_ invocation: Invocation, in context: CommandContext) throws {
    throw CommandError.notConnected
  }
}
