import CasinoKit
import FoundationEssentials
import Glibc

/// Takes a table for this process; where another has it, asks whether to take it over.
struct TableAccess {
  let game: Game
  let data: URL
  let profile: ProfileID
  let isPractice: Bool
  /// Whether a table that is open elsewhere is taken over without a question.
  let takesOver: Bool
  let strings: Strings
  let context: CommandContext
  /// Whether somebody can be asked.
  var mayAsk = true

  /// Takes the table.
  /// - Throws: `CommandError.tableIsOpen` where another process has it and keeps it.
  func lock() throws -> TableLock {
    do throws(TableLock.Failure) { return try take() } catch .held(let holder) {
      guard try takesOver || asksFor(holder) else {
        throw CommandError.tableIsOpen(game: game.manifest.info.name, holder)
      }
      guard TableLock.release(holder, data: data, name: name) else {
        throw CommandError.tableIsKept(game: game.manifest.info.name, holder)
      }
      do throws(TableLock.Failure) { return try take() } catch { throw failure(error) }
    } catch {
      throw failure(error)
    }
  }

  private var name: String {
    // A game's word is letters, digits and hyphens; whatever else a foreign one has cannot leave the folder.
    let word = game.manifest.info.id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return "\(profile.number)-\(String(word))-\(isPractice ? "practice" : "wallet")"
  }

  private func take() throws(TableLock.Failure) -> TableLock {
    let place = ttyname(STDIN_FILENO).map { String(cString: $0) } ?? "-"
    return try TableLock(data: data, name: name, place: place, now: Date())
  }

  private func failure(_ failure: TableLock.Failure) -> CommandError {
    switch failure {
    case .held(let holder): .tableIsOpen(game: game.manifest.info.name, holder)
    case .file(let path, let code): .dataDirectoryRefused(path: path, code: code)
    }
  }

  /// Asks the person at the terminal; without one the answer is no.
  private func asksFor(_ holder: TableLock.Holder) throws -> Bool {
    guard mayAsk, isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return false }
    try context.errors.write(strings.takeOver(game: game.manifest.info.name, holder))
    return readLine().map(strings.isYes) ?? false
  }
}
