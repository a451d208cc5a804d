/// `casino info`.
enum InfoCommand {
  static func run(_ game: GameReference, _ invocation: Invocation, in context: CommandContext) throws {
    try context.output.write(InfoText(try game.found().manifest, context.strings(invocation)).page)
  }
}
