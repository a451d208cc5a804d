/// `casino list`.
enum ListCommand {
  static func run(namesOnly: Bool, _ invocation: Invocation, in context: CommandContext) throws {
    let strings = context.strings(invocation)
    let listing = context.library(invocation).all()
    if namesOnly {
      // For shells, which show nothing else.
      return try context.output.write(listing.games.map { $0.manifest.info.id + "\n" }.joined())
    }
    for fault in listing.broken { try context.errors.writeLine("casino: \(fault.sentence(in: strings))") }
    try context.output.write(ListText.page(listing.games.map(\.manifest), strings))
  }
}
