import CasinoKit
import FoundationEssentials
import Glibc

/// Asks a player for what strangers' games need, once, and remembers it.
struct ForeignGate {
  let invocation: Invocation
  let context: CommandContext

  /// Whether the player agreed earlier. A record that cannot be read agrees to nothing, and none is made.
  func isAgreed(_ agreement: Agreement) -> Bool {
    guard let folder = try? context.dataDirectory(invocation),
      let store = try? Store.existing(in: URL(filePath: folder.path)),
      let profile = try? store.profile(named: invocation.profile)
    else { return false }
    return (try? store.isAgreed(agreement, profile: profile)) ?? false
  }

  /// Remembers that the player agrees.
  func remember(_ agreement: Agreement) throws {
    let store = try context.openStore(invocation).store
    try store.agree(agreement, profile: try store.profile(named: invocation.profile))
  }

  /// Asks the person at the terminal; without one, and where the input ends, the answer is no.
  /// - Parameters:
  ///   - question: the key of the question.
  ///   - word: what it is about, as it was typed.
  ///   - more: what else the question names.
  func asks(_ question: String, about word: String, _ more: String...) throws -> Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(context.errors.descriptor) == 1 else { return false }
    let strings = context.strings(invocation)
    try context.errors.write(strings.text(question, ([word] + more).map { .text(TypedWord.shown($0)) }) + " ")
    return readLine().map(strings.isYes) ?? false
  }

  /// Lets a stranger's package be built, which runs its code: asks the first time.
  /// - Parameters:
  ///   - package: the package's folder.
  ///   - isAgreed: whether the player agreed by `--yes`, which is remembered too.
  /// - Throws: `CommandError.buildNotAgreed` where nobody agrees.
  func letBuild(_ package: URL, isAgreed: Bool) throws {
    let agreement = Agreement.build(path: RealPath.of(package).path)
    if self.isAgreed(agreement) { return }
    guard try isAgreed || asks("build.ask", about: package.path) else {
      throw CommandError.buildNotAgreed(path: package.path)
    }
    try remember(agreement)
  }
}
