import CasinoKit
import FoundationEssentials

/// What is told about a new game before and after it is made.
extension Strings {
  /// The plan: names, style, folder and every file. It is the same with and without `--dry-run`.
  func page(of plan: GamePlan) -> String {
    let names = plan.names
    let rows = [
      [text("newGame.plan.name"), names.display],
      [text("newGame.plan.id"), names.slug],
      [text("newGame.plan.module"), names.module],
      [text("newGame.plan.type"), names.type],
      [text("newGame.plan.style"), "\(plan.style.rawValue): \(words(for: plan.style))"],
      [text("newGame.plan.folder"), plan.folder.path],
    ]
    let files = plan.files.map { "  \($0.path)" }
    return lines(TextColumns(rows: rows).lines + ["", counted("newGame.plan.files", files.count)] + files)
  }

  /// That the game is there, and what to type next.
  func next(after plan: GamePlan, workingDirectory: String) -> String {
    let done = words("newGame.done", plan.names.display)
    return lines(["", done] + Self.commands(after: plan, workingDirectory: workingDirectory).map { "  \($0)" })
  }

  /// The commands that play, change and test a new game.
  static func commands(after plan: GamePlan, workingDirectory: String) -> [String] {
    let now = RealPath.of(URL(filePath: workingDirectory)).path
    func enter(_ folder: URL) -> [String] {
      if folder.path == now { return [] }
      let inside = folder.path.hasPrefix("\(now)/") ? String(folder.path.dropFirst(now.count + 1)) : folder.path
      return ["cd \(Shell.word(inside))"]
    }
    if let checkout = plan.place.checkout {
      let format = plan.hasLongLines ? ["make format"] : []
      return enter(checkout) + format + ["swift build", "casino play \(plan.names.slug)"]
    }
    return enter(plan.folder) + ["casino play .", "casino dev", "casino check . --next", "swift test"]
  }

  private func lines(_ lines: [String]) -> String { lines.map { "\($0)\n" }.joined() }
}
