import Testing

@testable import GameHost

/// What `swift build` prints, as it came from Swift 6.3 for a constant of the wrong type.
@Suite struct BuildOutputTests {
  private static let printed = """
    Building for debugging...
    [0/3] Write sources
    [1/3] Write swift-version-6A52383ED409C6A7.txt
    error: emit-module command failed with exit code 1 (use -v to see invocation)
    [3/5] Emitting module Poker
    /games/Poker/Engine/PokerEngine.swift:8:20: error: cannot convert value of type 'String' to specified type 'Int'
      7 |
      8 |   let broken: Int = "a"
        |                     `- error: cannot convert value of type 'String' to specified type 'Int'
    [4/5] Compiling Poker PokerEngine.swift
    /games/Poker/Engine/PokerEngine.swift:8:20: error: cannot convert value of type 'String' to specified type 'Int'
      7 |
      8 |   let broken: Int = "a"
        |                     `- error: cannot convert value of type 'String' to specified type 'Int'

    /games/Poker/Engine/PokerEngine.swift:8:7: warning: immutable property will not be decoded
      8 |   let broken: Int = "a"
        |       `- note: make the property mutable instead

    """

  private static let said = """
    /games/Poker/Engine/PokerEngine.swift:8:20: error: cannot convert value of type 'String' to specified type 'Int'
      7 |
      8 |   let broken: Int = "a"
        |                     `- error: cannot convert value of type 'String' to specified type 'Int'
    /games/Poker/Engine/PokerEngine.swift:8:7: warning: immutable property will not be decoded
      8 |   let broken: Int = "a"
        |       `- note: make the property mutable instead
    """

  private func output(_ text: String, bytesAtOnce: Int = .max) -> BuildOutput {
    var output = BuildOutput(), rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      output.feed(rest.prefix(bytesAtOnce))
      rest = rest.dropFirst(bytesAtOnce)
    }
    output.finish()
    return output
  }

  @Test(arguments: [1, 7, 4_096]) func keepsWhatTheCompilerSaysOnceAndNothingElse(bytesAtOnce: Int) {
    let output = output(Self.printed, bytesAtOnce: bytesAtOnce)
    #expect(output.lines.joined(separator: "\n") == Self.said)
    #expect(output.progress == BuildOutput.Progress(done: 4, total: 5))
    #expect(output.hasErrors && BuildOutput.errors(in: output.lines) == 1)
  }

  @Test func aSoundBuildSaysNothing() {
    let output = output("Building for debugging...\n[5/6] Linking Poker\nBuild complete! (4.16s)\n")
    #expect(output.lines.isEmpty && !output.hasErrors)
  }

  @Test func whatTheLinkerSaysIsKept() {
    let output = output("[5/6] Linking Poker\nld.lld: error: undefined symbol: f\n>>> referenced by Poker.o\n")
    #expect(output.lines == ["ld.lld: error: undefined symbol: f", ">>> referenced by Poker.o"])
  }

  @Test func aTerminalActsOnNothingInIt() {
    let output = output("/a/b.swift:1:2: error: \u{1B}[2Jcannot find '\u{7}x'\n")
    #expect(output.lines == ["/a/b.swift:1:2: error: ?[2Jcannot find '?x'"])
  }
}
