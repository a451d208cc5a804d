/// Runs a command line from its words to its exit code.
struct CommandRunner {
  /// What the command may use of the world.
  let context: CommandContext

  /// Does what the words after `casino` ask for and tells what stood in the way.
  func run(_ words: [String]) -> ExitCode {
    // What is wrong with the words is told in the language that they ask for.
    var invocation = Invocation(command: .help(nil), language: CommandParser.language(in: words))
    do {
      invocation = try CommandParser.invocation(words)
      try run(invocation)
      return .done
    } catch OutputError.readerGone {
      return .done
    } catch let failure as any CommandFailure {
      return report(failure.sentence(in: context.strings(invocation)), failure.exitCode)
    } catch {
      return report(context.strings(invocation).unexpected(error), .failed)
    }
  }

  /// Does what was understood.
  func run(_ invocation: Invocation) throws {
    switch invocation.command {
    case .lobby(let options): try LobbyCommand.run(options, invocation, in: context)
    case .play(let options): try PlayCommand.run(options, invocation, in: context)
    case .list(let namesOnly): try ListCommand.run(namesOnly: namesOnly, invocation, in: context)
    case .info(let game, let isAgreed): try InfoCommand.run(game, isAgreed: isAgreed, invocation, in: context)
    case .history(let options): try HistoryCommand.run(options, invocation, in: context)
    case .stats(let options): try StatsCommand.run(options, invocation, in: context)
    case .verify(let options): try VerifyCommand.run(options, invocation, in: context)
    case .odds(let options): try OddsCommand.run(options, invocation, in: context)
    case .profiles(let action): try ProfilesCommand.run(action, invocation, in: context)
    case .icon(let options): try IconCommand.run(options, invocation, in: context)
    case .doctor: try DoctorCommand.run(invocation, in: context)
    case .sync(let action): try SyncCommand.run(action, invocation, in: context)
    case .purse(let options): try PurseCommand.run(options, invocation, in: context)
    case .newGame(let options): try NewGameCommand.run(options, invocation, in: context)
    case .dev(let options): try DevCommand.run(options, invocation, in: context)
    case .build(let path, let isAgreed): try BuildCommand.run(path, isAgreed: isAgreed, invocation, in: context)
    case .check(let options): try CheckCommand.run(options, invocation, in: context)
    case .simulate(let options): try SimulateCommand.run(options, invocation, in: context)
    case .merge(let options): try MergeCommand.run(options, invocation, in: context)
    case .install(let options): try InstallCommand.run(options, invocation, in: context)
    case .remove(let game): try RemoveCommand.run(game, invocation, in: context)
    case .completion(let shell): try CompletionCommand.run(shell, invocation, in: context)
    case .help(let topic): try context.output.write(HelpText(context.strings(invocation)).page(topic))
    case .version: try context.output.writeLine(context.strings(invocation).versionLine)
    }
  }

  private func report(_ sentence: String, _ code: ExitCode) -> ExitCode {
    // Where standard error is closed, the exit code is all that can be told.
    try? context.errors.writeLine("casino: \(sentence)")
    return code
  }
}
