import CasinoKit

/// The sheet of odds at a drawn table.
extension TerminalTable {
  /// Opens the sheet, or closes it.
  func toggleOdds() {
    if screen.options.odds != nil { return closeOdds() }
    let strings = session.strings
    screen.options.scroll = 0
    screen.options.odds = OddsSheet(saying: strings.text("odds.begins"), strings)
    do {
      odds = try session.askOdds()
      if odds == nil { showOdds(saying: strings.text("text.noOdds")) }
    } catch let failure as ModuleFailure {
      showOdds(failure)
    } catch {
      showOdds(saying: strings.unexpected(error))
    }
    screen.redraw()
  }

  /// Closes the sheet.
  func closeOdds() {
    odds?.close()
    odds = nil
    screen.options.odds = nil
    screen.options.scroll = 0
    screen.redraw()
  }

  /// Takes what has come, and shows it.
  func tendOdds() {
    guard let inquiry = odds else { return }
    do throws(ModuleFailure) {
      guard try inquiry.advance() else { return }
    } catch {
      showOdds(error)
      return screen.redraw()
    }
    if let picture = inquiry.picture {
      screen.options.odds = OddsSheet(picture, isMore: inquiry.end == nil, session.strings)
    } else if let end = inquiry.end {
      showOdds(saying: session.strings.text(end == .noCardsFit ? "odds.noCardsFit" : "text.noOdds"))
    }
    screen.redraw()
  }

  /// Takes a key while the sheet covers the table.
  func takeAtOdds(_ key: Key) {
    switch key {
    case .up: scrollOdds(-1)
    case .down: scrollOdds(1)
    case .pageUp: scrollOdds(-10)
    case .pageDown: scrollOdds(10)
    case .character("q"), .character("Q"): leaveTable()
    case .escape, .enter, .character(HostAction.oddsKey): closeOdds()
    default: break
    }
  }

  func scrollOdds(_ rows: Int) {
    screen.options.scroll = min(max(0, screen.options.scroll + rows), screen.table.scrollLimit)
    screen.redraw()
  }

  /// A game that fails at this does no harm to the table.
  private func showOdds(_ failure: ModuleFailure) {
    showOdds(saying: session.strings.happened(failure, session.game.manifest.title(in: session.strings.language).name))
  }

  private func showOdds(saying text: String) {
    odds?.close()
    odds = nil
    screen.options.odds = OddsSheet(saying: text, session.strings)
  }
}
