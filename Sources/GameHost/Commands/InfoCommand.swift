/// `casino info`.
enum InfoCommand {
  static func run(
    _ game: GameReference, isAgreed: Bool, _ invocation: Invocation, in context: CommandContext
  ) throws {
    let found = try game.found(invocation, in: context, isAgreed: isAgreed)
    try context.output.write(InfoText(found.manifest, from: found.origin, context.strings(invocation)).page)
  }
}
