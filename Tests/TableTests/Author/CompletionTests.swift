import Foundation
import TestSupport
import Testing

@testable import GameHost

/// What bash, zsh and fish make of the words that were typed, each by itself where it is on this machine.
@Suite struct CompletionTests {
  private let casino: CasinoProgram

  init() throws {
    casino = try CasinoProgram()
    try casino.folder.makeFolder("games/Poker")
  }

  static let typed: [(words: [String], offered: [String])] = [
    (["pla"], ["play"]), (["play", "blac"], ["blackjack"]), (["play", "--ui", "te"], ["terminal", "text"]),
    (["play", "blackjack", "--take"], ["--take-over"]), (["--lang", "d"], ["de"]),
    (["--data-dir", "games", "hist"], ["history"]), (["stats", "--format", "h"], ["html"]),
    (["check", "--format", "j"], ["json"]), (["completion", "f"], ["fish"]), (["play", "--seed", "1"], []),
    (["help", "ver"], ["verify"]), (["new-game", "--style", "p"], ["paytable", "punto"]),
    (["history", "--take"], []),
  ]

  private func run(_ shell: String, _ script: String) throws -> String {
    let folder = BuiltProducts.url(of: "casino").deletingLastPathComponent().path
    let result = try ShellCommand.run(
      shell,
      shell == "zsh" ? ["-fc", script] : shell == "fish" ? ["--no-config", "-c", script] : ["--norc", "-c", script],
      in: casino.folder.url("games"),
      environment: ["PATH": "\(folder):/usr/bin:/bin", "CASINO_HOME": casino.folder.path, "HOME": casino.folder.path])
    #expect(result.status == 0, "\(result.text)")
    return result.text
  }

  private func quoted(_ words: [String]) -> String { words.map { "'\($0)'" }.joined(separator: " ") }

  @Test(arguments: typed) func inBash(words: [String], offered: [String]) throws {
    let text = try run(
      "bash",
      """
      source <(casino completion bash)
      COMP_WORDS=(casino \(quoted(words))); COMP_CWORD=\(words.count); _casino
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(text.split(separator: "\n").map(String.init).sorted() == offered)
  }

  /// bash takes `--ui=te` apart.
  @Test func inBashAfterAnEqualsSign() throws {
    let text = try run(
      "bash",
      """
      source <(casino completion bash)
      COMP_WORDS=(casino play --ui = te); COMP_CWORD=4; _casino; printf '%s\\n' "${COMPREPLY[@]}"
      COMP_WORDS=(casino play P); COMP_CWORD=2; _casino; printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(text == "terminal\ntext\nPoker\n")
  }

  @Test(.enabled(if: isThere("zsh"), "no zsh"), arguments: typed)
  func inZsh(words: [String], offered: [String]) throws {
    let text = try run(
      "zsh",
      """
      compadd() { for word in "${@:2}"; do [[ $word == "$PREFIX"* ]] && print -r -- "$word"; done; true }
      _files() { true }; compset() { true }; compdef() { true }
      source <(casino completion zsh)
      words=(casino \(quoted(words))); CURRENT=\(words.count + 1); PREFIX=\(quoted([words.last ?? ""])); _casino
      """)
    #expect(text.split(separator: "\n").map(String.init).sorted() == offered)
  }

  /// fish takes the value of an option before the command for the command, so that case is left to the others.
  @Test(.enabled(if: isThere("fish"), "no fish"), arguments: typed.filter { $0.words[0] != "--data-dir" })
  func inFish(words: [String], offered: [String]) throws {
    let text = try run(
      "fish", "casino completion fish | source; complete -C 'casino \(words.joined(separator: " "))'")
    let found = text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(found.sorted() == offered)
  }

  private static func isThere(_ shell: String) -> Bool {
    ["/usr/bin", "/bin"].contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }
  }
}
