import CasinoKit

/// A table whose game is being written.
extension TerminalTable {
  /// Shows what happened in the workshop.
  func show(_ news: [WorkshopNews]) throws {
    let strings = session.strings, game = session.game.manifest.title(in: strings.language).name
    for piece in news {
      let lines = strings.lines(for: piece, game: game).map(short)
      switch piece {
      case .building:
        // What the compiler said before stays until it says something else.
        let before = screen.options.work.flatMap { $0.isOpen ? $0.lines : nil }
        screen.options.work = WorkNotice(title: lines[0], lines: before ?? [], isDown: isDown)
      case .unchanged: screen.options.work = nil
      case .refused, .waiting, .failed:
        screen.options.work = WorkNotice(title: lines[0], lines: Array(lines.dropFirst()), isDown: isDown)
      case .opened(let seat):
        screen.options.work = nil
        try open(seat, saying: lines)
      }
      screen.redraw()
    }
  }

  /// Where the game is being written, its failure ends nothing: the next build plays on.
  func tolerating(_ work: () throws -> Void) throws {
    guard let workshop else { return try work() }
    do { try work() } catch let failure as ModuleFailure {
      // Nobody is surprised that a program which is gone does not answer.
      if isDown { return }
      workshop.fail()
      try show([.failed(session.failed(failure))])
    }
  }

  /// Whether the program of the table failed.
  var isDown: Bool { workshop.map { $0.session == nil } ?? false }

  /// Takes a key while what the compiler says covers the table.
  func takeAtWork(_ key: Key) {
    switch key {
    case .up: scrollWork(-1)
    case .down: scrollWork(1)
    case .pageUp: scrollWork(-10)
    case .pageDown: scrollWork(10)
    case .character("q"), .character("Q"): leaveTable()
    case .escape, .enter:
      guard !isDown else { return }
      screen.options.work = nil
      screen.redraw()
    default: break
    }
  }

  func scrollWork(_ rows: Int) {
    guard let work = screen.options.work else { return }
    let size = screen.size, lines = WorkPart.lines(of: work, width: size.columns)
    screen.options.work?.scroll(by: rows, most: lines.count - WorkPart.page(size.rows))
    screen.redraw()
  }

  /// The paths of the game's own files without what is the same for all of them.
  private func short(_ line: String) -> String {
    workshop.map { line.replacing($0.package.folder.path + "/", with: "") } ?? line
  }
}
