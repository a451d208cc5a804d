/// `casino list`.
enum ListCommand {
  static func run(_ invocation: Invocation, in context: CommandContext) throws {
    let strings = context.strings(invocation)
    let listing = GameLibrary().bundled()
    for fault in listing.broken { try context.errors.writeLine("casino: \(fault.sentence(in: strings))") }
    try context.output.write(ListText.page(listing.games.map(\.manifest), strings))
  }
}
