/// `casino completion`: what a shell needs to complete `casino`.
enum CompletionCommand {
  static func run(_ shell: CompletionShell, _ invocation: Invocation, in context: CommandContext) throws {
    switch shell {
    case .bash: try context.output.write(BashCompletion.text)
    case .zsh: try context.output.write(ZshCompletion.text)
    case .fish: try context.output.write(FishCompletion(strings: context.strings(invocation)).text)
    }
  }
}
