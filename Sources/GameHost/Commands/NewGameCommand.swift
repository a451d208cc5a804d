import CasinoKit
import FoundationEssentials
import Glibc

/// The options of `casino new-game`.
struct NewGameOptions: Equatable {
  /// The name as it was typed.
  var name: String
  /// What the game begins as; nil where it is asked for or guessed from the name.
  var style: GameStyle?
  /// The folder in which the game's folder is made, as it was typed.
  var directory: String?
  /// One sentence about the game; nil keeps the template's.
  var description: String?
  /// Whether the plan is shown and nothing made.
  var isDryRun = false
  /// Whether all questions are answered by what is suggested.
  var isAnswered = false
}

/// `casino new-game`: a game's package, of which the rules are left to write.
enum NewGameCommand {
  static func run(_ options: NewGameOptions, _ invocation: Invocation, in context: CommandContext) throws {
    let strings = context.strings(invocation)
    let questions = Questions(strings: strings, output: context.errors, isAsking: !options.isAnswered)
    guard let plan = try plan(options, questions, invocation, in: context) else {
      return try context.output.writeLine(strings.text("newGame.nothing"))
    }
    try context.output.write(strings.page(of: plan))
    if options.isDryRun { return }
    guard try questions.isConfirmed(strings.text("newGame.confirm")) else {
      return try context.output.writeLine(strings.text("newGame.nothing"))
    }
    try ScaffoldWriter().write(plan)
    // Whoever made it need not be asked whether it may be built. Where that cannot be kept, they are asked.
    try? ForeignGate(invocation: invocation, context: context).remember(.build(path: RealPath.of(plan.folder).path))
    let now = FileManager.default.currentDirectoryPath
    try context.output.write(strings.next(after: plan, workingDirectory: now))
  }

  /// The plan; nil where the person gave no answer.
  private static func plan(
    _ options: NewGameOptions, _ questions: Questions, _ invocation: Invocation, in context: CommandContext
  ) throws -> GamePlan? {
    let now = FileManager.default.currentDirectoryPath
    let directory = try options.directory.map { typed in
      // `DataDirectory` reads the tilde that a shell leaves in `--directory=~/Games`.
      try DataDirectory.located(option: typed, environment: context.environment, workingDirectory: now).path
    }
    let place = try GamePlace(directory: directory, workingDirectory: now)
    let taken = TakenNames(games: context.library(invocation).all().games.map(\.manifest.info), targets: place.targets)
    let names: NamePlan
    do throws(NameError) { names = try NamePlan(options.name, taken: taken) } catch { throw ScaffoldError.name(error) }
    let kit = try DevelopmentKit.located(environment: context.environment)
    let guess = GameStyle(guessedFrom: names)
    guard let style = try options.style ?? questions.style(guess) else { return nil }
    return try GamePlan(names, style: style, description: options.description, place: place, kit: kit)
  }
}

/// What is asked of a person at a terminal; a pipe gets what is suggested.
private struct Questions {
  let strings: Strings
  let output: CommandOutput
  private let isAsking: Bool

  init(strings: Strings, output: CommandOutput, isAsking: Bool) {
    self.strings = strings
    self.output = output
    self.isAsking = isAsking && isatty(STDIN_FILENO) == 1 && isatty(output.descriptor) == 1
  }

  /// The style that is chosen, by number or word; nil where the input ends.
  func style(_ guess: GameStyle) throws -> GameStyle? {
    guard isAsking else { return guess }
    let styles = GameStyle.allCases
    let rows = styles.enumerated().map { place, style in ["\(place + 1)", style.rawValue, strings.words(for: style)] }
    for line in TextColumns(rows: rows, indent: 2).lines { try output.writeLine(line) }
    while true {
      try output.write(strings.words("newGame.ask.style", guess.rawValue) + " ")
      guard let answer = readLine()?.lowercased() else { return nil }
      if answer.allSatisfy(\.isWhitespace) { return guess }
      if let style = GameStyle(rawValue: answer) { return style }
      if let number = Int(answer), styles.indices.contains(number - 1) { return styles[number - 1] }
    }
  }

  /// Whether the person says yes, or nothing; the end of the input is a no.
  func isConfirmed(_ question: String) throws -> Bool {
    guard isAsking else { return true }
    try output.write(question + " ")
    return readLine().map { $0.isEmpty || strings.isYes($0) } ?? false
  }
}
