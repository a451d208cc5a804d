/// `casino history`.
enum HistoryCommand {
  static func run(_ options: HistoryOptions, _ invocation: Invocation, in context: CommandContext) throws {
    throw CommandError.notConnected
  }
}
